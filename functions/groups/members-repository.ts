import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** Sorts before every ULID; holds how many groups the person is in. */
export const countMarker = '#count';
const firstId = '0';

const rowSchema = z.object({ userId: z.string(), groupId: z.string(), joinedAt: z.string().default('') });
export type Membership = z.output<typeof rowSchema>;

/** The `group-members` table: a row a membership, and a marker that keeps count of a person's groups. */
export function createMembersRepository({ documents, tableName }: Storage) {
  const TableName = tableName('group-members');

  const rowOf = (userId: string, groupId: string) => ({ TableName, Key: { userId, groupId } });
  const isMember = when('attribute_exists(groupId)');

  return {
    read: (userId: string, groupId: string): Promise<Membership | null> =>
      readRow(documents, rowOf(userId, groupId), rowSchema),

    /** The groups of a person, as of now. */
    listOf: (userId: string): Promise<Membership[]> =>
      readRows(
        documents,
        {
          TableName,
          where: 'userId = :user AND groupId >= :first',
          values: { user: userId, first: firstId },
        },
        rowSchema,
      ),

    /** The members of a group, the longest first; whoever joined this moment may be missing. */
    listIn: (groupId: string): Promise<Membership[]> =>
      readRows(
        documents,
        { TableName, IndexName: 'members', where: 'groupId = :group', values: { group: groupId } },
        rowSchema,
      ),

    /** Refused, by position, for a member (0) and for somebody who is in `maximum` groups (1). */
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

    /** One group less for somebody; refused where they have no count, so that nothing of an erased account comes back. */
    uncountItem(userId: string): TransactItem {
      return { Update: updateOf(rowOf(userId, countMarker), { add: { groupCount: -1 } }, isMember) };
    },

    memberItem(userId: string, groupId: string): TransactItem {
      return { ConditionCheck: { ...rowOf(userId, groupId), ...isMember } };
    },
  };
}

export type MembersRepository = ReturnType<typeof createMembersRepository>;
