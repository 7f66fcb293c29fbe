import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { ProfileSummary } from '../../../features/profile/components/profile-summary';
import { useSession } from '../../../lib/session/session-context';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';

/** The guard around it shows a failure and sends people without a plan to onboarding. */
export default function ProfileSummaryPage() {
  usePageTitle('Profile Summary');
  const { name } = useSession();
  const { data: profile } = useQuery(profileQuery());
  return (
    <ProfileSummary
      name={name ?? ''}
      profile={profile}
      communityPath={paths.community}
      onboardingPath={paths.onboarding}
    />
  );
}
