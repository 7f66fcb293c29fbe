import type { Report } from '../../shared/contracts/friends';
import type { FriendStatus } from '../../shared/rules/friend-words';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createFriendsRepository } from './friends-repository';
import { createReportsRepository, reportedGroup } from './reports-repository';

export { wholeOf } from './friendship';

/** The IDs of a person's accepted friends. */
export type ReadFriendIds = (userId: string) => Promise<string[]>;

export function createReadFriendIds(storage: Storage): ReadFriendIds {
  return createFriendsRepository(storage).acceptedFriendIds;
}

/** Those of `others` who blocked a person or were blocked: neither sees the other anywhere. */
export type ReadHidden = (userId: string, others: readonly string[]) => Promise<Set<string>>;

export function createReadHidden(storage: Storage): ReadHidden {
  return createFriendsRepository(storage).readHidden;
}

/** How someone relates to a person right now; null for strangers and if either blocked the other. */
export type ReadFriendStatus = (userId: string, friendId: string) => Promise<FriendStatus | null>;

export function createReadFriendStatus(storage: Storage): ReadFriendStatus {
  const friends = createFriendsRepository(storage);
  return async (userId, friendId) => {
    const { mine } = await friends.readFriendship(userId, friendId);
    return mine === 'blocked' ? null : mine;
  };
}

/** The item that stores a report about a group for the operator. */
export function groupReportItem(
  storage: Storage,
  userId: string,
  groupId: string,
  report: Report,
): TransactItem {
  return createReportsRepository(storage).storeItem(userId, reportedGroup(groupId), report);
}
