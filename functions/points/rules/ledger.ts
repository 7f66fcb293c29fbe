import type { ActivityType, Award } from '../../../shared/rules/awards';

/** A row of the ledger. Rows are never changed or deleted: taking something back adds a row. */
export interface LedgerEntry extends Omit<Award, 'activityType'> {
  activityType: string;
}

/** The state of one fact after all its corrections. */
export interface Fact {
  /** The entry that last paid it, under the fact's own key. */
  paidBy: LedgerEntry;
  isPaid: boolean;
  /** How often it was taken back. */
  timesBack: number;
}
export type Facts = ReadonlyMap<string, Fact>;

const correctionPattern = /^(.+)#(back|again)#(\d+)$/;

/** A fact's entries in order: its own key, `#back#1`, `#again#1`, `#back#2` … */
function stepOf(awardKey: string): { key: string; step: number } {
  const [, key, kind, times] = correctionPattern.exec(awardKey) ?? [];
  if (key === undefined) return { key: awardKey, step: 0 };
  return { key, step: 2 * Number(times) - (kind === 'back' ? 1 : 0) };
}

/** Activities that found no free place on their day wait under this prefix for one to become free. */
export const waitingKey = 'waits#';

/** The facts of these entries by key, in whatever order they come, without those that wait. */
export function factsOf(entries: readonly LedgerEntry[]): Facts {
  const inOrder = entries
    .filter(({ awardKey }) => !awardKey.startsWith(waitingKey))
    .map((entry) => ({ entry, ...stepOf(entry.awardKey) }))
    .toSorted((a, b) => a.step - b.step);
  const facts = new Map<string, Fact>();
  for (const { entry, key, step } of inOrder) {
    const isPaid = step % 2 === 0;
    const paidBy = isPaid ? { ...entry, awardKey: key } : (facts.get(key)?.paidBy ?? entry);
    facts.set(key, { paidBy, isPaid, timesBack: Math.ceil(step / 2) });
  }
  return facts;
}

/** The facts that are paid now. */
export const paidOf = (facts: Facts): LedgerEntry[] =>
  [...facts.values()].filter(({ isPaid }) => isPaid).map(({ paidBy }) => paidBy);

/** The entry that pays this award: under its own key the first time, as a correction after it was taken back. */
export function payEntry<Paid extends LedgerEntry>(facts: Facts, award: Paid): Paid {
  const before = facts.get(award.awardKey);
  return before ? { ...award, awardKey: `${award.awardKey}#again#${before.timesBack}` } : award;
}

const takenBackTexts: Record<ActivityType, string> = {
  workout_completed: 'Workout removed',
  meal_log: 'Meal removed',
  dance_session: 'Dance removed',
  daily_goal: 'Daily goal no longer met',
  streak_7: '7-day streak no longer complete',
  streak_30: '30-day streak no longer complete',
  milestone_10: '10 workouts no longer reached',
  milestone_50: '50 workouts no longer reached',
};

/** The entry that takes back what paid a fact. */
export function takeBackEntry({ paidBy, timesBack }: Fact): LedgerEntry {
  const { awardKey, activityType, activityId, points } = paidBy;
  return {
    awardKey: `${awardKey}#back#${timesBack + 1}`,
    activityType,
    activityId,
    points: 0 - points,
    description: takenBackTexts[activityType as ActivityType] ?? 'Taken back',
  };
}
