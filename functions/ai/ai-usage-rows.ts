import type * as z from 'zod';
import { changeRowUnlessRefused } from '../platform/storage/change-row';
import { when, type Condition } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { updateOf, type Changes } from '../platform/storage/update';

const dayKeptSeconds = 3 * 86_400;
const minuteKeptSeconds = 600;

export const roomFor = (what: 'chats' | 'photos' | 'voiceSessions', limit: number, room: number): Condition =>
  when(
    `(attribute_not_exists(${what}) OR ${what} < :limit) AND (attribute_not_exists(tokens) OR tokens <= :room)`,
    { limit, room },
  );

/** The `ai-usage` table: one row per day, and one per minute with messages; both expire. */
export function createAiUsageRows({ documents, tableName, clock }: Storage) {
  const TableName = tableName('ai-usage');
  const rowOf = (userId: string, period: string) => ({ TableName, Key: { userId, period } });
  const expiry = (seconds: number) => ({
    expiresAt: Math.floor(clock.now().getTime() / 1000) + seconds,
  });

  /** The row after the change, or null if the condition refused it. */
  const change = <Parsed>(
    userId: string,
    period: string,
    changes: Changes,
    condition: Condition,
    schema: z.ZodType<Parsed>,
  ): Promise<Parsed | null> =>
    changeRowUnlessRefused(documents, updateOf(rowOf(userId, period), changes, condition), schema);

  return {
    change,
    read: <Parsed>(userId: string, period: string, schema: z.ZodType<Parsed>) =>
      readRow(documents, rowOf(userId, period), schema),
    /** Adds to the day's row, creating it if needed. */
    count: <Parsed>(
      userId: string,
      day: string,
      add: Changes['add'],
      condition: Condition,
      schema: z.ZodType<Parsed>,
    ) => change(userId, day, { add, set: expiry(dayKeptSeconds) }, condition, schema),
    /** Adds to the row of the current minute. */
    countThisMinute: <Parsed>(
      userId: string,
      add: Changes['add'],
      condition: Condition,
      schema: z.ZodType<Parsed>,
    ) => {
      const minute = clock.now().toISOString().slice(0, 16);
      const changes = { add, set: expiry(minuteKeptSeconds) };
      return change(userId, `minute#${minute}`, changes, condition, schema);
    },
  };
}

export type AiUsageRows = ReturnType<typeof createAiUsageRows>;
