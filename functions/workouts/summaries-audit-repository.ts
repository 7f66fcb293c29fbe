import type { WorkoutSession } from '../../shared/contracts/workouts';
import { when } from '../platform/storage/conditions';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';
import { createWorkoutSummariesRepository } from './workout-summaries-repository';
import type { WorkoutSummary } from './workout-summary';

/** As many as planning reads. */
export const summariesExamined = 40;

/** A person's latest sessions, and the summaries that should say the same. */
export interface SummarizedWorkouts {
  /** Newest first. */
  sessions: WorkoutSession[];
  summaries: WorkoutSummary[];
}

/** The `workout-summaries` table, for the audit. */
export function createSummariesAuditRepository(storage: Storage) {
  const { tableName } = storage;
  const sessions = createWorkoutSessionsRepository(storage);
  const summaries = createWorkoutSummariesRepository(storage);
  return {
    async read(userId: string): Promise<SummarizedWorkouts> {
      const [page, latest] = await Promise.all([
        sessions.list(userId, summariesExamined, null),
        summaries.readLatest(userId, summariesExamined),
      ]);
      return { sessions: page.sessions, summaries: latest };
    },

    /** Writes the right summary; refused if the session changed since it was read. */
    correctItems: (userId: string, session: WorkoutSession): TransactItem[] => [
      summaries.putItem(userId, session),
      {
        ConditionCheck: {
          TableName: tableName('workout-sessions'),
          Key: { userId, sessionId: session.id },
          ...when('completedAt = :end AND effort = :effort AND attribute_not_exists(removedAt)', {
            end: session.completedAt,
            effort: session.effort,
          }),
        },
      },
    ],

    /** Removes the summary of a session that is not in the history. */
    removeItem: (userId: string, id: string): TransactItem => ({
      Delete: { TableName: tableName('workout-summaries'), Key: { userId, id } },
    }),
  };
}
