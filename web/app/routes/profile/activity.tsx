import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { ActivitiesCard } from '../../../features/body-data/activities/activities-card';
import { BodyCharts } from '../../../features/body-data/charts/body-charts';
import { BringInButton } from '../../../features/body-data/imports/bring-in-button';
import { PastImports } from '../../../features/body-data/imports/past-imports';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { Card } from '../../../ui/card';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { textLinkClass } from '../../../ui/text-link';
import { settingsPath } from '../../settings-path';
import { usePageTitle } from '../../use-page-title';

/** The guard around it shows a failure and sends people without a plan to onboarding. */
export default function ActivityPage() {
  usePageTitle('Activity');
  const { data: profile } = useQuery(profileQuery());
  return (
    <div className="mx-auto grid w-full max-w-page gap-3 px-gutter pt-2 pb-12 md:gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-1">
        <div className="min-w-0">
          <h1 className="text-head leading-snug font-black tracking-display">Activity</h1>
          <p className="text-fg-2">What your watch, your phone, and your scale know.</p>
        </div>
        {profile && <BringIn profile={profile} />}
      </header>
      {profile ? <Content profile={profile} /> : <LoadingContent />}
    </div>
  );
}

function BringIn({ profile }: { profile: Profile }) {
  const { timeZone, units, progress } = profile;
  return <BringInButton today={progress.today} timeZone={timeZone} units={units} />;
}

function Content({ profile }: { profile: Profile }) {
  const { units, progress } = profile;
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-main-side lg:grid-rows-top-rest lg:items-start">
      <BodyCharts today={progress.today} units={units} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ActivitiesCard
          today={progress.today}
          units={units}
          firstStep={
            <Link className={textLinkClass} to={settingsPath('devices')}>
              Connect a device
            </Link>
          }
        />
      </div>
      <PastImports />
    </div>
  );
}

function LoadingContent() {
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-main-side lg:items-start">
      <Card>
        <Skeleton height="16rem" />
      </Card>
      <Card>
        <SkeletonRows count={5} label="Loading your activities" />
      </Card>
    </div>
  );
}
