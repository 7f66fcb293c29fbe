import * as z from 'zod';
import { readBatch } from '../platform/storage/batch';
import { when } from '../platform/storage/conditions';
import { goneItem, unlessGone } from '../platform/storage/gone';
import { parseRows, readPage, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const rowSchema = z.object({
  groupId: z.string(),
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  ownerId: z.string(),
  memberCount: z.number().int(),
  invite: z.string(),
  /** Active minutes of all members together; null without a goal. */
  weeklyGoalMinutes: z.number().int().nullable().default(null),
  createdAt: z.string(),
});
export type GroupRow = z.output<typeof rowSchema>;
export type NewGroup = Omit<GroupRow, 'weeklyGoalMinutes'>;
const storedSchema = unlessGone(rowSchema);

/** Omitted fields stay as they are. */
export type GroupChanges = {
  [Field in 'name' | 'description' | 'isPublic' | 'invite' | 'weeklyGoalMinutes']?:
    | GroupRow[Field]
    | undefined;
};

/** Public groups share one partition of the index; private ones are not in it. */
const listed = 'public';

/** The `groups` table: one row per group; a deleted group leaves its ID. */
export function createGroupsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('groups');

  const rowOf = (groupId: string) => ({ TableName, Key: { groupId } });
  const listing = (isPublic: boolean) =>
    isPublic ? { set: { listKey: listed } } : { remove: ['listKey'] as const };
  const isOwned = (ownerId: string) => when('ownerId = :owner', { owner: ownerId });
  /** One member fewer, never below zero, with other changes. */
  const lose = (groupId: string, ownerId: string, set: object): TransactItem => ({
    Update: updateOf(
      rowOf(groupId),
      { set, add: { memberCount: -1 } },
      when('ownerId = :seen AND memberCount > :zero', { seen: ownerId, zero: 0 }),
    ),
  });

  return {
    read: (groupId: string): Promise<GroupRow | null> => readRow(documents, rowOf(groupId), storedSchema),

    /** Those that exist, in no particular order. */
    async readMany(groupIds: readonly string[]): Promise<GroupRow[]> {
      const keys = groupIds.map((groupId) => ({ groupId }));
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      return parseRows(storedSchema, items, TableName).filter((row) => row !== null);
    },

    /** Public groups, newest first, starting after `after`. */
    async listPublic(limit: number, after: Pick<GroupRow, 'groupId' | 'createdAt'> | null) {
      const query = {
        TableName,
        IndexName: 'public',
        where: 'listKey = :listed',
        values: { listed },
        newestFirst: true,
      };
      const from = after && { listKey: listed, createdAt: after.createdAt, groupId: after.groupId };
      const { rows, lastKey } = await readPage(documents, query, rowSchema, { limit, after: from });
      return { rows, hasMore: lastKey !== null };
    },

    /** Refused if the ID was ever used. */
    createItem(group: NewGroup): TransactItem {
      const Item = { ...group, ...(group.isPublic && { listKey: listed }) };
      return { Put: { TableName, Item, ...when('attribute_not_exists(groupId)') } };
    },

    changeItem(groupId: string, ownerId: string, changes: GroupChanges): TransactItem {
      const { isPublic } = changes;
      const { set, remove } = { set: {}, remove: [], ...(isPublic !== undefined && listing(isPublic)) };
      const all = { set: { ...changes, ...set }, remove };
      return { Update: updateOf(rowOf(groupId), all, isOwned(ownerId)) };
    },

    /** Refused unless there is room and the group is public or `invite` is current. */
    addMemberItem(groupId: string, invite: string, maximum: number): TransactItem {
      const mayEnter = when('memberCount < :maximum AND (isPublic = :true OR #invite = :invite)', {
        maximum,
        true: true,
        invite,
      });
      return { Update: updateOf(rowOf(groupId), { add: { memberCount: 1 } }, mayEnter) };
    },

    /** A member who is not the owner leaves; refused if the owner changed since. */
    leaveItem: ({ groupId, ownerId }: GroupRow): TransactItem => lose(groupId, ownerId, {}),

    /** The owner removes someone, and older invitations stop working. */
    expelItem: ({ groupId, ownerId }: GroupRow, invite: string): TransactItem =>
      lose(groupId, ownerId, { invite }),

    /** The owner leaves, and `successorId` becomes the owner. */
    handOverItem: ({ groupId, ownerId }: GroupRow, successorId: string): TransactItem =>
      lose(groupId, ownerId, { ownerId: successorId }),

    deleteItem: (groupId: string, ownerId: string): TransactItem =>
      goneItem(rowOf(groupId), clock.now(), isOwned(ownerId)),

    /** The same, for a group whose owner is the only member. */
    closeItem(groupId: string, ownerId: string): TransactItem {
      const isLast = when('ownerId = :owner AND memberCount = :one', { owner: ownerId, one: 1 });
      return goneItem(rowOf(groupId), clock.now(), isLast);
    },
  };
}

export type GroupsRepository = ReturnType<typeof createGroupsRepository>;
