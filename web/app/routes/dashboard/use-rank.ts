import { useQuery } from '@tanstack/react-query';
import type { Rank } from '../../../features/dashboard/components/progress-card';
import { leaderboardQuery } from '../../../features/leaderboards/api/leaderboard-query';

/** The person's own place on the global leaderboard. */
export function useRank(): Rank {
  const { data: board, isError } = useQuery(leaderboardQuery('global'));
  if (board) return board.me?.rank ?? 'unranked';
  return isError ? 'unknown' : 'loading';
}
