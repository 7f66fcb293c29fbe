import type { Storage } from '../platform/storage/storage';
import { createFriendsRepository } from './friends-repository';

/** The ids of a person's accepted friends. */
export type ReadFriendIds = (userId: string) => Promise<string[]>;

export function createReadFriendIds(storage: Storage): ReadFriendIds {
  return createFriendsRepository(storage).acceptedFriendIds;
}

/** Those of `others` who blocked a person or were blocked: neither sees the other anywhere. */
export type ReadHidden = (userId: string, others: readonly string[]) => Promise<Set<string>>;

export function createReadHidden(storage: Storage): ReadHidden {
  return createFriendsRepository(storage).readHidden;
}
