import { LongLeaderboard } from '../../../features/leaderboards/components/long-leaderboard';
import { InviteFriends } from './invite-friends';

export function LeaderboardPanel() {
  return <LongLeaderboard invite={<InviteFriends />} />;
}
