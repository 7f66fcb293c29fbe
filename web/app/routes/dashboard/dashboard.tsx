import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { HeatmapCard } from '../../../features/dashboard/components/heatmap-card';
import { StatSection } from '../../../features/dashboard/components/stat-section';
import { WeeklyMinutes } from '../../../features/dashboard/components/weekly-minutes';
import { isFirstWeek } from '../../../features/dashboard/first-badges';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { Card } from '../../../ui/card';
import { Late } from '../../../ui/late';
import { ShellSlot } from '../../../ui/shell-slots';
import { textLinkClass } from '../../../ui/text-link';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { LaterQuestion } from '../onboarding/later-question';
import { AddStepsTool } from './add-steps-tool';
import { DashboardTools } from './dashboard-tools';
import { FirstBadgesPanel, ProgressPanel } from './progress-panel';
import { QuickActions } from './quick-actions';
import { StartWorkout } from './start-workout';
import { TrainingWeekCard } from './training-week';
import { WelcomePanel } from './welcome-panel';

// Loaded late: it is far down the page and makes its own request.
const TrainingProgress = lazy(async () => ({
  default: (await import('./training-progress')).TrainingProgress,
}));

const Leaderboard = lazy(async () => ({ default: (await import('./leaderboard')).Leaderboard }));

/** Room for a card on a phone, until someone comes near it. */
const rooms = { card: 'max-md:min-h-late-card', chart: 'max-md:min-h-late-chart' };

interface CardsProps {
  profile: Profile | undefined;
}

function LateLeaderboard({ className, isReady }: { className: string; isReady: boolean }) {
  return (
    <Late className={`min-h-leaderboard ${className}`} isReady={isReady}>
      <Suspense fallback={<Card />}>
        <Leaderboard />
      </Suspense>
    </Late>
  );
}

/** Shown from the third workout on. */
function Charts({ profile }: CardsProps) {
  const isReady = profile !== undefined;
  return (
    <>
      <Late
        className="md:col-start-1 md:row-start-3 xl:col-start-17 xl:col-end-25 xl:row-start-1"
        room={rooms.card}
        isReady={isReady}
        lateOnPhone
      >
        <ProgressPanel profile={profile} />
      </Late>
      <Late
        room={rooms.card}
        className="md:col-span-full xl:col-start-10 xl:col-end-17 xl:row-start-4"
        isReady={isReady}
      >
        <QuickActions className="md:grid-cols-4 xl:grid-cols-2" />
      </Late>
      <Late
        className="md:col-span-full xl:col-start-1 xl:col-end-17 xl:row-start-3"
        isReady={isReady}
        room={rooms.card}
        lateOnPhone
      >
        <StatSection
          className="md:grid-cols-4"
          profile={profile}
          stepsTool={<AddStepsTool progress={profile?.progress} />}
        />
      </Late>
      <Late
        room={rooms.chart}
        className="md:col-span-full xl:col-start-1 xl:col-end-10 xl:row-start-4"
        isReady={isReady}
      >
        <HeatmapCard
          className="below-fold"
          profile={profile}
          more={
            <Link className={`mt-1 self-start ${textLinkClass}`} to={paths.activity}>
              Steps, weight, and activities
            </Link>
          }
        />
      </Late>
      <Late
        className="md:col-start-1 md:row-start-4 xl:col-start-1 xl:col-end-17 xl:row-start-5"
        room={rooms.chart}
        isReady={isReady}
      >
        <WeeklyMinutes className="below-fold" profile={profile} />
      </Late>
      {profile?.training !== null && (
        <Late
          room={rooms.chart}
          className="md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-5"
          isReady={isReady}
        >
          <Suspense fallback={<Card />}>
            {profile && <TrainingProgress className="below-fold" profile={profile} />}
          </Suspense>
        </Late>
      )}
      <LateLeaderboard
        className="md:col-start-2 md:row-span-2 md:row-start-3 xl:col-start-17 xl:col-end-25"
        isReady={isReady}
      />
    </>
  );
}

/** Shown before there is enough data for charts. */
function FirstDays({ profile }: { profile: Profile }) {
  return (
    <>
      <Late
        room={rooms.card}
        className="md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-1"
        isReady
        lateOnPhone
      >
        <FirstBadgesPanel profile={profile} />
      </Late>
      <Late
        room={rooms.card}
        className="md:col-span-full xl:col-start-1 xl:col-end-17 xl:row-start-3"
        isReady
      >
        <QuickActions className="md:grid-cols-4 xl:grid-cols-2" isLarge />
      </Late>
      <LateLeaderboard className="md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-3" isReady />
    </>
  );
}

/** Everything but the hero. */
const Cards = memo(function Cards({ profile }: CardsProps) {
  return (
    <>
      {profile?.training !== null && (
        <Late
          className="md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-2"
          room={rooms.card}
          isReady={profile !== undefined}
          lateOnPhone
        >
          <TrainingWeekCard profile={profile} />
        </Late>
      )}
      {profile && <LaterQuestion className="md:col-span-full" profile={profile} />}
      {profile && isFirstWeek(profile.progress) ? (
        <FirstDays profile={profile} />
      ) : (
        <Charts profile={profile} />
      )}
    </>
  );
});

const Page = memo(function Page({ profile }: CardsProps) {
  const session = useSession();
  // Deferred, so that the hero renders first.
  const profileBelow = useDeferredValue(profile);
  const name = profile?.name ?? session.name ?? '';
  const isFirst = profileBelow !== undefined && isFirstWeek(profileBelow.progress);
  return (
    <div
      className={`grid gap-3 px-gutter pt-2 pb-3 md:grid-cols-2 md:gap-4 md:pt-3 md:pb-6 xl:max-w-wide xl:grid-cols-24 xl:pt-1.5 ${isFirst ? '' : 'xl:grid-rows-dashboard'}`}
    >
      <ShellSlot name="tools">
        <DashboardTools id={profile?.id ?? session.userId ?? ''} name={name || 'You'} />
      </ShellSlot>
      <WelcomePanel
        className="md:col-span-full xl:col-start-1 xl:col-end-17 xl:row-span-2 xl:row-start-1"
        name={name}
        profile={profile}
      />
      <Cards profile={profileBelow} />
      <ShellSlot name="dock">
        <StartWorkout today={profile?.training?.today} />
      </ShellSlot>
    </div>
  );
});

/**
 * Until the profile arrives, the page keeps its final size; the guard around it shows a failure. Then everything
 * renders in slices, so that the browser can respond in between; later changes show right away.
 */
export default function DashboardPage() {
  usePageTitle('Today');
  const { data: profile } = useQuery(profileQuery());
  const hasCome = useDeferredValue(profile !== undefined);
  return <Page profile={hasCome ? profile : undefined} />;
}
