import type { LocalDate } from './local-date';
import { computeStreak, type StreakFacts } from './streak';

/** A stretch of active days that freezes and forgiven dates hold together. */
export interface StreakRun {
  start: LocalDate | null;
  end: LocalDate | null;
  /** Active days in it; 0 when the asked date was not active. */
  length: number;
}

/**
 * The run that `date` belongs to, whatever came after it: what a streak award is about, since an activity
 * may be told late. The first run through `date` is grown day by day for as long as it goes on.
 */
export function runContaining(
  date: LocalDate,
  { activeDates, forgivenDates = [] }: Pick<StreakFacts, 'activeDates' | 'forgivenDates'>,
): StreakRun {
  const dates = [...new Set(activeDates)].sort();
  const at = dates.indexOf(date);
  let run: StreakRun = { start: null, end: null, length: 0 };
  for (let last = at; last >= 0 && last < dates.length; last += 1) {
    const today = dates[last] ?? date;
    const streak = computeStreak({ activeDates: dates.slice(0, last + 1), today, forgivenDates });
    if (run.start !== null && streak.runStart !== run.start) break;
    run = { start: streak.runStart, end: today, length: streak.current };
  }
  return run;
}
