import { addDays, daysBetween, type LocalDate } from '../../../shared/rules/local-date';

const daysPerFreeze = 7;
const maximumFreezes = 2;

/**
 * The longest gap of missed days that freezes can cover. A longer one always ends a run, so callers only need to read
 * back to the first gap of more than this many missed days (forgiven dates not counted).
 */
export const maximumBridgeableGap = maximumFreezes;

export interface StreakFacts {
  /**
   * Days with a counted workout, dance, or challenge, in any order. One after `today` (a trip west) counts like today.
   */
  activeDates: readonly LocalDate[];
  today: LocalDate;
  /** Days that a change of time zone skipped or doubled: neither active nor missed. */
  forgivenDates?: readonly LocalDate[];
}

export interface Streak {
  /** Active days of the current run, 0 if there is none. */
  current: number;
  /** Active days of the longest run among the given dates. */
  longest: number;
  /** First active day of the current run. */
  runStart: LocalDate | null;
  lastActive: LocalDate | null;
  freezesHeld: number;
  /** Missed days of the current run that a freeze covered, oldest first. */
  freezesUsed: LocalDate[];
  /** The current run ends (or costs a freeze) unless today becomes active. */
  atRisk: boolean;
}

interface Run {
  start: LocalDate;
  length: number;
  freezes: number;
  frozen: LocalDate[];
}

/** The missed days strictly between two dates, up to one more than can be bridged. */
function missedBetween(from: LocalDate, to: LocalDate, today: LocalDate, forgiven: ReadonlySet<LocalDate>) {
  const missed: LocalDate[] = [];
  const last = daysBetween(from, today) < daysBetween(from, to) ? today : to;
  for (
    let date = addDays(from, 1);
    date < last && missed.length <= maximumBridgeableGap;
    date = addDays(date, 1)
  ) {
    if (!forgiven.has(date)) missed.push(date);
  }
  return missed;
}

function extendRun(run: Run): Run {
  const length = run.length + 1;
  const earned = length % daysPerFreeze === 0 ? 1 : 0;
  return { ...run, length, freezes: Math.min(maximumFreezes, run.freezes + earned) };
}

/** The run after `missed` days: covered by its freezes, or null if they do not suffice. */
function survive(run: Run, missed: LocalDate[]): Run | null {
  if (missed.length > run.freezes) return null;
  return { ...run, freezes: run.freezes - missed.length, frozen: [...run.frozen, ...missed] };
}

/** A stretch of active days that freezes and forgiven dates hold together. */
export interface StreakRun {
  start: LocalDate;
  end: LocalDate;
  /** Active days in it. */
  length: number;
}

/** All runs, oldest first. */
export function streakRuns({
  activeDates,
  forgivenDates = [],
}: Pick<StreakFacts, 'activeDates' | 'forgivenDates'>): StreakRun[] {
  const forgiven = new Set(forgivenDates);
  const runs: StreakRun[] = [];
  let run: Run | null = null;
  let previous: LocalDate | null = null;
  for (const date of [...new Set(activeDates)].sort()) {
    const survivor: Run | null =
      run && previous ? survive(run, missedBetween(previous, date, date, forgiven)) : null;
    run = extendRun(survivor ?? { start: date, length: 0, freezes: 0, frozen: [] });
    if (survivor) runs.pop();
    runs.push({ start: run.start, end: date, length: run.length });
    previous = date;
  }
  return runs;
}

/**
 * The streak that a set of active days makes, as of `today`. Each active day adds one; every seventh day of a run
 * earns a freeze (at most two are held); a missed day before today spends one or ends the run.
 */
export function computeStreak({ activeDates, today, forgivenDates = [] }: StreakFacts): Streak {
  const forgiven = new Set(forgivenDates);
  const dates = [...new Set(activeDates)].sort();
  let run: Run | null = null;
  let longest = 0;
  let previous: LocalDate | null = null;
  for (const date of dates) {
    const survivor: Run | null =
      run && previous ? survive(run, missedBetween(previous, date, today, forgiven)) : null;
    run = extendRun(survivor ?? { start: date, length: 0, freezes: 0, frozen: [] });
    longest = Math.max(longest, run.length);
    previous = date;
  }
  const alive = run && previous ? survive(run, missedBetween(previous, today, today, forgiven)) : null;
  return {
    current: alive?.length ?? 0,
    longest,
    runStart: alive?.start ?? null,
    lastActive: previous,
    freezesHeld: alive?.freezes ?? 0,
    freezesUsed: alive?.frozen ?? [],
    atRisk: alive !== null && previous !== null && previous < today,
  };
}
