import { useQuery } from '@tanstack/react-query';
import { motivationQuery } from '../../../features/coach/api/motivation-query';
import { HeatmapCard } from '../../../features/dashboard/components/heatmap-card';
import { ProgressCard, type Rank } from '../../../features/dashboard/components/progress-card';
import { StatSection } from '../../../features/dashboard/components/stat-section';
import { WeeklyMinutes } from '../../../features/dashboard/components/weekly-minutes';
import { WelcomeHero } from '../../../features/dashboard/components/welcome-hero';
import { leaderboardQuery } from '../../../features/leaderboards/api/leaderboard-query';
import { LeaderboardCard } from '../../../features/leaderboards/components/leaderboard-card';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { HealthNotesSwitch } from '../../../features/profile/components/health-notes-switch';
import { useSession } from '../../../lib/session/session-context';
import { ShellSlot } from '../../../ui/shell-slots';
import { usePageTitle } from '../../use-page-title';
import { AddStepsTool } from './add-steps-tool';
import { DashboardTools } from './dashboard-tools';
import { QuickActions } from './quick-actions';
import { StartWorkout } from './start-workout';
import './dashboard.css';

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
  const name = profile?.name ?? session.name ?? '';
  return (
    <div className="dashboard">
      <ShellSlot name="tools">
        <DashboardTools id={profile?.id ?? session.userId ?? ''} name={name || 'You'} />
      </ShellSlot>
      <WelcomeHero
        name={name}
        profile={profile}
        rank={typeof rank === 'number' ? rank : null}
        words={motivation?.message ?? (wordless ? null : undefined)}
        action={<StartWorkout />}
        summaryTool={<HealthNotesSwitch />}
      />
      <ProgressCard profile={profile} rank={rank} />
      <QuickActions />
      <StatSection className="dashboard-stats" profile={profile} stepsTool={<AddStepsTool />} />
      <HeatmapCard className="dashboard-heatmap" profile={profile} />
      <WeeklyMinutes className="dashboard-minutes" profile={profile} />
      <LeaderboardCard className="dashboard-board" />
      <ShellSlot name="dock">
        <StartWorkout />
      </ShellSlot>
    </div>
  );
}
