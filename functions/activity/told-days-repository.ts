import * as z from 'zod';
import { localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import { readBatch } from '../platform/storage/batch';
import { when, type Condition } from '../platform/storage/conditions';
import { parseRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const bySource = z.record(z.string(), z.number().int()).optional();

const count = z.number().int().optional();

/** What is told of a day rather than done here, as it is stored: what nobody told is absent. */
const toldDaySchema = z.object({
  localDate: localDateSchema,
  outsideSeconds: count,
  steps: bySource,
  restingHeartRates: bySource,
  /** Only if something was done here, too. */
  activeSeconds: count,
  /** Only if a device or the person reported steps, too. */
  stepReports: count,
});
export type ToldDay = z.output<typeof toldDaySchema>;

/** What one source adds to a day. */
export interface DayAddition {
  outsideSeconds: number;
  steps?: number | undefined;
  restingHeartRate?: number | undefined;
}

/** The source of what an import tells. */
export const importSource = (importId: string) => `import#${importId}`;

const secondsOf = (outsideSeconds: number): Record<string, number> =>
  outsideSeconds === 0 ? {} : { outsideSeconds };

const toldMaps = ['steps', 'restingHeartRates'] as const;

/** Whether a source and so many seconds are all that a day has. */
function isNothingBut(day: ToldDay, source: string | null, outsideSeconds: number): boolean {
  const isUsed = day.activeSeconds !== undefined || day.stepReports !== undefined;
  const others = toldMaps.flatMap((name) => Object.keys(day[name] ?? {}).filter((key) => key !== source));
  return !isUsed && others.length === 0 && (day.outsideSeconds ?? 0) === outsideSeconds;
}

/** The condition that a day is as it was read. */
function whileSeen(seen: ToldDay): Condition {
  const { localDate: _, ...day } = seen;
  const names = ['outsideSeconds', ...toldMaps, 'activeSeconds', 'stepReports'] as const;
  const parts = names.map((name) =>
    day[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :${name}`,
  );
  return when(parts.join(' AND '), day);
}

/** The `activity-days` table, as far as watches, files, and other apps fill it. */
export function createToldDaysRepository({ documents, tableName }: Storage) {
  const TableName = tableName('activity-days');

  const rowOf = (userId: string, localDate: LocalDate) => ({ TableName, Key: { userId, localDate } });

  /** Sets a source's entry of a map, or the map; refused if the map came to be since the day was read. */
  function entryOf(
    name: 'steps' | 'restingHeartRates',
    source: string,
    seen: ToldDay | undefined,
    value?: number,
  ) {
    if (value === undefined) return { set: {}, conditions: [] };
    return seen?.[name]
      ? { set: { [`${name}.#source`]: value }, conditions: [`attribute_exists(#${name})`] }
      : { set: { [name]: { [source]: value } }, conditions: [`attribute_not_exists(#${name})`] };
  }

  return {
    async readMany(userId: string, dates: readonly LocalDate[]): Promise<Map<LocalDate, ToldDay>> {
      const keys = dates.map((localDate) => rowOf(userId, localDate).Key);
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      // An unreadable day would seem to be empty.
      const days = items.map((item) => parseRow(toldDaySchema, item, TableName));
      return new Map(days.map((day) => [day.localDate, day]));
    },

    readAll(userId: string): Promise<ToldDay[]> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      return readRows(documents, query, toldDaySchema);
    },

    /** Oldest first. */
    readBetween(userId: string, from: LocalDate, to: LocalDate): Promise<ToldDay[]> {
      const where = 'userId = :user AND localDate BETWEEN :from AND :to';
      return readRows(documents, { TableName, where, values: { user: userId, from, to } }, toldDaySchema);
    },

    /** Adds what a source tells of a day, which was read before. */
    addItem(userId: string, date: LocalDate, source: string, seen: ToldDay | undefined, added: DayAddition) {
      const steps = entryOf('steps', source, seen, added.steps);
      const rates = entryOf('restingHeartRates', source, seen, added.restingHeartRate);
      const set = { ...steps.set, ...rates.set };
      const conditions = [...steps.conditions, ...rates.conditions];
      const changes = { set, names: { source }, add: secondsOf(added.outsideSeconds) };
      const isAsSeen = conditions.length > 0 ? when(conditions.join(' AND ')) : undefined;
      return { Update: updateOf(rowOf(userId, date), changes, isAsSeen) } satisfies TransactItem;
    },

    /** Adds time spent outside of the product, or with a negative number subtracts it. */
    addSecondsItem(userId: string, date: LocalDate, outsideSeconds: number): TransactItem {
      return { Update: updateOf(rowOf(userId, date), { add: { outsideSeconds } }) };
    },

    /**
     * Takes back what a source told of a day, and time spent outside. A day of which nothing is left is removed, as if
     * it had never been told of; refused if it changed since it was read.
     */
    takeBackItem(userId: string, day: ToldDay, source: string | null, outsideSeconds: number): TransactItem {
      const row = rowOf(userId, day.localDate);
      const maps = toldMaps.filter((name) => source !== null && day[name]?.[source] !== undefined);
      if (isNothingBut(day, source, outsideSeconds)) return { Delete: { ...row, ...whileSeen(day) } };
      const changes = {
        add: secondsOf(-outsideSeconds),
        remove: maps.map((name) => `${name}.#source`),
        ...(source !== null && { names: { source } }),
      };
      return { Update: updateOf(row, changes) };
    },
  };
}

export type ToldDaysRepository = ReturnType<typeof createToldDaysRepository>;
