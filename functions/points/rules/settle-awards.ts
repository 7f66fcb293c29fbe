import {
  awardKeys,
  dailyGoalSeconds,
  followingAwards,
  mealsOf,
  ownAwards,
  type ActivityFact,
  type Award,
  type RunStanding,
} from '../../../shared/rules/awards';
import { factsOf, paidOf, payEntry, takeBackEntry, waitingKey, type Fact, type LedgerEntry } from './ledger';

const waitingPrefix = ({ kind, localDate }: ActivityFact) => `${waitingKey}${kind}#${localDate}#`;
/** So many a day may wait at most. */
const mostWaiting = 20;

export const activityIdOf = (fact: ActivityFact): string =>
  fact.kind === 'meal' ? fact.logId : fact.sessionId;

/** The prefixes under which the ledger is read before it is decided. */
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

/** Something that waits, as the fact it was and with its words. */
interface Waiting {
  fact: ActivityFact;
  description: string;
}

/** What waits among these entries, in the order of their ids. */
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

/** Where it stands in the ledger whether the photos of what waits are paid. */
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
  /** All that `ledgerQuestions` asks for, with the photos of what waits. */
  entries: readonly LedgerEntry[];
  /** Those of the fact and of what waits that exist and are not removed. */
  present: ReadonlySet<string>;
  /** Workouts that the ledger paid, of all days, before this. */
  paidWorkouts: number;
  /** Active seconds of the fact's local day. */
  activeSeconds: number;
  /** The runs of active days that the fact's day can be part of. */
  runs: readonly RunStanding[];
  /** Something was removed or put back: what is not earned any more is taken back. */
  corrects: boolean;
  /** Within which streaks may have changed then. */
  within: { start: string; end: string } | null;
}

/** Of a run, one award of each length stands: the first. */
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
  if (kind === 'daily-goal') return state.activeSeconds >= dailyGoalSeconds;
  if (kind === 'milestone') return state.paidWorkouts >= Number(of);
  const { within } = state;
  if (!kind.startsWith('streak-') || !within || of < within.start || of > within.end) return true;
  const starts = paidKeys.flatMap((key) => (key.startsWith(`${kind}#`) ? [key.slice(kind.length + 1)] : []));
  return isStreakEarned(Number(kind.slice('streak-'.length)), of, starts, state.runs);
}

/** The ledger as it is while entries are added. */
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

/** How many workouts more, or less, are paid with these entries. */
const paidWorkoutsOf = (entries: readonly LedgerEntry[]): number =>
  entries.filter(isWorkout).reduce((sum, { points }) => sum + Math.sign(points), 0);

/** Pays the fact itself, and what waits for a place; it waits where there is none. */
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
 * The entries that bring the ledger to what is earned as things are now: what the fact and its day earn and were not
 * paid, and, where something was removed or put back, what was paid and is not earned any more. Deciding again with
 * these entries gives nothing, so neither order nor repeats of events matter.
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
