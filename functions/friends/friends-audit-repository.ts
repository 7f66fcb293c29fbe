import { when } from '../platform/storage/conditions';
import { parseRow } from '../platform/storage/rows';
import { scanPages } from '../platform/storage/scan';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { sideSchema } from './friends-repository';

/** Two people, of whom the first has a row about the second. */
export interface FriendPair {
  userId: string;
  friendId: string;
}

export function createFriendsAuditRepository({ documents, tableName }: Storage) {
  const TableName = tableName('friends');
  return {
    async *pages(pageSize: number): AsyncGenerator<FriendPair[]> {
      for await (const page of scanPages(documents, TableName, pageSize)) {
        yield page.map((item) => {
          const { userId, friendId } = parseRow(sideSchema, item, TableName);
          return { userId, friendId };
        });
      }
    },

    /** A list that cannot be read starts again: its blocks are then asked pair by pair. */
    restartListItem(userId: string, version: number): TransactItem {
      const Item = { userId, version, tooManyBlocks: true };
      return { Put: { TableName: tableName('friend-lists'), Item, ...when('attribute_exists(userId)') } };
    },
  };
}
