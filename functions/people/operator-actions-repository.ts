import * as z from 'zod';
import { readPage, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

/** One partition of the index lists all of them by time. */
const listKey = 'all';
/** Longer than a year, so that a yearly review finds all of it. */
const keptSeconds = 400 * 24 * 3600;

const actionSchema = z.object({
  /** Whom it is about: a person, a group (`group#…`), or no one by name. */
  userId: z.string(),
  actionId: z.string(),
  action: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** The reports that it decided. Who made them is not kept here. */
  reports: z.array(z.object({ reason: z.string(), reportedAt: z.string() })).default([]),
});
/** Something that an operator did to a person or a group. */
export type OperatorAction = z.output<typeof actionSchema>;
export type NewOperatorAction = Pick<OperatorAction, 'userId' | 'action' | 'by'> & {
  reports?: OperatorAction['reports'];
};

/** The `operator-actions` table: the audit log, a row for each action, written with what it changes. */
export function createOperatorActionsRepository({ documents, tableName, clock, newId }: Storage) {
  const TableName = tableName('operator-actions');

  return {
    recordItem({ userId, action, by, reports = [] }: NewOperatorAction): TransactItem {
      const now = clock.now();
      const expiresAt = Math.floor(now.getTime() / 1000) + keptSeconds;
      const row = { userId, actionId: newId(), action, by, at: now.toISOString(), reports };
      return { Put: { TableName, Item: { ...row, listKey, expiresAt } } };
    },

    /** What was done about a person or a group, oldest first. */
    listAbout: (userId: string): Promise<OperatorAction[]> =>
      readRows(documents, { TableName, where: 'userId = :about', values: { about: userId } }, actionSchema),

    /** The newest, at most `limit`. */
    async listNewest(limit: number): Promise<OperatorAction[]> {
      const query = {
        TableName,
        IndexName: 'newest',
        where: 'listKey = :all',
        values: { all: listKey },
        newestFirst: true,
      };
      return (await readPage(documents, query, actionSchema, { limit })).rows;
    },
  };
}
