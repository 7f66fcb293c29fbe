import type { LocalDate } from '../../../shared/rules/local-date';
import { computeStreak, streakRuns, type StreakFacts, type StreakRun } from './streak';

type Diary = Pick<StreakFacts, 'activeDates' | 'forgivenDates'>;

const none = { start: null, end: null, length: 0 };

/**
 * The streak that `date` belongs to, whatever came after it: what an award is about, since an activity may arrive
 * late. Its length is 0 for an inactive day.
 */
export function runContaining(date: LocalDate, diary: Diary): StreakRun | typeof none {
  if (!diary.activeDates.includes(date)) return none;
  return streakRuns(diary).find(({ start, end }) => start <= date && date <= end) ?? none;
}

const meets = (a: StreakRun, b: StreakRun) => a.start <= b.end && b.start <= a.end;
const both = (a: StreakRun, b: StreakRun): StreakRun => ({
  start: a.start < b.start ? a.start : b.start,
  end: a.end > b.end ? a.end : b.end,
  length: 0,
});

/**
 * The stretch of days within which it matters for streaks whether `date` is active, and the current streaks in it: one
 * more day can join two, one less can split one.
 */
export function runsAround(date: LocalDate, diary: Diary): { within: StreakRun; runs: StreakRun[] } {
  const { activeDates, forgivenDates } = diary;
  const others = activeDates.filter((each) => each !== date);
  const without = streakRuns({ activeDates: others, forgivenDates });
  const withIt = streakRuns({ activeDates: [...others, date], forgivenDates });
  const own = withIt.find(({ start, end }) => start <= date && date <= end);
  const alone = own ?? { start: date, end: date, length: 0 };
  const within = [...without, ...withIt].reduce(
    (all, run) => (meets(all, run) ? both(all, run) : all),
    alone,
  );
  const runs = (activeDates.includes(date) ? withIt : without).filter((run) => meets(run, within));
  return { within, runs };
}

/** A profile with this many forgiven dates may have dropped older ones, which held longer streaks together. */
const forgivenDatesKept = 5;

/**
 * The longest streak over all days; a longer stored one stays if the dates that held it together may have been
 * dropped.
 */
export function longestRun({ activeDates, forgivenDates = [] }: Diary, known: number): number {
  const today = activeDates.toSorted().at(-1);
  const longest = today ? computeStreak({ activeDates, today, forgivenDates }).longest : 0;
  return forgivenDates.length < forgivenDatesKept ? longest : Math.max(longest, known);
}
