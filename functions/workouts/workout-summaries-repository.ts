import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import type { WorkoutSession } from '../../shared/contracts/workouts';
import { ConditionFailed, refusedBy, when } from '../platform/storage/conditions';
import { readPage, readRow, readRows } from '../platform/storage/rows';
import { isThere } from '../platform/storage/session-rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { summaryRowSchema, toSummary, toSummaryRow } from './summary-row';
import type { WorkoutSummary } from './workout-summary';

/**
 * The `workout-summaries` table: a small row for each session, written with it. While a session is open, its row is
 * the one that has the progress.
 */
export function createWorkoutSummariesRepository({ documents, tableName }: Storage) {
  const TableName = tableName('workout-summaries');

  const putOf = (userId: string, session: WorkoutSession, removedAt: string | null = null) => ({
    TableName,
    Item: { userId, ...toSummaryRow(session), ...(removedAt && { removedAt }) },
  });

  return {
    /** Newest first, including the open one. */
    async readLatest(userId: string, limit: number): Promise<WorkoutSummary[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId }, newestFirst: true };
      const { rows } = await readPage(documents, query, summaryRowSchema, { limit, isShown: isThere });
      return rows.map(toSummary);
    },

    /** Those whose IDs were made between two instants; an ID is made as its session starts. */
    async readMadeBetween(userId: string, from: Date, to: Date): Promise<WorkoutSummary[]> {
      const [first, last] = [from, to].map((instant) => encodeTime(Math.max(0, instant.getTime())));
      const where = 'userId = :user AND id BETWEEN :first AND :last';
      const query = { TableName, where, values: { user: userId, first, last } };
      return (await readRows(documents, query, summaryRowSchema)).filter(isThere).map(toSummary);
    },

    /** What was done of an open session; null if it is not open. */
    async readProgress(userId: string, id: string) {
      const row = await readRow(documents, { TableName, Key: { userId, id } }, summaryRowSchema);
      if (!row || row.endedAt !== undefined) return null;
      const { activeSeconds, moves, left } = row;
      const unfinished = new Set(left);
      return { finishedExercises: [...moves.keys()].filter((each) => !unfinished.has(each)), activeSeconds };
    },

    /** Writes the summary of a session that the same transaction writes, and whose condition protects both. */
    putItem: (userId: string, session: WorkoutSession, removedAt: string | null = null): TransactItem => ({
      Put: putOf(userId, session, removedAt),
    }),

    /** The same for a session that another one ends; refused if it progressed since `seen` was read. */
    endItem(userId: string, ended: WorkoutSession, seen: WorkoutSession): TransactItem {
      const { left, activeSeconds } = toSummaryRow(seen);
      const isUnchanged = when(
        `attribute_not_exists(id) OR (activeSeconds = :seconds AND ${left ? '#left = :left' : 'attribute_not_exists(#left)'})`,
        { seconds: activeSeconds, ...(left && { left }) },
      );
      return { Put: { ...putOf(userId, ended), ...isUnchanged } };
    },

    /** Saves an open session's progress. Throws ConditionFailed if it has no summary, or was completed meanwhile. */
    async saveProgress(userId: string, session: WorkoutSession): Promise<void> {
      const isOpen = when('attribute_exists(id) AND attribute_not_exists(endedAt)');
      const write = documents.send(new PutCommand({ ...putOf(userId, session), ...isOpen }));
      const refused = await refusedBy(write);
      if (refused.length > 0) throw new ConditionFailed(refused);
    },
  };
}

export type WorkoutSummariesRepository = ReturnType<typeof createWorkoutSummariesRepository>;
