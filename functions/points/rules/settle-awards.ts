import {
  awardKeys,
  followingAwards,
  mealsOf,
  meetsGoal,
  ownAwards,
  type ActivityFact,
  type Award,
  type RunStanding,
} from '../../../shared/rules/awards';
import { factsOf, paidOf, payEntry, takeBackEntry, waitingKey, type Fact, type LedgerEntry } from './ledger';

const waitingPrefix = ({ kind, localDate }: ActivityFact) => `${waitingKey}${kind}#${localDate}#`;
/** The most that may wait per day. */
const mostWaiting = 20;

export const activityIdOf = (fact: ActivityFact): string =>
  fact.kind === 'meal' ? fact.logId : fact.sessionId;

/** The ledger prefixes to read before deciding. */
export function ledgerQuestions(fact: ActivityFact): string[] {
  const { localDate } = fact;
  const waiting = waitingPrefix(fact);
  if (fact.kind === 'meal') {
    const photo = fact.photoHash === null ? [] : [awardKeys.mealPhoto(fact.photoHash)];
    return [mealsOf(localDate), ...photo, waiting];
  }
  const daily = [awardKeys.dailyGoal(localDate), awardKeys.streak(7, ''), awardKeys.streak(30, ''), waiting];
  if (fact.kind === 'dance') return [awardKeys.dance(localDate), ...daily];
  return [awardKeys.workout(localDate, ''), awardKeys.milestones, ...daily];
}

/** A waiting activity, with its fact and description. */
interface Waiting {
  fact: ActivityFact;
  description: string;
}

/** The waiting activities among these entries, ordered by ID. */
export function waitingIn(fact: ActivityFact, entries: readonly LedgerEntry[]): Waiting[] {
  const prefix = waitingPrefix(fact);
  return entries
    .filter(({ awardKey }) => awardKey.startsWith(prefix))
    .toSorted((a, b) => (a.awardKey < b.awardKey ? -1 : 1))
    .map(({ awardKey, description }) => {
      const [id = '', photoHash = null] = awardKey.slice(prefix.length).split('#');
      if (fact.kind === 'meal') return { fact: { ...fact, logId: id, photoHash }, description };
      const done = { sessionId: id, counted: true, reachedLastMove: true, trackedShare: 1 };
      return { fact: { ...fact, ...done }, description };
    });
}

/** The ledger keys that say whether the photos of waiting meals are paid. */
export const photosOfWaiting = (fact: ActivityFact, entries: readonly LedgerEntry[]): string[] => {
  const photos = waitingIn(fact, entries).flatMap(({ fact: other }) =>
    other.kind === 'meal' && other.photoHash !== null ? [awardKeys.mealPhoto(other.photoHash)] : [],
  );
  return [...new Set(photos)].filter((photo) => !ledgerQuestions(fact).includes(photo));
};

function waitingEntry(fact: ActivityFact, award: Award): LedgerEntry {
  const photo = fact.kind === 'meal' && fact.photoHash !== null ? `#${fact.photoHash}` : '';
  const awardKey = `${waitingPrefix(fact)}${activityIdOf(fact)}${photo}`;
  return { ...award, awardKey, points: 0 };
}

/** What the caller read before deciding. */
export interface Settling {
  /** Everything that `ledgerQuestions` asks for, including the photos of waiting meals. */
  entries: readonly LedgerEntry[];
  /** Those of the fact and the waiting activities that exist and are not removed. */
  present: ReadonlySet<string>;
  /** All workouts that the ledger paid before this. */
  paidWorkouts: number;
  /** Active seconds of the fact's local day. */
  activeSeconds: number;
  /** That day's goal; null if it has none. */
  goalSeconds: number | null;
  /** The streaks that the fact's day can belong to. */
  runs: readonly RunStanding[];
  /** Something was removed or restored, so what is no longer earned is taken back. */
  corrects: boolean;
  /** The dates within which streaks may have changed. */
  within: { start: string; end: string } | null;
}

/** Each streak keeps one award of each length: the first. */
function isStreakEarned(
  days: number,
  runStart: string,
  paid: readonly string[],
  runs: Settling['runs'],
): boolean {
  const run = runs.find(
    (each) => each.runStart !== null && each.runStart <= runStart && runStart <= (each.runEnd ?? ''),
  );
  if (!run || run.current < days) return false;
  return !paid.some((other) => other >= (run.runStart ?? '') && other < runStart);
}

function isStillEarned(fact: ActivityFact, { paidBy }: Fact, state: Settling, paidKeys: readonly string[]) {
  const { awardKey, activityId } = paidBy;
  if (activityId !== null) return activityId !== activityIdOf(fact) || state.present.has(activityId);
  const [kind = '', of = ''] = awardKey.split('#');
  if (kind === 'daily-goal') return meetsGoal(state);
  if (kind === 'milestone') return state.paidWorkouts >= Number(of);
  const { within } = state;
  if (!kind.startsWith('streak-') || !within || of < within.start || of > within.end) return true;
  const starts = paidKeys.flatMap((key) => (key.startsWith(`${kind}#`) ? [key.slice(kind.length + 1)] : []));
  return isStreakEarned(Number(kind.slice('streak-'.length)), of, starts, state.runs);
}

/** The ledger's state while entries are added. */
function openLedger(entries: readonly LedgerEntry[]) {
  const written: LedgerEntry[] = [];
  const facts = () => factsOf([...entries, ...written]);
  return {
    written,
    facts,
    paid() {
      const paid = paidOf(facts());
      return {
        ledgerKeys: new Set(paid.map(({ awardKey }) => awardKey)),
        paidActivityIds: new Set(paid.flatMap(({ activityId }) => activityId ?? [])),
      };
    },
    pay: (awards: readonly LedgerEntry[]) =>
      void written.push(...awards.map((award) => payEntry(facts(), award))),
  };
}
type Ledger = ReturnType<typeof openLedger>;

type IsOf = (fact: Fact) => boolean;
const isMilestone: IsOf = ({ paidBy }) => paidBy.awardKey.startsWith(awardKeys.milestones);
const isNoMilestone: IsOf = (fact) => !isMilestone(fact);

function takeBack(ledger: Ledger, fact: ActivityFact, state: Settling, isOf: IsOf): void {
  if (!state.corrects) return;
  const paid = [...ledger.facts().values()].filter(({ isPaid }) => isPaid);
  const keys = paid.map(({ paidBy }) => paidBy.awardKey);
  const isLost = (each: Fact) => isOf(each) && !isStillEarned(fact, each, state, keys);
  ledger.written.push(...paid.filter(isLost).map(takeBackEntry));
}

const isWorkout = ({ activityType }: LedgerEntry) => activityType === 'workout_completed';

/** By how many these entries change the number of paid workouts. */
const paidWorkoutsOf = (entries: readonly LedgerEntry[]): number =>
  entries.filter(isWorkout).reduce((sum, { points }) => sum + Math.sign(points), 0);

/** Pays the fact itself and waiting activities; the fact waits if there is no place. */
function payOwn(ledger: Ledger, fact: ActivityFact, { entries, present, corrects }: Settling): void {
  const waiting = waitingIn(fact, entries);
  const isThere = (each: ActivityFact) => present.has(activityIdOf(each));
  const nothingPaid = { ledgerKeys: new Set<string>(), paidActivityIds: new Set<string>() };
  const [worth] = isThere(fact) ? ownAwards(fact, nothingPaid) : [];
  if (worth) ledger.pay(ownAwards(fact, ledger.paid()));
  for (const { fact: other, description } of corrects ? waiting : [])
    if (isThere(other))
      ledger.pay(ownAwards(other, ledger.paid()).map((award) => ({ ...award, description })));
  const id = activityIdOf(fact);
  const isKnown =
    ledger.paid().paidActivityIds.has(id) || waiting.some((each) => activityIdOf(each.fact) === id);
  if (worth && !isKnown && waiting.length < mostWaiting) ledger.written.push(waitingEntry(fact, worth));
}

/**
 * The entries that bring the ledger in line with what is earned right now: awards of the fact and its day that were
 * not paid and, if something was removed or restored, corrections of what was paid but is no longer earned. Deciding
 * again with these entries yields nothing, so neither order nor repeats of events matter.
 */
export function settleAwards(fact: ActivityFact, state: Settling): LedgerEntry[] {
  const ledger = openLedger(state.entries);
  takeBack(ledger, fact, state, isNoMilestone);
  payOwn(ledger, fact, state);
  const paidWorkouts = state.paidWorkouts + paidWorkoutsOf(ledger.written);
  takeBack(ledger, fact, { ...state, paidWorkouts }, isMilestone);
  for (const streak of state.runs)
    ledger.pay(followingAwards(fact, { ...state, ...ledger.paid(), paidWorkouts, streak }));
  return ledger.written;
}
