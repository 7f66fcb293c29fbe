import * as z from 'zod';
import { workoutSessionSchema, type WorkoutSession } from '../../shared/contracts/workouts';
import { when } from '../platform/storage/conditions';
import { removedItem } from '../platform/storage/gone';
import { readPage, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** Sorts before every ULID; holds the id of the session that is under way. */
const openMarker = '#open';
const firstId = '0';

const markerSchema = z.object({ openSessionId: z.string() });
const rowSchema = workoutSessionSchema
  .omit({ id: true })
  .extend({ sessionId: z.string(), removedAt: z.string().optional() });

/** Of those that were removed only their row is left, so that they can be put back. */
const isThere = ({ removedAt }: z.output<typeof rowSchema>) => removedAt === undefined;

function toSession(row: z.output<typeof rowSchema>): WorkoutSession {
  const { sessionId, removedAt: _, ...fields } = row;
  return { id: sessionId, ...fields };
}

function toRow(userId: string, { id, ...fields }: WorkoutSession) {
  return { userId, sessionId: id, ...fields };
}

/** What may change while a session is open; effort and sets also later. */
export type SessionChanges = Partial<
  Pick<WorkoutSession, 'finishedExercises' | 'activeSeconds' | 'effort' | 'sets' | 'plan' | 'swaps'>
>;

/** What the end of a session decides; effort only where it is told with it. */
export type Completion = Pick<
  WorkoutSession,
  'completedAt' | 'durationMinutes' | 'counted' | 'notCountedReason'
> &
  Partial<
    Pick<
      WorkoutSession,
      'startedAt' | 'finishedExercises' | 'activeSeconds' | 'caloriesBurned' | 'localDate' | 'effort'
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

/** The `workout-sessions` table: one row a session, and a marker that keeps at most one of them open. */
export function createWorkoutSessionsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('workout-sessions');

  const rowOf = (userId: string, sessionId: string) => ({ TableName, Key: { userId, sessionId } });

  /** Also one that was removed. */
  async function find(userId: string, sessionId: string): Promise<FoundSession | null> {
    const row = await readRow(documents, rowOf(userId, sessionId), rowSchema);
    return row && { session: toSession(row), isRemoved: !isThere(row) };
  }

  async function read(userId: string, sessionId: string): Promise<WorkoutSession | null> {
    const found = await find(userId, sessionId);
    return found && !found.isRemoved ? found.session : null;
  }

  /** Newest first, beginning after `beforeId`. Those that were removed leave no gap in a page. */
  async function list(userId: string, limit: number, beforeId: string | null): Promise<SessionPage> {
    const query = {
      TableName,
      where: 'userId = :user AND sessionId >= :first',
      values: { user: userId, first: firstId },
      newestFirst: true,
    };
    const after = beforeId ? { userId, sessionId: beforeId } : null;
    const page = { limit, after, isShown: isThere };
    const { rows, lastKey } = await readPage(documents, query, rowSchema, page);
    const next = lastKey?.sessionId;
    return { sessions: rows.map(toSession), nextId: typeof next === 'string' ? next : null };
  }

  return {
    find,
    read,

    /** Removes a completed session or, with null, puts it back; its id stays taken. Refused when it is so already. */
    removedItem(userId: string, sessionId: string, removedAt: string | null): TransactItem {
      return removedItem(rowOf(userId, sessionId), removedAt);
    },

    async readOpen(userId: string): Promise<WorkoutSession | null> {
      const marker = await readRow(documents, rowOf(userId, openMarker), markerSchema);
      return marker && read(userId, marker.openSessionId);
    },

    list,

    createItem(userId: string, session: WorkoutSession): TransactItem {
      return { Put: { TableName, Item: toRow(userId, session), ...when('attribute_not_exists(sessionId)') } };
    },

    /**
     * Ends the session as it was read, and leaves the sets and ratings that were saved since as they are; refused when
     * it was completed meanwhile, or when an exercise was swapped that the calories count.
     */
    completeItem(userId: string, seen: WorkoutSession, completion: Completion): TransactItem {
      const isUnchanged = when(
        'attribute_exists(sessionId) AND completedAt = :none AND (#swaps = :seenSwaps OR attribute_not_exists(#swaps))',
        { none: null, seenSwaps: seen.swaps },
      );
      return { Update: updateOf(rowOf(userId, seen.id), { set: completion }, isUnchanged) };
    },

    /** Marks `sessionId` as the open one; refused unless the one open now is `replacing` (null: none). */
    openItem(userId: string, sessionId: string, replacing: string | null): TransactItem {
      return {
        Put: {
          TableName,
          Item: { userId, sessionId: openMarker, openSessionId: sessionId },
          ...(replacing === null
            ? when('attribute_not_exists(sessionId)')
            : when('openSessionId = :replacing', { replacing })),
        },
      };
    },

    /** Refused when it was shared meanwhile. */
    shareItem(userId: string, sessionId: string, sharedAt: string): TransactItem {
      const isUnshared = when('attribute_exists(sessionId) AND attribute_not_exists(sharedAt)');
      return { Update: updateOf(rowOf(userId, sessionId), { set: { sharedAt } }, isUnshared) };
    },

    closeItem(userId: string, sessionId: string): TransactItem {
      const isOpen = when('openSessionId = :session', { session: sessionId });
      return { Delete: { ...rowOf(userId, openMarker), ...isOpen } };
    },

    /**
     * Changes these fields of the session as it was read; refused when it was completed meanwhile and there is
     * progress among them, or when other sets or swaps were saved meanwhile.
     */
    changeItem(userId: string, seen: WorkoutSession, changes: SessionChanges): TransactItem {
      const conditions = [
        'attribute_exists(sessionId)',
        ...(changes.finishedExercises || changes.swaps ? ['completedAt = :none'] : []),
        ...(changes.sets ? ['(#sets = :seenSets OR attribute_not_exists(#sets))'] : []),
        ...(changes.swaps ? ['(#swaps = :seenSwaps OR attribute_not_exists(#swaps))'] : []),
      ];
      const values = {
        ...((changes.finishedExercises || changes.swaps) && { none: null }),
        ...(changes.sets && { seenSets: seen.sets }),
        ...(changes.swaps && { seenSwaps: seen.swaps }),
      };
      const isUnchanged = when(conditions.join(' AND '), values);
      return { Update: updateOf(rowOf(userId, seen.id), { set: changes }, isUnchanged) };
    },
  };
}

export type WorkoutSessionsRepository = ReturnType<typeof createWorkoutSessionsRepository>;
