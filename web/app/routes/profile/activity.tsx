import { useQuery } from '@tanstack/react-query';
import { BodyCharts } from '../../../features/body-data/charts/body-charts';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { Skeleton } from '../../../ui/skeleton';
import { usePageTitle } from '../../use-page-title';

/** The guard around it shows a failure and sends people without a plan to onboarding. */
export default function ActivityPage() {
  usePageTitle('Activity');
  const { data: profile } = useQuery(profileQuery());
  return (
    <div className="mx-auto grid w-full max-w-page gap-4 px-gutter pt-2 pb-12">
      <h1 className="text-head font-black tracking-display">Activity</h1>
      {profile ? (
        <BodyCharts today={profile.progress.today} units={profile.units} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </div>
  );
}
