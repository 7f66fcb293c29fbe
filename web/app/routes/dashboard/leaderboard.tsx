import { LeaderboardCard } from '../../../features/leaderboards/components/leaderboard-card';
import { InviteFriends } from '../community/invite-friends';

/** The board, and where to find friends for it. */
export const Leaderboard = () => (
  <LeaderboardCard className="below-fold xl:pb-2" invite={<InviteFriends />} />
);
