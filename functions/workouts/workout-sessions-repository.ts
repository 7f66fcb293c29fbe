import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { workoutSessionSchema, type WorkoutSession } from '../../shared/contracts/workouts';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

/** Sorts before every ULID; holds the id of the session that is under way. */
const openMarker = '#open';
const firstId = '0';

const markerSchema = z.object({ openSessionId: z.string() });
const rowSchema = workoutSessionSchema.omit({ id: true }).extend({ sessionId: z.string() });

function toSession(item: unknown): WorkoutSession {
  const { sessionId, ...fields } = rowSchema.parse(item);
  return { id: sessionId, ...fields };
}

function toRow(userId: string, { id, ...fields }: WorkoutSession) {
  return { userId, sessionId: id, ...fields };
}

/** What may change while a session is open; effort and sets also later. */
export type SessionChanges = Partial<
  Pick<WorkoutSession, 'finishedExercises' | 'activeSeconds' | 'effort' | 'sets'>
>;

export interface SessionPage {
  sessions: WorkoutSession[];
  nextId: string | null;
}

/** The `workout-sessions` table: one row a session, and a marker that keeps at most one of them open. */
export function createWorkoutSessionsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('workout-sessions');

  async function get(userId: string, sessionId: string): Promise<Record<string, unknown> | null> {
    const Key = { userId, sessionId };
    const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ?? null;
  }

  async function read(userId: string, sessionId: string): Promise<WorkoutSession | null> {
    const item = await get(userId, sessionId);
    return item ? toSession(item) : null;
  }

  return {
    read,

    async readOpen(userId: string): Promise<WorkoutSession | null> {
      const marker = await get(userId, openMarker);
      return marker ? read(userId, markerSchema.parse(marker).openSessionId) : null;
    },

    /** Newest first, beginning after `beforeId`. */
    async list(userId: string, limit: number, beforeId: string | null): Promise<SessionPage> {
      const { Items = [], LastEvaluatedKey } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'userId = :user AND sessionId >= :first',
          ExpressionAttributeValues: { ':user': userId, ':first': firstId },
          ExclusiveStartKey: beforeId ? { userId, sessionId: beforeId } : undefined,
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: limit,
        }),
      );
      const next: unknown = LastEvaluatedKey?.sessionId;
      return { sessions: Items.map(toSession), nextId: typeof next === 'string' ? next : null };
    },

    createItem(userId: string, session: WorkoutSession): TransactItem {
      const ConditionExpression = 'attribute_not_exists(sessionId)';
      return { Put: { TableName, Item: toRow(userId, session), ConditionExpression } };
    },

    /** Replaces the session if it is not completed yet. */
    completeItem(userId: string, session: WorkoutSession): TransactItem {
      return {
        Put: {
          TableName,
          Item: toRow(userId, session),
          ConditionExpression: 'attribute_exists(sessionId) AND completedAt = :none',
          ExpressionAttributeValues: { ':none': null },
        },
      };
    },

    /** Marks `sessionId` as the open one; refused unless the one open now is `replacing` (null: none). */
    openItem(userId: string, sessionId: string, replacing: string | null): TransactItem {
      return {
        Put: {
          TableName,
          Item: { userId, sessionId: openMarker, openSessionId: sessionId },
          ...(replacing === null
            ? { ConditionExpression: 'attribute_not_exists(sessionId)' }
            : {
                ConditionExpression: 'openSessionId = :replacing',
                ExpressionAttributeValues: { ':replacing': replacing },
              }),
        },
      };
    },

    closeItem(userId: string, sessionId: string): TransactItem {
      return {
        Delete: {
          TableName,
          Key: { userId, sessionId: openMarker },
          ConditionExpression: 'openSessionId = :session',
          ExpressionAttributeValues: { ':session': sessionId },
        },
      };
    },

    /**
     * Changes these fields of the session as it was read; refused when it was completed meanwhile and there is
     * progress among them, or when other sets were saved meanwhile.
     */
    changeItem(userId: string, seen: WorkoutSession, changes: SessionChanges): TransactItem {
      const fields = Object.keys(changes);
      return {
        Update: {
          TableName,
          Key: { userId, sessionId: seen.id },
          UpdateExpression: `SET ${fields.map((field) => `#${field} = :${field}`).join(', ')}`,
          ConditionExpression: [
            'attribute_exists(sessionId)',
            ...(changes.finishedExercises ? ['completedAt = :none'] : []),
            ...(changes.sets ? ['(#sets = :seenSets OR attribute_not_exists(#sets))'] : []),
          ].join(' AND '),
          ExpressionAttributeNames: Object.fromEntries(fields.map((field) => [`#${field}`, field])),
          ExpressionAttributeValues: {
            ...Object.fromEntries(Object.entries(changes).map(([field, value]) => [`:${field}`, value])),
            ...(changes.finishedExercises ? { ':none': null } : {}),
            ...(changes.sets ? { ':seenSets': seen.sets } : {}),
          },
        },
      };
    },
  };
}

export type WorkoutSessionsRepository = ReturnType<typeof createWorkoutSessionsRepository>;
