import * as z from 'zod';
import { friendStatuses } from '../../shared/rules/friend-words';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { parseRow, parseRows, readPages, readRow, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { isListed, type Friendship, type Side } from './friendship';

export const sideSchema = z.object({
  userId: z.string(),
  friendId: z.string(),
  status: z.enum([...friendStatuses, 'blocked']),
});

const anySideSchema = sideSchema.extend({
  status: z.enum([...sideSchema.shape.status.options, 'unreadable']),
});
type AnySide = z.output<typeof anySideSchema>;

const bothKeys = (userId: string, friendId: string) => [
  { userId, friendId },
  { userId: friendId, friendId: userId },
];

/** An unreadable row may be a block, so it throws. */
const unreadable = ({ userId, friendId }: Item): AnySide => {
  return { userId: String(userId), friendId: String(friendId), status: 'unreadable' };
};

/** The `friends` table: two mirrored rows per friendship or request; a block is one row of the person who blocked. */
export function createFriendsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('friends');
  const acceptedItem = (userId: string, friendId: string, createdAt: string): TransactItem => ({
    Put: { TableName, Item: { userId, friendId, status: 'accepted', createdAt } },
  });
  const parseSides = (items: readonly Item[]) => parseRows(anySideSchema, items, TableName, unreadable);

  /** The item that turns one side from `seen` into `next`, or checks it if it stays the same. */
  function sideItem(
    key: { userId: string; friendId: string },
    seen: Side,
    next: Side,
    at: string,
  ): TransactItem {
    const isAsSeen = seen === null ? when('attribute_not_exists(userId)') : when('#status = :seen', { seen });
    if (seen === next) return { ConditionCheck: { TableName, Key: key, ...isAsSeen } };
    if (next === null) return { Delete: { TableName, Key: key, ...isAsSeen } };
    return { Put: { TableName, Item: { ...key, status: next, createdAt: at }, ...isAsSeen } };
  }

  /** All of a person's rows, by the other person's ID. */
  async function readSides(userId: string): Promise<Map<string, AnySide['status']>> {
    const rows: AnySide[] = [];
    const query = { TableName, where: 'userId = :user', values: { user: userId } };
    for await (const page of readPages(documents, query)) rows.push(...parseSides(page));
    return new Map(rows.map(({ friendId, status }) => [friendId, status]));
  }

  return {
    readSides,

    /** How many friends and requests a person has. */
    async countListed(userId: string): Promise<number> {
      return [...(await readSides(userId)).values()].filter(isListed).length;
    },

    /** What a person's own row says about another: null for strangers, and if the other one blocked them. */
    async readSide(userId: string, friendId: string): Promise<Side> {
      return (await readRow(documents, { TableName, Key: { userId, friendId } }, sideSchema))?.status ?? null;
    },

    async readFriendship(userId: string, friendId: string): Promise<Friendship> {
      const keys = userId === friendId ? [{ userId, friendId }] : bothKeys(userId, friendId);
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      const rows = items.map((item) => parseRow(sideSchema, item, TableName));
      const sideOf = (id: string) => rows.find((row) => row.userId === id)?.status ?? null;
      return { mine: sideOf(userId), theirs: sideOf(friendId) };
    },

    /** Those of `others` who blocked the person or were blocked, from the two rows of each pair. */
    async readBlocked(userId: string, others: readonly string[]): Promise<Set<string>> {
      const keys = others.flatMap((id) => bothKeys(userId, id));
      const rows = await readBatch(documents, TableName, keys, { consistent: true });
      const blocks = parseSides(rows);
      return new Set(
        blocks
          .filter(({ status }) => status === 'blocked' || status === 'unreadable')
          .map((row) => (row.userId === userId ? row.friendId : row.userId)),
      );
    },

    /** Both sides together; refused if either changed since it was read. */
    changeItems(
      userId: string,
      friendId: string,
      { before, after, at }: { before: Friendship; after: Friendship; at: string },
    ): TransactItem[] {
      return [
        sideItem({ userId, friendId }, before.mine, after.mine, at),
        sideItem({ userId: friendId, friendId: userId }, before.theirs, after.theirs, at),
      ];
    },

    /** Both sides, whatever they say. */
    removeItems(userId: string, friendId: string): TransactItem[] {
      return bothKeys(userId, friendId).map((Key) => ({ Delete: { TableName, Key } }));
    },

    /** Makes two people friends. */
    befriendItems(userId: string, friendId: string, createdAt: string): TransactItem[] {
      return [acceptedItem(userId, friendId, createdAt), acceptedItem(friendId, userId, createdAt)];
    },
  };
}

export type FriendsRepository = ReturnType<typeof createFriendsRepository>;
