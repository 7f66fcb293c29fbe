import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readPage, readRow } from '../platform/storage/rows';
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
/** Open challenges share one partition of an index, by the sender's row, so that time can end them. */
const due = 'due';

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
    const changes = { set: change, ...(ends && { remove: ['dueKey'] }) };
    return { Update: updateOf(rowOf(row.userId, row.friendChallengeId), changes, isSeen) };
  }

  return {
    read: (userId: string, id: string): Promise<FriendChallengeRow | null> =>
      readRow(documents, rowOf(userId, id), rowSchema),

    /** Newest first, at most fifty. */
    async list(userId: string): Promise<FriendChallengeRow[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId }, newestFirst: true };
      return (await readPage(documents, query, rowSchema, { limit: mostListed })).rows;
    },

    /** Those whose time is up, as their senders have them; at most `limit`. */
    async listDue(now: string, limit: number): Promise<FriendChallengeRow[]> {
      const where = 'dueKey = :due AND endsAt <= :now';
      const query = { TableName, IndexName: 'due', where, values: { due, now } };
      return (await readPage(documents, query, rowSchema, { limit })).rows;
    },

    /** `row` is the sender's. */
    createItems(row: FriendChallengeRow): TransactItem[] {
      const other = otherSide(row);
      return [{ ...row, dueKey: due }, other].map((Item) => ({
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
