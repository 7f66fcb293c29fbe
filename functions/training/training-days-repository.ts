import type { LocalDate } from '../../shared/rules/local-date';
import { when } from '../platform/storage/conditions';
import { readPage, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { dayRowSchema, withPlan, type DayOffer, type DayPlan, type DayRow } from './day-plans';

/** Travel may set the day back: then the newest row belongs to tomorrow. */
const latest = 2;

/** The `training-days` table: the sessions planned for each of a person's days. */
export function createTrainingDaysRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('training-days');

  function putItem(
    userId: string,
    localDate: LocalDate,
    seen: DayRow | null,
    fields: Pick<DayRow, 'plans' | 'offers'>,
  ): TransactItem {
    const version = (seen?.version ?? 0) + 1;
    const Item = { userId, localDate, version, ...fields, updatedAt: clock.now().toISOString() };
    const isUnchanged = seen
      ? when('#version = :seen', { seen: seen.version })
      : when('attribute_not_exists(userId)');
    return { Put: { TableName, Item, ...isUnchanged } };
  }

  return {
    read: (userId: string, localDate: LocalDate): Promise<DayRow | null> =>
      readRow(documents, { TableName, Key: { userId, localDate } }, dayRowSchema),

    async readLatest(userId: string): Promise<DayRow[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId }, newestFirst: true };
      return (await readPage(documents, query, dayRowSchema, { limit: latest })).rows;
    },

    /** Makes `plan` its day's plan; refused if the day changed since `seen` was read. */
    addItem: (userId: string, localDate: LocalDate, seen: DayRow | null, plan: DayPlan): TransactItem =>
      putItem(userId, localDate, seen, {
        plans: withPlan(seen?.plans ?? [], plan),
        offers: seen?.offers ?? [],
      }),

    /** Stores an offered session; refused if the day changed since `seen` was read. */
    offerItem: (userId: string, localDate: LocalDate, seen: DayRow | null, offer: DayOffer): TransactItem =>
      putItem(userId, localDate, seen, {
        plans: seen?.plans ?? [],
        offers: withPlan(seen?.offers ?? [], offer),
      }),
  };
}

export type TrainingDaysRepository = ReturnType<typeof createTrainingDaysRepository>;
