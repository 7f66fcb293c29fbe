import { rankFrom } from './rules/rank-tree';
import type { Storage } from '../platform/storage/storage';
import { createLeaderboardRepository } from './leaderboard-repository';

/** A person's rank among everyone; null if they are not on the board. */
export type ReadGlobalRank = (userId: string) => Promise<number | null>;

export function createReadGlobalRank(storage: Storage, shards: number): ReadGlobalRank {
  const leaderboard = createLeaderboardRepository(storage, shards);
  return async (userId) => {
    const standing = await leaderboard.readStanding(userId);
    if (!standing?.points) return null;
    return rankFrom(await leaderboard.readNodes(standing.points), standing.points);
  };
}
