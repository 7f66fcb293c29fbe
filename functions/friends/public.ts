import type { Report } from '../../shared/contracts/friends';
import type { FriendStatus } from '../../shared/rules/friend-words';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createFriendIdsRepository } from './friend-ids-repository';
import { createFriendListsRepository } from './friend-lists-repository';
import { createFriendsRepository } from './friends-repository';
import { createReportsRepository, reportedGroup } from './reports-repository';

export { isBlock, wholeOf, type Side } from './friendship';

/** The IDs of a person's accepted friends. */
export type ReadFriendIds = (userId: string) => Promise<string[]>;

export function createReadFriendIds(storage: Storage): ReadFriendIds {
  return createFriendIdsRepository(storage).listAccepted;
}

/** Those of `others` who blocked a person or were blocked: neither sees the other anywhere. */
export type ReadBlockedEitherWay = (userId: string, others: readonly string[]) => Promise<Set<string>>;

export function createReadBlockedEitherWay(storage: Storage): ReadBlockedEitherWay {
  const [lists, friends] = [createFriendListsRepository(storage), createFriendsRepository(storage)];
  return async (userId, others) => {
    const asked = [...new Set(others)].filter((id) => id !== userId && id !== '');
    if (asked.length === 0) return new Set();
    const { blocks } = await lists.read(userId);
    return blocks ? new Set(asked.filter((id) => blocks.has(id))) : friends.readBlocked(userId, asked);
  };
}

/** Everyone with whom a person has a block, whoever made it; with too many, those whom the person blocked. */
export type ReadBlockIds = (userId: string) => Promise<string[]>;

export function createReadBlockIds(storage: Storage): ReadBlockIds {
  const [lists, friends] = [createFriendListsRepository(storage), createFriendsRepository(storage)];
  return async (userId) => {
    const [{ blocks }, sides] = await Promise.all([lists.read(userId), friends.readSides(userId)]);
    const own = [...sides].filter(([, side]) => side === 'blocked' || side === 'unreadable');
    return [...new Set([...(blocks ?? []), ...own.map(([id]) => id)])];
  };
}

/** Everyone with whom a person has a block as far as one row can tell; with too many, no one. */
export type ReadListedBlocks = (userId: string) => Promise<string[]>;

export function createReadListedBlocks(storage: Storage): ReadListedBlocks {
  const lists = createFriendListsRepository(storage);
  return async (userId) => [...((await lists.read(userId)).blocks ?? [])];
}

/** The items that remove a block between two people, whoever made it, when one of them leaves for good. */
export async function blockRemovalItems(
  storage: Storage,
  userId: string,
  otherId: string,
): Promise<TransactItem[]> {
  const mirrored = await createFriendListsRepository(storage).blockItems([userId, otherId], false);
  return [...createFriendsRepository(storage).removeItems(userId, otherId), ...mirrored];
}

/** How someone relates to a person right now; null for strangers and if either blocked the other. */
export type ReadFriendStatus = (userId: string, friendId: string) => Promise<FriendStatus | null>;

export function createReadFriendStatus(storage: Storage): ReadFriendStatus {
  const friends = createFriendsRepository(storage);
  return async (userId, friendId) => {
    const side = await friends.readSide(userId, friendId);
    return side === 'blocked' ? null : side;
  };
}

/** Whether two people are friends right now. */
export type ReadAreFriends = (userId: string, friendId: string) => Promise<boolean>;

export function createReadAreFriends(storage: Storage): ReadAreFriends {
  return createFriendIdsRepository(storage).areFriends;
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
