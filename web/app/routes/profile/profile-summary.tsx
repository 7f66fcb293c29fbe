import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { ProfileSummary } from '../../../features/profile/components/profile-summary';
import { SparedCard } from '../../../features/spared/components/spared-card';
import { useSession } from '../../../lib/session/session-context';
import { iconButtonClass } from '../../../ui/icon-button';
import { ShellSlot } from '../../../ui/shell-slots';
import { textLinkClass } from '../../../ui/text-link';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';

/** The guard around it shows a failure and sends people without a plan to onboarding. */
export default function ProfileSummaryPage() {
  usePageTitle('Profile Summary');
  const { name } = useSession();
  const { data: profile } = useQuery(profileQuery());
  return (
    <>
      <ShellSlot name="tools">
        <Link className={iconButtonClass()} to={paths.settings} aria-label="Settings">
          <Settings aria-hidden="true" />
        </Link>
      </ShellSlot>
      <ProfileSummary
        name={name ?? ''}
        profile={profile}
        communityPath={paths.community}
        onboardingPath={paths.onboarding}
        moreWeights={
          <Link className={`self-start ${textLinkClass}`} to={paths.activity}>
            Weight over the years
          </Link>
        }
        plannedAround={<SparedCard today={profile?.progress.today} />}
      />
    </>
  );
}
