import * as z from 'zod';
import { usualGoalSeconds } from '../../shared/rules/awards';
import { leastOutsideSeconds } from '../../shared/rules/activities';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { maximumBridgeableGap, mostOutsideDays } from '../points/rules/streak';
import { changeRowUnlessRefused } from '../platform/storage/change-row';
import { when } from '../platform/storage/conditions';
import { parseRow, parseRows, readPages, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf, type Sign, type Update } from '../platform/storage/update';

/** A move between time zones skips two dates at most, and the streak forgives them. */
const datesOfOneMove = 2;
/** How far apart two active days of one streak can be: with so few others, more than two days outside would be too many of any seven. */
const longestStep = maximumBridgeableGap + datesOfOneMove + mostOutsideDays + 1;

const activityDaySchema = z.object({
  localDate: z.string().transform((date) => date as LocalDate),
  activeSeconds: z.number().int().default(0),
  /** The goal as an activity of the day fixed it; null if the day had none, absent before the first. */
  goalSeconds: z.number().int().nullable().optional(),
  workouts: z.number().int().default(0),
  dances: z.number().int().default(0),
  challenges: z.number().int().default(0),
  caloriesKcal: z.number().int().default(0),
  steps: z.record(z.string(), z.number().int()).default({}),
  /** Of activities outside of the product; no part of `activeSeconds`, and worth no points. */
  outsideSeconds: z.number().int().default(0),
  /** In beats per minute, by source. */
  restingHeartRates: z.record(z.string(), z.number().int()).default({}),
});

/** What one person did on one day of their own calendar. */
export type ActivityDay = z.output<typeof activityDaySchema>;

/** Days with a counted workout, dance, or challenge keep a streak alive. */
export function isActive(day: Pick<ActivityDay, 'workouts' | 'dances' | 'challenges'>): boolean {
  return day.workouts + day.dances + day.challenges > 0;
}

/** Days on which activity outside the product is enough to keep a streak. */
export const isOutsideDay = ({ outsideSeconds }: ActivityDay): boolean =>
  outsideSeconds >= leastOutsideSeconds;

/** The active seconds that close the day's circle; null if it has no goal. */
export function goalSecondsOf(day: Pick<ActivityDay, 'goalSeconds'> | undefined): number | null {
  return day?.goalSeconds === undefined ? usualGoalSeconds : day.goalSeconds;
}

/** Whether the day's goal still follows the plan: no workout counted, and the circle is not closed. */
export function isGoalOpen(day: ActivityDay | null): boolean {
  if (!day) return true;
  return day.workouts === 0 && day.activeSeconds < (goalSecondsOf(day) ?? Infinity);
}

/** Several sources count the same walk, so the largest wins. */
export function stepsOf(day: Pick<ActivityDay, 'steps'> | undefined): number {
  return Math.max(0, ...Object.values(day?.steps ?? {}));
}

/**
 * JavaScript objects can't store a value under `__proto__`. Source names are trimmed, so one with a space can't
 * collide.
 */
const keyOf = (source: string) => (source === '__proto__' ? '__proto__ ' : source);

export interface StepsReport {
  date: LocalDate;
  source: string;
  /** The day's total so far. */
  total: number;
  /** Even if the stored one is higher. */
  corrects?: boolean;
}

interface DoneOfDay {
  localDate: LocalDate;
  activeSeconds: number;
  caloriesKcal: number;
  /** The day's goal, if this fixes it. */
  goalSeconds?: number | null | undefined;
}

/** One workout, as counted on its day. */
export interface WorkoutOfDay extends DoneOfDay {
  /** It also completed a challenge of the ladder. */
  isChallenge?: boolean;
}

/** One dance, as counted on its day. */
export interface DanceOfDay extends DoneOfDay {
  /** It reached its last move, so it keeps a streak alive. */
  counts: boolean;
}

const effortOf = (done: DoneOfDay, sign: Sign) => ({
  activeSeconds: sign * done.activeSeconds,
  caloriesKcal: sign * done.caloriesKcal,
});

/** The `activity-days` table. */
export function createActivityRepository({ documents, tableName }: Storage) {
  const TableName = tableName('activity-days');

  const rowOf = (userId: string, localDate: LocalDate) => ({ TableName, Key: { userId, localDate } });

  const read = (userId: string, localDate: LocalDate): Promise<ActivityDay | null> =>
    readRow(documents, rowOf(userId, localDate), activityDaySchema);

  /** The day after the update, or null when its condition refused it. */
  const change = (update: Update): Promise<ActivityDay | null> =>
    changeRowUnlessRefused(documents, update, activityDaySchema);

  /** Counts one report for the day; null when `maximum` were already counted. */
  const countReport = (userId: string, localDate: LocalDate, maximum: number): Promise<ActivityDay | null> =>
    change(
      updateOf(
        rowOf(userId, localDate),
        { setIfAbsent: { steps: {} }, add: { stepReports: 1 } },
        when('attribute_not_exists(stepReports) OR stepReports < :maximum', { maximum }),
      ),
    );

  return {
    read,

    /**
     * The day's totals by source, with this one if it is higher or a correction; null after `maximum` reports that
     * day.
     */
    async recordSteps(
      userId: string,
      { date: localDate, source: name, total, corrects = false }: StepsReport,
      maximum: number,
    ): Promise<ActivityDay['steps'] | null> {
      const source = keyOf(name);
      const before = await countReport(userId, localDate, maximum);
      if (!before || (!corrects && (before.steps[source] ?? -1) >= total)) return before?.steps ?? null;
      const raised = await change(
        updateOf(
          rowOf(userId, localDate),
          { set: { 'steps.#source': total }, names: { source } },
          corrects
            ? when('attribute_exists(stepReports)')
            : when('attribute_not_exists(steps.#source) OR steps.#source < :total', { total }),
        ),
      );
      // Refused: the same source sent a higher total at the same moment.
      const day = raised ?? (await read(userId, localDate));
      return day?.steps ?? null;
    },

    /**
     * The days since `from`, oldest first, plus as many earlier ones as a streak can reach: back to a gap that no
     * freeze can bridge. With `whole`, an unreadable day throws instead of counting as inactive.
     */
    async readSince(userId: string, from: LocalDate, whole = false): Promise<ActivityDay[]> {
      const days: ActivityDay[] = [];
      const query = { TableName, where: 'userId = :user', values: { user: userId }, newestFirst: true };
      for await (const page of readPages(documents, query, 120)) {
        const parsed = whole
          ? page.map((item) => parseRow(activityDaySchema, item, TableName))
          : parseRows(activityDaySchema, page, TableName);
        for (const day of parsed) {
          const edge = days.findLast(isActive)?.localDate ?? from;
          const beforeAnyStreak = day.localDate < addDays(edge, -longestStep);
          if (day.localDate < from && beforeAnyStreak) return days.toReversed();
          days.push(day);
        }
      }
      return days.toReversed();
    },

    addWorkoutItem(userId: string, done: WorkoutOfDay, sign: Sign = 1): TransactItem {
      const add = { workouts: sign, ...effortOf(done, sign), ...(done.isChallenge && { challenges: sign }) };
      const set = { goalSeconds: done.goalSeconds };
      return { Update: updateOf(rowOf(userId, done.localDate), { set, add }) };
    },

    addDanceItem(userId: string, done: DanceOfDay, sign: Sign = 1): TransactItem {
      const add = { ...effortOf(done, sign), ...(done.counts && { dances: sign }) };
      const set = { goalSeconds: done.goalSeconds };
      return { Update: updateOf(rowOf(userId, done.localDate), { set, add }) };
    },
  };
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>;
