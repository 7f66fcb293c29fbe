import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** Sorts before every ULID; stores how many groups the person is in. */
export const countMarker = '#count';
const firstId = '0';

const rowSchema = z.object({
  userId: z.string(),
  groupId: z.string(),
  joinedAt: z.string().default(''),
  /** Set when the owner removed them; they stay out until the owner lets them back in. */
  removedAt: z.string().optional(),
});
type Row = z.output<typeof rowSchema>;
export type Membership = Omit<Row, 'removedAt'>;

const isRemoved = ({ removedAt }: Row) => removedAt !== undefined;
const isIn = (row: Row) => !isRemoved(row);

/**
 * The `group-members` table: a row for each group someone is in or was removed from, and a marker row that counts the
 * groups they are in.
 */
export function createMembersRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('group-members');

  const rowOf = (userId: string, groupId: string) => ({ TableName, Key: { userId, groupId } });
  const isMember = when('attribute_exists(groupId) AND attribute_not_exists(removedAt)');

  return {
    /** Someone's membership in a group; null for a stranger. */
    async read(userId: string, groupId: string): Promise<'member' | 'removed' | null> {
      const row = await readRow(documents, rowOf(userId, groupId), rowSchema);
      return row && (isRemoved(row) ? 'removed' : 'member');
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
    joinItems(membership: Membership, maximum: number): TransactItem[] {
      const { userId } = membership;
      const hasRoom = when('attribute_not_exists(groupCount) OR groupCount < :maximum', { maximum });
      return [
        { Put: { TableName, Item: membership, ...when('attribute_not_exists(groupId)') } },
        { Update: updateOf(rowOf(userId, countMarker), { add: { groupCount: 1 } }, hasRoom) },
      ];
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
