import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { nothingChosen, planRowSchema, type PlanRow } from './plan-row';

/** What a person may choose about their plan. */
export type PlanChoice = Partial<Pick<PlanRow, 'settings' | 'since' | 'moves' | 'programme'>>;

const keySchema = z.object({ userId: z.string() });

/** The `training-plans` table: one row per person with their choices. */
export function createTrainingPlansRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('training-plans');

  const read = async (userId: string): Promise<PlanRow> =>
    (await readRow(documents, { TableName, Key: { userId } }, planRowSchema)) ?? nothingChosen;

  return {
    read,

    /** Changes the plan as it was seen; refused if it changed since. */
    changeItem(userId: string, seen: Pick<PlanRow, 'version'>, changes: PlanChoice): TransactItem {
      const version = seen.version + 1;
      const set = { ...changes, version, updatedAt: clock.now().toISOString() };
      const isUnchanged =
        seen.version === 0
          ? when('attribute_not_exists(#version)')
          : when('#version = :seen', { seen: seen.version });
      return { Update: updateOf({ TableName, Key: { userId } }, { set }, isUnchanged) };
    },

    /** Sets the hash of the calendar's address; null revokes it. */
    calendarItem(userId: string, calendarHash: string | null): TransactItem {
      const changes = calendarHash === null ? { remove: ['calendarHash'] } : { set: { calendarHash } };
      return { Update: updateOf({ TableName, Key: { userId } }, changes) };
    },

    /** Whose calendar it is; null if no address with this hash is valid. */
    async findByCalendar(calendarHash: string): Promise<string | null> {
      const query = {
        TableName,
        IndexName: 'calendars',
        where: 'calendarHash = :hash',
        values: { hash: calendarHash },
      };
      const [found] = await readRows(documents, query, keySchema);
      if (!found) return null;
      // The index may lag behind, so the row itself decides whether the address is valid.
      return (await read(found.userId)).calendarHash === calendarHash ? found.userId : null;
    },
  };
}

export type TrainingPlansRepository = ReturnType<typeof createTrainingPlansRepository>;
