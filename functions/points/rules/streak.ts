import { addDays, type LocalDate } from '../../../shared/rules/local-date';

const daysPerFreeze = 7;
const maximumFreezes = 2;
/** Activity outside keeps at most this many of any seven days. */
export const mostOutsideDays = 2;
const keptWithinDays = 7;

/**
 * The longest gap of missed days that freezes can cover. A longer one always ends a run, so callers only need to read
 * back to the first gap of more than this many missed days (forgiven dates, and those with activity outside, not counted).
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
  /** Days with enough activity outside the product: they keep a streak from breaking and add nothing. */
  outsideDates?: readonly LocalDate[];
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
  /** Days of the current run that activity outside kept from being missed, oldest first. */
  outsideUsed: LocalDate[];
  /** Active days of the run that would stand without those: awards count these. */
  towardAwards: number;
  /** The current run ends (or costs a freeze) unless today becomes active. */
  atRisk: boolean;
}

interface Run {
  start: LocalDate;
  length: number;
  freezes: number;
  frozen: LocalDate[];
  /** Missed days that activity outside kept from counting, oldest first. */
  kept: LocalDate[];
}

/** Days that are not missed, whatever was done on them here. */
interface Spared {
  forgiven: ReadonlySet<LocalDate>;
  outside: ReadonlySet<LocalDate>;
}

const sparedOf = ({ forgivenDates = [], outsideDates = [] }: Partial<StreakFacts>): Spared => ({
  forgiven: new Set(forgivenDates),
  outside: new Set(outsideDates),
});

const isKept = ({ outside }: Spared, kept: readonly LocalDate[], date: LocalDate) =>
  outside.has(date) && kept.filter((each) => each > addDays(date, -keptWithinDays)).length < mostOutsideDays;

const begun = (start: LocalDate): Run => ({ start, length: 0, freezes: 0, frozen: [], kept: [] });

/** The run with one more day; it may have earned a freeze. */
const extended = (run: Run, earnsFreeze: boolean): Run => ({
  ...run,
  length: run.length + 1,
  freezes: Math.min(maximumFreezes, run.freezes + (earnsFreeze ? 1 : 0)),
});

const earnsFreeze = ({ length }: Run) => (length + 1) % daysPerFreeze === 0;

/**
 * The run after the days strictly between two dates, those from today on not counted: freezes cover what was missed;
 * null if they do not suffice.
 */
function survive(
  run: Run,
  { from, to, today = to }: Record<'from' | 'to', LocalDate> & { today?: LocalDate },
  spared: Spared,
): Run | null {
  const missed: LocalDate[] = [];
  const kept = [...run.kept];
  const last = today < to ? today : to;
  for (let date = addDays(from, 1); date < last && missed.length <= run.freezes; date = addDays(date, 1)) {
    if (spared.forgiven.has(date)) continue;
    (isKept(spared, kept, date) ? kept : missed).push(date);
  }
  if (missed.length > run.freezes) return null;
  return { ...run, freezes: run.freezes - missed.length, frozen: [...run.frozen, ...missed], kept };
}

/** A stretch of active days that freezes and forgiven dates hold together. */
export interface StreakRun {
  start: LocalDate;
  end: LocalDate;
  /** Active days in it. */
  length: number;
}

/** All runs, oldest first. Points are about these, so activity outside holds none of them together. */
export function streakRuns(facts: Pick<StreakFacts, 'activeDates' | 'forgivenDates'>): StreakRun[] {
  const spared = sparedOf({ forgivenDates: facts.forgivenDates ?? [] });
  const runs: StreakRun[] = [];
  let run: Run | null = null;
  let previous: LocalDate | null = null;
  for (const date of [...new Set(facts.activeDates)].sort()) {
    const survivor: Run | null = run && previous && survive(run, { from: previous, to: date }, spared);
    const before: Run = survivor ?? begun(date);
    run = extended(before, earnsFreeze(before));
    if (survivor) runs.pop();
    runs.push({ start: run.start, end: date, length: run.length });
    previous = date;
  }
  return runs;
}

/**
 * The streak that a set of active days makes, as of `today`. Each active day adds one; every seventh day of a run
 * earns a freeze (at most two are held); a missed day before today spends one or ends the run. At most two days in any
 * seven are not missed because of activity outside, which adds nothing: freezes and awards are earned as if there had
 * been none.
 */
export function computeStreak(facts: StreakFacts): Streak {
  const { activeDates, today } = facts;
  const spared = sparedOf(facts);
  const strict = sparedOf({ ...facts, outsideDates: [] });
  let run: Run | null = null;
  let own: Run | null = null;
  let longest = 0;
  let previous: LocalDate | null = null;
  for (const date of [...new Set(activeDates)].sort()) {
    const gap: { from: LocalDate; to: LocalDate; today: LocalDate } | null = previous && {
      from: previous,
      to: date,
      today,
    };
    const ownBefore: Run = (own && gap && survive(own, gap, strict)) ?? begun(date);
    const before: Run = (run && gap && survive(run, gap, spared)) ?? begun(date);
    const earns = earnsFreeze(ownBefore);
    [own, run] = [extended(ownBefore, earns), extended(before, earns)];
    longest = Math.max(longest, run.length);
    previous = date;
  }
  const since = previous && { from: previous, to: today };
  const alive = run && since && survive(run, since, spared);
  const isOpen = previous !== null && previous < today;
  return {
    current: alive?.length ?? 0,
    longest,
    runStart: alive?.start ?? null,
    lastActive: previous,
    freezesHeld: alive?.freezes ?? 0,
    freezesUsed: alive?.frozen ?? [],
    outsideUsed: alive?.kept ?? [],
    towardAwards: (own && since && survive(own, since, strict))?.length ?? 0,
    atRisk: alive !== null && isOpen && !isKept(spared, alive.kept, today),
  };
}
