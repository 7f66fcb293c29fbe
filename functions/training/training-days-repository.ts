import type { LocalDate } from '../../shared/domain/local-date';
import { when } from '../platform/storage/conditions';
import { readPage, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { dayRowSchema, withPlan, type DayPlan, type DayRow } from './day-plans';

/** A journey may have taken back the day: then the newest row is one of tomorrow. */
const latest = 2;

/** The `training-days` table: the sessions that were planned for one day of a person's. */
export function createTrainingDaysRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('training-days');
  return {
    read: (userId: string, localDate: LocalDate): Promise<DayRow | null> =>
      readRow(documents, { TableName, Key: { userId, localDate } }, dayRowSchema),

    async readLatest(userId: string): Promise<DayRow[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId }, newestFirst: true };
      return (await readPage(documents, query, dayRowSchema, { limit: latest })).rows;
    },

    /** Makes `plan` the one that holds on its day; refused when another was stored since `seen` was read. */
    addItem(userId: string, localDate: LocalDate, seen: DayRow | null, plan: DayPlan): TransactItem {
      const plans = withPlan(seen?.plans ?? [], plan);
      const version = (seen?.version ?? 0) + 1;
      const Item = { userId, localDate, version, plans, updatedAt: clock.now().toISOString() };
      const isUnchanged = seen
        ? when('#version = :seen', { seen: seen.version })
        : when('attribute_not_exists(userId)');
      return { Put: { TableName, Item, ...isUnchanged } };
    },
  };
}

export type TrainingDaysRepository = ReturnType<typeof createTrainingDaysRepository>;
