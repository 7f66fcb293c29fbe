import type { Storage } from '../platform/storage/storage';
import { createFriendsRepository } from './friends-repository';

/** What other areas may ask about friendships. */
export interface FriendsQueries {
  acceptedFriendIds(userId: string): Promise<string[]>;
}

export function createFriendsQueries(storage: Storage): FriendsQueries {
  return createFriendsRepository(storage);
}
