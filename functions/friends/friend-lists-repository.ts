import * as z from 'zod';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { parseRows, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** How many blocks a row names at most, about 40 kB of the 400 kB that a row may have. */
export const mostBlocks = 1_000;

export interface FriendList {
  /** How many entries were ever added: the list has no more than that. Null if the row is unreadable. */
  version: number | null;
  /** Who blocked the person or was blocked; null if only the two rows of each pair can tell. */
  blocks: ReadonlySet<string> | null;
}

const empty: FriendList = { version: 0, blocks: new Set() };
const unreadable: FriendList = { version: null, blocks: null };

const listSchema = z
  .object({
    userId: z.string(),
    version: z.number().int().default(0),
    blocks: z.set(z.string()).default(new Set()),
    tooManyBlocks: z.boolean().default(false),
  })
  .transform(({ userId, version, blocks, tooManyBlocks }): [string, FriendList] => [
    userId,
    { version, blocks: tooManyBlocks ? null : blocks },
  ]);

/** The `friend-lists` table: what is known about a person's rows in `friends` without reading them. */
export function createFriendListsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('friend-lists');
  const rowOf = (userId: string) => ({ TableName, Key: { userId } });

  /** As of now, by ID. */
  async function readMany(userIds: readonly string[]): Promise<Map<string, FriendList>> {
    const keys = userIds.map((userId) => ({ userId }));
    const items = await readBatch(documents, TableName, keys, { consistent: true });
    const instead = ({ userId }: Item): [string, FriendList] => [String(userId), unreadable];
    const rows = parseRows(listSchema, items, TableName, instead);
    return new Map([...userIds.map((userId) => [userId, empty] as const), ...rows]);
  }

  const read = async (userId: string): Promise<FriendList> => (await readMany([userId])).get(userId) ?? empty;

  /** Adds one ID to the set of blocks, or takes it out. */
  const changeBlocks = (userId: string, change: 'ADD' | 'DELETE', id: string) => ({
    ...rowOf(userId),
    UpdateExpression: `${change} #blocks :ids`,
    ExpressionAttributeNames: { '#blocks': 'blocks' },
    ExpressionAttributeValues: { ':ids': new Set([id]) },
  });

  function addItems(userId: string, { blocks }: FriendList, id: string): TransactItem[] {
    if (!blocks || blocks.has(id)) return [];
    if (blocks.size < mostBlocks) return [{ Update: changeBlocks(userId, 'ADD', id) }];
    return [{ Update: updateOf(rowOf(userId), { set: { tooManyBlocks: true }, remove: ['blocks'] }) }];
  }

  function removeItems(userId: string, { blocks }: FriendList, id: string): TransactItem[] {
    if (!blocks?.has(id)) return [];
    // Without the condition, an erased row would come back.
    const isThere = when('attribute_exists(userId)');
    return [{ Update: { ...changeBlocks(userId, 'DELETE', id), ...isThere } }];
  }

  return {
    read,
    readMany,

    /**
     * The items that make both people's rows say whether there is a block between them. The pair's own rows have to be
     * read before, and checked in the same transaction.
     */
    async blockItems([one, other]: readonly [string, string], isBlock: boolean): Promise<TransactItem[]> {
      const lists = await readMany([one, other]);
      const itemsOf = isBlock ? addItems : removeItems;
      return [
        ...itemsOf(one, lists.get(one) ?? empty, other),
        ...itemsOf(other, lists.get(other) ?? empty, one),
      ];
    },

    /** Refused if the list grew since its version was read. */
    growItem(userId: string, seen: number, by = 1): TransactItem {
      const isAsSeen =
        seen === 0 ? when('attribute_not_exists(version)') : when('#version = :seen', { seen });
      return { Update: updateOf(rowOf(userId), { set: { version: seen + by } }, isAsSeen) };
    },
  };
}

export type FriendListsRepository = ReturnType<typeof createFriendListsRepository>;
