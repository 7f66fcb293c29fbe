import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { parseRows, readPage, type RowsQuery } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

/** How far one partition is listed. */
const placeSchema = z.object({
  /** When listing last began with whoever waits longest. */
  began: z.iso.datetime(),
  /** Whether it came to the end. */
  complete: z.boolean(),
  after: z.object({ dueAt: z.iso.datetime(), userId: z.string() }).nullable(),
});
export type Place = z.output<typeof placeSchema>;

const progressSchema = z.object({ places: z.record(z.string(), placeSchema) });
/** By the partition's key. */
export type Progress = z.output<typeof progressSchema>['places'];

/** Nobody's ID. */
const progressKey = { userId: '#listing' };
const pageSize = 1000;

const dueSchema = z.object({ userId: z.string(), dueAt: z.iso.datetime().nullable().default(null) });

/** The index `due` of the `reminders` table, or of another one with a row per person, and how far it is listed. It may lag behind. */
export function createDueRepository({ documents, tableName }: Storage, table = 'reminders') {
  const TableName = tableName(table);
  const queryOf = (dueKey: string, now: string): RowsQuery => ({
    TableName,
    IndexName: 'due',
    where: 'dueKey = :dueKey AND dueAt <= :now',
    values: { dueKey, now },
  });

  return {
    /** When the one was due who waits longest. */
    async readOldest(dueKey: string, now: string): Promise<string | null> {
      const { rows } = await readPage(documents, queryOf(dueKey, now), dueSchema, { limit: 1 });
      return rows[0]?.dueAt ?? null;
    },

    /** People whose hour has come, those who wait longest first. */
    async page(
      dueKey: string,
      now: string,
      after: Place['after'],
    ): Promise<{ userIds: string[]; after: Place['after']; isLast: boolean }> {
      const { rows, lastKey } = await readPage(documents, queryOf(dueKey, now), dueSchema, {
        limit: pageSize,
        after: after && { dueKey, ...after },
      });
      const last = rows.at(-1);
      return {
        userIds: rows.map(({ userId }) => userId),
        after: last?.dueAt ? { dueAt: last.dueAt, userId: last.userId } : after,
        isLast: lastKey === null,
      };
    },

    /** Empty if there is none that can be read: listing then begins anew. */
    async readProgress(): Promise<Progress> {
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key: progressKey, ConsistentRead: true }),
      );
      return parseRows(progressSchema, Item ? [Item] : [], TableName)[0]?.places ?? {};
    },

    async storeProgress(places: Progress): Promise<void> {
      await documents.send(new PutCommand({ TableName, Item: { ...progressKey, places } }));
    },
  };
}

export type DueRepository = ReturnType<typeof createDueRepository>;
