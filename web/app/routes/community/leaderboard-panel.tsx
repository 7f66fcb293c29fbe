import { LongLeaderboard } from '../../../features/leaderboards/components/long-leaderboard';

export function LeaderboardPanel() {
  return <LongLeaderboard />;
}
