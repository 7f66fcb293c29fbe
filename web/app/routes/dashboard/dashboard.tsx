import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeatmapCard } from '../../../features/dashboard/components/heatmap-card';
import { ProgressCard, type Rank } from '../../../features/dashboard/components/progress-card';
import { StatSection } from '../../../features/dashboard/components/stat-section';
import { WelcomeHero } from '../../../features/dashboard/components/welcome-hero';
import { leaderboardQuery } from '../../../features/leaderboards/api/leaderboard-query';
import { LeaderboardCard } from '../../../features/leaderboards/components/leaderboard-card';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { buttonClass } from '../../../ui/button';
import { ShellSlot } from '../../layouts/shell-slots';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { DashboardTools } from './dashboard-tools';
import { QuickActions } from './quick-actions';
import './dashboard.css';

function StartWorkout() {
  return (
    <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.workout}>
      Start Workout <ArrowRight className="icon" aria-hidden="true" />
    </Link>
  );
}

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
  const name = profile?.name ?? session.name ?? '';
  return (
    <div className="dashboard">
      <DashboardTools id={profile?.id ?? session.userId ?? ''} name={name || 'You'} />
      <WelcomeHero
        name={name}
        profile={profile}
        rank={typeof rank === 'number' ? rank : null}
        action={<StartWorkout />}
      />
      <ProgressCard profile={profile} rank={rank} />
      <QuickActions />
      <StatSection className="dashboard-stats" profile={profile} />
      <HeatmapCard className="dashboard-heatmap" profile={profile} />
      <LeaderboardCard className="dashboard-board" />
      <ShellSlot name="dock">
        <StartWorkout />
      </ShellSlot>
    </div>
  );
}
