import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { whileUnchanged } from '../platform/storage/unchanged';
import { updateOf } from '../platform/storage/update';
import type { Tally } from './rules/tally';

/** Sorts before every ULID; stores how many groups the person is in. */
export const countMarker = '#count';
const firstId = '0';

const isoDateLength = 'yyyy-mm-dd'.length;

const rowSchema = z
  .object({
    userId: z.string(),
    groupId: z.string(),
    joinedAt: z.string().default(''),
    /** The day of their own calendar on which they joined; absent in rows from before groups had weeks. */
    countsFrom: z.string().optional(),
    /** Derived from their days and their standing; 0 while nothing was. */
    revision: z.number().int().default(0),
    points: z.number().int().nullable().default(0),
    weeks: z.record(z.string(), z.number().int()).default({}),
    /** Set when the owner removed them; they stay out until the owner lets them back in. */
    removedAt: z.string().optional(),
  })
  .transform((row) => ({ ...row, countsFrom: row.countsFrom ?? row.joinedAt.slice(0, isoDateLength) }));
type Row = z.output<typeof rowSchema>;
export type Membership = Omit<Row, 'removedAt'>;
export type NewMembership = Pick<Membership, 'userId' | 'groupId' | 'joinedAt' | 'countsFrom'>;

/** Someone's membership as of now, and whether they are in the group. */
export interface FoundMembership {
  membership: Membership;
  standing: 'member' | 'removed';
}

const isRemoved = ({ removedAt }: Row) => removedAt !== undefined;
const isIn = (row: Row) => !isRemoved(row);

/**
 * The `group-members` table: a row for each group someone is in or was removed from, and a marker row that counts the
 * groups they are in.
 */
export function createMembersRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('group-members');

  const rowOf = (userId: string, groupId: string) => ({ TableName, Key: { userId, groupId } });
  const inGroup = 'attribute_exists(groupId) AND attribute_not_exists(removedAt)';
  const isMember = when(inGroup);

  async function find(userId: string, groupId: string): Promise<FoundMembership | null> {
    const row = await readRow(documents, rowOf(userId, groupId), rowSchema);
    return row && { membership: row, standing: isRemoved(row) ? 'removed' : 'member' };
  }

  return {
    find,

    /** Someone's standing in a group as of now; null for a stranger. */
    async read(userId: string, groupId: string): Promise<FoundMembership['standing'] | null> {
      return (await find(userId, groupId))?.standing ?? null;
    },

    /** The groups someone is in, as of now. */
    async listOf(userId: string): Promise<Membership[]> {
      const where = 'userId = :user AND groupId >= :first';
      const query = { TableName, where, values: { user: userId, first: firstId } };
      return (await readRows(documents, query, rowSchema)).filter(isIn);
    },

    /**
     * The members of a group, longest-standing first, and the people whom the owner removed; one who just joined may
     * be missing.
     */
    async listIn(groupId: string): Promise<{ members: Membership[]; removedIds: string[] }> {
      const where = 'groupId = :group';
      const query = { TableName, IndexName: 'members', where, values: { group: groupId } };
      const rows = await readRows(documents, query, rowSchema);
      return {
        members: rows.filter(isIn),
        removedIds: rows.filter(isRemoved).map(({ userId }) => userId),
      };
    },

    /** Refused, by position, for members and removed people (0) and for someone already in `maximum` groups (1). */
    joinItems(membership: NewMembership, maximum: number): TransactItem[] {
      const { userId } = membership;
      const hasRoom = when('attribute_not_exists(groupCount) OR groupCount < :maximum', { maximum });
      return [
        { Put: { TableName, Item: membership, ...when('attribute_not_exists(groupId)') } },
        { Update: updateOf(rowOf(userId, countMarker), { add: { groupCount: 1 } }, hasRoom) },
      ];
    },

    /** Refused if the tally was derived anew since `seen` was read, or they are no longer in the group. */
    tallyItem(seen: Membership, { points, weeks }: Tally): TransactItem {
      const set = { points, weeks, revision: seen.revision + 1 };
      const isUnchanged = whileUnchanged({ revision: seen.revision }, inGroup);
      return { Update: updateOf(rowOf(seen.userId, seen.groupId), { set }, isUnchanged) };
    },

    leaveItem(userId: string, groupId: string): TransactItem {
      return { Delete: { ...rowOf(userId, groupId), ...isMember } };
    },

    /** Removes them until the owner lets them back in. */
    removeItem(userId: string, groupId: string): TransactItem {
      const removedAt = clock.now().toISOString();
      return { Update: updateOf(rowOf(userId, groupId), { set: { removedAt } }, isMember) };
    },

    /** Lets someone who was removed back in. */
    allowItem(userId: string, groupId: string): TransactItem {
      return { Delete: { ...rowOf(userId, groupId), ...when('attribute_exists(removedAt)') } };
    },

    /** One group fewer for someone; refused without a count, so that an erased account stays erased. */
    uncountItem(userId: string): TransactItem {
      const isCounted = when('groupCount > :zero', { zero: 0 });
      return { Update: updateOf(rowOf(userId, countMarker), { add: { groupCount: -1 } }, isCounted) };
    },

    memberItem(userId: string, groupId: string): TransactItem {
      return { ConditionCheck: { ...rowOf(userId, groupId), ...isMember } };
    },
  };
}

export type MembersRepository = ReturnType<typeof createMembersRepository>;
