import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { SettingsHeader } from '../../../features/settings/components/settings-header';
import { SettingsLayout } from '../../../features/settings/components/settings-layout';
import { messageOf } from '../../../lib/api/api-error';
import { useSession } from '../../../lib/session/session-context';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { SettingsSections } from './settings-sections';

export default function SettingsPage() {
  usePageTitle('Settings');
  const session = useSession();
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery());
  const name = profile?.name ?? session.name ?? '';
  const header = (
    <SettingsHeader
      id={profile?.id ?? session.userId ?? ''}
      name={name || 'You'}
      email={session.email ?? ''}
      profilePath={paths.profileSummary}
    />
  );
  return (
    <SettingsLayout header={header} hasTraining={profile?.training !== null}>
      {profile && <SettingsSections profile={profile} />}
      {!profile && error && (
        <ErrorState title="Your settings didn't load" onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
      {!profile && !error && <SkeletonRows count={8} label="Loading your settings" />}
    </SettingsLayout>
  );
}
