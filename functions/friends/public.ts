import type { Storage } from '../platform/storage/storage';
import { createFriendsRepository } from './friends-repository';

/** The ids of a person's accepted friends. */
export type ReadFriendIds = (userId: string) => Promise<string[]>;

export function createReadFriendIds(storage: Storage): ReadFriendIds {
  return createFriendsRepository(storage).acceptedFriendIds;
}
