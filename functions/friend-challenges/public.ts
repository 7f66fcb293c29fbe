import type { Storage } from '../platform/storage/storage';
import { createFriendChallengesRepository } from './friend-challenges-repository';

/** Those of a person's challenges with these IDs that still wait for their answer. */
export type ReadInvited = (userId: string, ids: readonly string[]) => Promise<Set<string>>;

export function createReadInvited(storage: Storage): ReadInvited {
  const challenges = createFriendChallengesRepository(storage);
  return async (userId, ids) => {
    const now = storage.clock.now().toISOString();
    const rows = await challenges.readMany(userId, ids);
    const invited = rows.filter(
      ({ state, isSender, endsAt }) => state === 'invited' && !isSender && endsAt > now,
    );
    return new Set(invited.map(({ friendChallengeId }) => friendChallengeId));
  };
}
