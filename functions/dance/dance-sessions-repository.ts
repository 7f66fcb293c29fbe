import * as z from 'zod';
import { danceSessionSchema, type DanceBest, type DanceSession } from '../../shared/contracts/dance';
import type { DanceStyleId } from '../../shared/rules/dance/choices';
import { when } from '../platform/storage/conditions';
import { removedItem } from '../platform/storage/gone';
import { readRow, readRows } from '../platform/storage/rows';
import { isThere, readSessions } from '../platform/storage/session-rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import type { Row } from '../platform/storage/update';

// Both prefixes sort before every ULID, which are the keys of completed sessions.
const openKey = (sessionId: string) => `#open#${sessionId}`;
const bestPrefix = '#best#';
const bestKey = (style: DanceStyleId) => `${bestPrefix}${style}`;

/** A session that was never ended is forgotten after this time. */
const openDays = 30;

const openSchema = danceSessionSchema.pick({
  id: true,
  style: true,
  set: true,
  camera: true,
  startedAt: true,
  startedOffline: true,
});
/** A session in progress. */
export type OpenDance = z.output<typeof openSchema>;

const rowSchema = danceSessionSchema
  .omit({ id: true })
  .extend({ sessionId: z.string(), removedAt: z.string().optional() });
const bestSchema = z.object({
  style: danceSessionSchema.shape.style,
  bestSessionId: z.string(),
  score: z.number().int(),
  at: z.string(),
});

function toSession(row: z.output<typeof rowSchema>): DanceSession {
  const { sessionId, removedAt: _, ...fields } = row;
  return { id: sessionId, ...fields };
}

const toBest = ({ bestSessionId, ...fields }: z.output<typeof bestSchema>): DanceBest => ({
  sessionId: bestSessionId,
  ...fields,
});

export interface DancePage {
  sessions: DanceSession[];
  nextId: string | null;
}

type RowOf = (userId: string, sessionId: string) => Row;

/** The row of a style's best dance. */
const itemsOfBest = (rowOf: RowOf) => ({
  /** Refused if another one became the best since `seen` was read. */
  bestItem(userId: string, seen: DanceBest | null, { sessionId, ...fields }: DanceBest): TransactItem {
    const { TableName, Key } = rowOf(userId, bestKey(fields.style));
    const Item = { ...Key, bestSessionId: sessionId, ...fields };
    const isUnchanged = seen
      ? when('bestSessionId = :seen', { seen: seen.sessionId })
      : when('attribute_not_exists(sessionId)');
    return { Put: { TableName, Item, ...isUnchanged } };
  },

  /** Refused if another one became the best since `seen` was read. */
  noBestItem(userId: string, seen: DanceBest): TransactItem {
    const isUnchanged = when('bestSessionId = :seen', { seen: seen.sessionId });
    return { Delete: { ...rowOf(userId, bestKey(seen.style)), ...isUnchanged } };
  },
});

/** The `dance-sessions` table: one row per session, under another key while it is in progress, and one per style for its best. */
export function createDanceSessionsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('dance-sessions');
  const rowOf: RowOf = (userId, sessionId) => ({ TableName, Key: { userId, sessionId } });
  const find = (userId: string, sessionId: string) => readRow(documents, rowOf(userId, sessionId), rowSchema);

  return {
    readOpen: (userId: string, sessionId: string): Promise<OpenDance | null> =>
      readRow(documents, rowOf(userId, openKey(sessionId)), openSchema),

    async readCompleted(userId: string, sessionId: string): Promise<DanceSession | null> {
      const row = await find(userId, sessionId);
      return row && isThere(row) ? toSession(row) : null;
    },

    async readRemoved(userId: string, sessionId: string): Promise<DanceSession | null> {
      const row = await find(userId, sessionId);
      return row && !isThere(row) ? toSession(row) : null;
    },

    /** Removes a session or, with null, restores it; its ID stays taken. Refused if that is already so. */
    removedItem(userId: string, sessionId: string, removedAt: string | null): TransactItem {
      return removedItem(rowOf(userId, sessionId), removedAt);
    },

    /** Completed sessions, newest first, starting after `beforeId`. Removed ones leave no gap in a page. */
    async list(userId: string, limit: number, beforeId: string | null): Promise<DancePage> {
      const { rows, nextId } = await readSessions(documents, TableName, rowSchema, {
        userId,
        limit,
        beforeId,
      });
      return { sessions: rows.map(toSession), nextId };
    },

    async listBests(userId: string): Promise<DanceBest[]> {
      const query = {
        TableName,
        where: 'userId = :user AND begins_with(sessionId, :prefix)',
        values: { user: userId, prefix: bestPrefix },
      };
      return (await readRows(documents, query, bestSchema)).map(toBest);
    },

    async readBest(userId: string, style: DanceStyleId): Promise<DanceBest | null> {
      const row = await readRow(documents, rowOf(userId, bestKey(style)), bestSchema);
      return row && toBest(row);
    },

    /** Refused if a session with this ID is in progress. */
    openItem(userId: string, session: OpenDance): TransactItem {
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + openDays * 86_400;
      const Item = { userId, sessionId: openKey(session.id), ...session, expiresAt };
      return { Put: { TableName, Item, ...when('attribute_not_exists(sessionId)') } };
    },

    /** Refused if it is no longer in progress. */
    closeItem(userId: string, sessionId: string): TransactItem {
      return {
        Delete: { ...rowOf(userId, openKey(sessionId)), ...when('attribute_exists(sessionId)') },
      };
    },

    completedItem(userId: string, { id, ...fields }: DanceSession): TransactItem {
      const Item = { userId, sessionId: id, ...fields };
      return { Put: { TableName, Item, ...when('attribute_not_exists(sessionId)') } };
    },

    ...itemsOfBest(rowOf),
  };
}

export type DanceSessionsRepository = ReturnType<typeof createDanceSessionsRepository>;
