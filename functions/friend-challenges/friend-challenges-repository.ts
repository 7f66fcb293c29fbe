import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { unlessRefused, when } from '../platform/storage/conditions';
import { asideKey, asideSchema, dueKeyOf, type Aside } from '../platform/storage/due-keys';
import { readBatch } from '../platform/storage/batch';
import { parseRows, readPage, readPages, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const rowSchema = z.object({
  userId: z.string(),
  friendChallengeId: z.string(),
  otherUserId: z.string(),
  isSender: z.boolean(),
  challengeNumber: z.number().int().nullable(),
  routineId: z.string().nullable(),
  title: z.string(),
  state: z.enum(['invited', 'accepted', 'declined', 'finished', 'expired']),
  createdAt: z.string(),
  endsAt: z.string(),
  myDoneAt: z.string().nullable(),
  theirDoneAt: z.string().nullable(),
});
/** A challenge between two friends, as one of them has it; the other row mirrors it. */
export type FriendChallengeRow = z.output<typeof rowSchema>;

export type Change = Partial<Pick<FriendChallengeRow, 'state' | 'endsAt' | 'myDoneAt' | 'theirDoneAt'>>;

const mostListed = 50;
/** Open challenges are in an index, by the sender's row, so that time can end them. */
export const dueChallenges = 'due';
const duePageSize = 100;

const dueSchema = z.object({
  userId: z.string(),
  friendChallengeId: z.string(),
  aside: asideSchema.optional().catch(undefined),
});
/** The key of a challenge whose time is up; the row itself may be unreadable. */
export type DueChallenge = z.output<typeof dueSchema>;

export const isRunning = ({ state }: FriendChallengeRow) => state === 'invited' || state === 'accepted';

/** The row as the other person has it. */
function otherSide(row: FriendChallengeRow): FriendChallengeRow {
  return {
    ...row,
    userId: row.otherUserId,
    otherUserId: row.userId,
    isSender: !row.isSender,
    myDoneAt: row.theirDoneAt,
    theirDoneAt: row.myDoneAt,
  };
}

/** A change as the other person has it. */
function mirrored({ myDoneAt, theirDoneAt, ...change }: Change): Change {
  return {
    ...change,
    ...(theirDoneAt !== undefined && { myDoneAt: theirDoneAt }),
    ...(myDoneAt !== undefined && { theirDoneAt: myDoneAt }),
  };
}

/** The `friend-challenges` table: two mirrored rows per challenge, always written together. */
export function createFriendChallengesRepository({ documents, tableName }: Storage) {
  const TableName = tableName('friend-challenges');

  const rowOf = (userId: string, friendChallengeId: string) => ({
    TableName,
    Key: { userId, friendChallengeId },
  });

  function changeItem(row: FriendChallengeRow, change: Change): TransactItem {
    const ends = !isRunning({ ...row, ...change });
    const isSeen = when('#state = :was AND myDoneAt = :mine AND theirDoneAt = :theirs', {
      was: row.state,
      mine: row.myDoneAt,
      theirs: row.theirDoneAt,
    });
    const changes = { set: change, ...(ends && { remove: ['dueKey', 'aside'] }) };
    return { Update: updateOf(rowOf(row.userId, row.friendChallengeId), changes, isSeen) };
  }

  return {
    read: (userId: string, id: string): Promise<FriendChallengeRow | null> =>
      readRow(documents, rowOf(userId, id), rowSchema),

    /** Those with these IDs, in no order. */
    async readMany(userId: string, ids: readonly string[]): Promise<FriendChallengeRow[]> {
      const keys = ids.map((friendChallengeId) => ({ userId, friendChallengeId }));
      return parseRows(
        rowSchema,
        await readBatch(documents, TableName, keys, { consistent: true }),
        TableName,
      );
    },

    /** Newest first, at most fifty. */
    async list(userId: string): Promise<FriendChallengeRow[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId }, newestFirst: true };
      return (await readPage(documents, query, rowSchema, { limit: mostListed })).rows;
    },

    /** Those of one partition whose time is up, as their senders have them. */
    async *listDue(dueKey: string, now: string): AsyncGenerator<DueChallenge> {
      const where = 'dueKey = :due AND endsAt <= :now';
      const query = { TableName, IndexName: 'due', where, values: { due: dueKey, now } };
      for await (const page of readPages(documents, query, duePageSize))
        yield* parseRows(dueSchema, page, TableName);
    },

    /** Moves it out of the way of the others, unless it has ended. */
    async setAside({ userId, friendChallengeId }: DueChallenge, aside: Aside): Promise<void> {
      const set = { dueKey: asideKey, aside };
      const update = updateOf(rowOf(userId, friendChallengeId), { set }, when('attribute_exists(dueKey)'));
      await unlessRefused(documents.send(new UpdateCommand(update)));
    },

    /** `row` is the sender's. */
    createItems(row: FriendChallengeRow): TransactItem[] {
      const other = otherSide(row);
      const dueKey = dueKeyOf(dueChallenges, row.friendChallengeId);
      return [{ ...row, dueKey }, other].map((Item) => ({
        Put: { TableName, Item, ...when('attribute_not_exists(friendChallengeId)') },
      }));
    },

    /** Changes both rows; refused if one of them changed since `row` was read. */
    changeItems(row: FriendChallengeRow, change: Change): TransactItem[] {
      return [changeItem(row, change), changeItem(otherSide(row), mirrored(change))];
    },
  };
}

export type FriendChallengesRepository = ReturnType<typeof createFriendChallengesRepository>;
