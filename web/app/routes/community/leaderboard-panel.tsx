import { LeaderboardCard } from '../../../features/leaderboards/components/leaderboard-card';

export function LeaderboardPanel() {
  return <LeaderboardCard />;
}
