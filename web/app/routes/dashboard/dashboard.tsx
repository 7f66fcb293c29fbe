import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { motivationQuery } from '../../../features/coach/api/motivation-query';
import { FirstBadgesCard } from '../../../features/dashboard/components/first-badges-card';
import { HeatmapCard } from '../../../features/dashboard/components/heatmap-card';
import { ProgressCard, type Rank } from '../../../features/dashboard/components/progress-card';
import { StatSection } from '../../../features/dashboard/components/stat-section';
import { WeeklyMinutes } from '../../../features/dashboard/components/weekly-minutes';
import { WelcomeHero } from '../../../features/dashboard/components/welcome-hero';
import { isFirstWeek } from '../../../features/dashboard/first-badges';
import { leaderboardQuery } from '../../../features/leaderboards/api/leaderboard-query';
import { LeaderboardCard } from '../../../features/leaderboards/components/leaderboard-card';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { HealthNotesSwitch } from '../../../features/profile/components/health-notes-switch';
import { useSession } from '../../../lib/session/session-context';
import { Card } from '../../../ui/card';
import { ShellSlot } from '../../../ui/shell-slots';
import { usePageTitle } from '../../use-page-title';
import { AddStepsTool } from './add-steps-tool';
import { DashboardTools } from './dashboard-tools';
import { QuickActions } from './quick-actions';
import { StartWorkout } from './start-workout';
import { TodayPanel } from './today-panel';
import { TrainingWeekCard } from './training-week';

// Far below, and with a request of its own.
const TrainingProgress = lazy(async () => ({
  default: (await import('./training-progress')).TrainingProgress,
}));

function useRank(): Rank {
  const { data: board, isError } = useQuery(leaderboardQuery('global'));
  if (board) return board.me?.rank ?? 'unranked';
  return isError ? 'unknown' : 'loading';
}

/** Before the profile is there the page stands in its final size; the guard around it shows a failure. */
export default function DashboardPage() {
  usePageTitle('Today');
  const session = useSession();
  const { data: profile } = useQuery(profileQuery());
  const rank = useRank();
  const { data: motivation, isError: wordless } = useQuery(motivationQuery());
  const isNew = profile !== undefined && isFirstWeek(profile.progress);
  const name = profile?.name ?? session.name ?? '';
  return (
    <div className="grid gap-3 px-gutter pt-2 pb-3 md:grid-cols-2 md:gap-4 md:pt-3 md:pb-6 xl:max-w-wide xl:grid-cols-24 xl:grid-rows-dashboard xl:pt-1.5">
      <ShellSlot name="tools">
        <DashboardTools id={profile?.id ?? session.userId ?? ''} name={name || 'You'} />
      </ShellSlot>
      <WelcomeHero
        className="md:col-span-full xl:col-start-1 xl:col-end-17 xl:row-span-2 xl:row-start-1"
        name={name}
        profile={profile}
        rank={typeof rank === 'number' ? rank : null}
        words={motivation?.message ?? (wordless ? null : undefined)}
        today={<TodayPanel profile={profile} />}
        summaryTool={<HealthNotesSwitch className="-mx-2 -my-1.5 justify-self-start" />}
      />
      <TrainingWeekCard
        className="md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-2"
        profile={profile}
      />
      {isNew ? (
        <>
          <FirstBadgesCard
            className="md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-1"
            profile={profile}
            rank={rank}
          />
          <QuickActions className="md:col-span-full md:grid-cols-4 xl:col-start-1 xl:col-end-17 xl:row-start-3 xl:grid-cols-2" />
          <LeaderboardCard className="below-fold md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-3 xl:pb-2" />
        </>
      ) : (
        <>
          <ProgressCard
            className="md:col-start-1 md:row-start-3 xl:col-start-17 xl:col-end-25 xl:row-start-1"
            profile={profile}
            rank={rank}
          />
          <QuickActions className="md:col-span-full md:grid-cols-4 xl:col-start-10 xl:col-end-17 xl:row-start-4 xl:grid-cols-2" />
          <StatSection
            className="md:col-span-full md:grid-cols-4 xl:col-start-1 xl:col-end-17 xl:row-start-3"
            profile={profile}
            stepsTool={<AddStepsTool />}
          />
          <HeatmapCard
            className="below-fold md:col-span-full xl:col-start-1 xl:col-end-10 xl:row-start-4"
            profile={profile}
          />
          <WeeklyMinutes
            className="below-fold md:col-start-1 md:row-start-4 xl:col-start-1 xl:col-end-17 xl:row-start-5"
            profile={profile}
          />
          {profile?.training && (
            <Suspense
              fallback={<Card className="md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-5" />}
            >
              <TrainingProgress
                profile={profile}
                className="below-fold md:col-span-full xl:col-start-17 xl:col-end-25 xl:row-start-5"
              />
            </Suspense>
          )}
          <LeaderboardCard className="below-fold md:col-start-2 md:row-span-2 md:row-start-3 xl:col-start-17 xl:col-end-25 xl:pb-2" />
        </>
      )}
      <ShellSlot name="dock">
        <StartWorkout today={profile?.training?.today} />
      </ShellSlot>
    </div>
  );
}
