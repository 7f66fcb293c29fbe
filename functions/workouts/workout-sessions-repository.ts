import * as z from 'zod';
import { workoutSessionSchema, type WorkoutSession } from '../../shared/contracts/workouts';
import { when } from '../platform/storage/conditions';
import { removedItem } from '../platform/storage/gone';
import { readBatch } from '../platform/storage/batch';
import { parseRow, readRow } from '../platform/storage/rows';
import { isThere, readSessions } from '../platform/storage/session-rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf, type Row } from '../platform/storage/update';

/** Sorts before every ULID; stores the ID of the open session. */
const openMarker = '#open';

const markerSchema = z.object({ openSessionId: z.string() });
const rowSchema = workoutSessionSchema
  .omit({ id: true })
  .extend({ sessionId: z.string(), removedAt: z.string().optional() });

function toSession(row: z.output<typeof rowSchema>): WorkoutSession {
  const { sessionId, removedAt: _, ...fields } = row;
  return { id: sessionId, ...fields };
}

const toFound = (row: z.output<typeof rowSchema>): FoundSession => ({
  session: toSession(row),
  isRemoved: !isThere(row),
});

function toRow(userId: string, { id, ...fields }: WorkoutSession) {
  return { userId, sessionId: id, ...fields };
}

/** Fields that change while a session is open; effort and sets may change later, too. */
export type SessionChanges = Partial<
  Pick<WorkoutSession, 'finishedExercises' | 'activeSeconds' | 'effort' | 'sets' | 'plan' | 'swaps'>
>;

/** What the end of a session decides; effort only if it is given with it. */
export type Completion = Pick<
  WorkoutSession,
  'completedAt' | 'durationMinutes' | 'counted' | 'notCountedReason'
> &
  Partial<
    Pick<
      WorkoutSession,
      | 'startedAt'
      | 'finishedExercises'
      | 'activeSeconds'
      | 'caloriesBurned'
      | 'localDate'
      | 'effort'
      | 'heartRate'
      | 'caloriesBy'
    >
  >;

interface FoundSession {
  session: WorkoutSession;
  isRemoved: boolean;
}

export interface SessionPage {
  sessions: WorkoutSession[];
  nextId: string | null;
}

type RowOf = (userId: string, sessionId: string) => Row;

/** The life of one session: started, changed, completed, shared, removed. */
const itemsOfSession = (rowOf: RowOf) => ({
  createItem(userId: string, session: WorkoutSession): TransactItem {
    const { TableName } = rowOf(userId, session.id);
    return { Put: { TableName, Item: toRow(userId, session), ...when('attribute_not_exists(sessionId)') } };
  },

  /**
   * Changes these fields of the session as it was read. Refused if it was removed in the meantime, if it was completed
   * and progress or effort is among them, or if other sets or swaps were saved.
   */
  changeItem(userId: string, seen: WorkoutSession, changes: SessionChanges): TransactItem {
    const isOfItsState = changes.finishedExercises ?? changes.swaps ?? changes.effort;
    const conditions = [
      'attribute_exists(sessionId) AND attribute_not_exists(removedAt)',
      ...(isOfItsState ? ['completedAt = :seenEnd'] : []),
      ...(changes.sets ? ['(#sets = :seenSets OR attribute_not_exists(#sets))'] : []),
      ...(changes.swaps ? ['(#swaps = :seenSwaps OR attribute_not_exists(#swaps))'] : []),
    ];
    const values = {
      ...(isOfItsState && { seenEnd: seen.completedAt }),
      ...(changes.sets && { seenSets: seen.sets }),
      ...(changes.swaps && { seenSwaps: seen.swaps }),
    };
    const isUnchanged = when(conditions.join(' AND '), values);
    return { Update: updateOf(rowOf(userId, seen.id), { set: changes }, isUnchanged) };
  },

  /**
   * Ends the session as it was read; sets saved since stay. Refused if it was completed in the meantime, if an exercise
   * was swapped, which would change the calories, or if it was rated, which its summary has to say.
   */
  completeItem(userId: string, seen: WorkoutSession, completion: Completion): TransactItem {
    const isUnchanged = when(
      'attribute_exists(sessionId) AND completedAt = :none AND effort = :seenEffort AND (#swaps = :seenSwaps OR attribute_not_exists(#swaps))',
      { none: null, seenEffort: seen.effort, seenSwaps: seen.swaps },
    );
    return { Update: updateOf(rowOf(userId, seen.id), { set: completion }, isUnchanged) };
  },

  /** Refused if it was shared in the meantime. */
  shareItem(userId: string, sessionId: string, sharedAt: string): TransactItem {
    const isUnshared = when('attribute_exists(sessionId) AND attribute_not_exists(sharedAt)');
    return { Update: updateOf(rowOf(userId, sessionId), { set: { sharedAt } }, isUnshared) };
  },

  /** Forgets what was measured; refused if that is so already. */
  forgetHeartRateItem(userId: string, sessionId: string): TransactItem {
    const has = when('attribute_exists(#heartRate)');
    return { Update: updateOf(rowOf(userId, sessionId), { remove: ['heartRate'] }, has) };
  },

  /** Removes a completed session or, with null, restores it; its ID stays taken. Refused if that is already so. */
  removedItem(userId: string, sessionId: string, removedAt: string | null): TransactItem {
    return removedItem(rowOf(userId, sessionId), removedAt);
  },
});

/** The marker of the session in progress. */
const itemsOfMarker = (rowOf: RowOf) => ({
  /** Marks `sessionId` as the open one; refused unless the one open now is `replacing` (null: none). */
  openItem(userId: string, sessionId: string, replacing: string | null): TransactItem {
    const { TableName, Key } = rowOf(userId, openMarker);
    return {
      Put: {
        TableName,
        Item: { ...Key, openSessionId: sessionId },
        ...(replacing === null
          ? when('attribute_not_exists(sessionId)')
          : when('openSessionId = :replacing', { replacing })),
      },
    };
  },

  closeItem(userId: string, sessionId: string): TransactItem {
    const isOpen = when('openSessionId = :session', { session: sessionId });
    return { Delete: { ...rowOf(userId, openMarker), ...isOpen } };
  },
});

/** The `workout-sessions` table: one row per session, and a marker that keeps at most one of them open. */
export function createWorkoutSessionsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('workout-sessions');

  const rowOf: RowOf = (userId, sessionId) => ({ TableName, Key: { userId, sessionId } });

  /** May return a removed one. */
  async function find(userId: string, sessionId: string): Promise<FoundSession | null> {
    const row = await readRow(documents, rowOf(userId, sessionId), rowSchema);
    return row && toFound(row);
  }

  async function read(userId: string, sessionId: string): Promise<WorkoutSession | null> {
    const found = await find(userId, sessionId);
    return found && !found.isRemoved ? found.session : null;
  }

  return {
    find,
    /** The progress of an open one may be older than in its summary. */
    read,

    /** The same, and the ID of the open session, in one request. */
    async findBesideOpen(
      userId: string,
      sessionId: string,
    ): Promise<{ found: FoundSession | null; openId: string | null }> {
      const keys = [sessionId, openMarker].map((id) => rowOf(userId, id).Key);
      const rows = await readBatch(documents, TableName, keys, { consistent: true });
      const row = rows.find((each) => each['sessionId'] === sessionId);
      const marker = rows.find((each) => each['sessionId'] === openMarker);
      return {
        found: row ? toFound(parseRow(rowSchema, row, TableName)) : null,
        openId: marker ? parseRow(markerSchema, marker, TableName).openSessionId : null,
      };
    },

    async readOpenId(userId: string): Promise<string | null> {
      const marker = await readRow(documents, rowOf(userId, openMarker), markerSchema);
      return marker && marker.openSessionId;
    },

    /** Newest first, starting after `beforeId`. Removed sessions leave no gap in a page. */
    async list(userId: string, limit: number, beforeId: string | null): Promise<SessionPage> {
      const { rows, nextId } = await readSessions(documents, TableName, rowSchema, {
        userId,
        limit,
        beforeId,
      });
      return { sessions: rows.map(toSession), nextId };
    },

    ...itemsOfSession(rowOf),
    ...itemsOfMarker(rowOf),
  };
}

export type WorkoutSessionsRepository = ReturnType<typeof createWorkoutSessionsRepository>;
