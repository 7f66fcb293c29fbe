import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardKeys, awardPoints, type ActivityFact } from '../../../shared/rules/awards';
import { factsOf, paidOf, type LedgerEntry } from './ledger';
import { addDays, localDateSchema, type LocalDate } from '../../../shared/rules/local-date';
import { activityIdOf, ledgerQuestions, photosOfWaiting, settleAwards } from './settle-awards';
import { streakRuns } from './streak';
import { runContaining, runsAround } from './streak-run';

const first = localDateSchema.parse('2026-03-01');
const day = (n: number) => addDays(first, n);
/** Every third day has no goal, every other one a short one. */
const goalOf = (date: string) => [1200, 720, null][Number(date.slice(-2)) % 3] ?? null;

/** What someone did, and whether it was removed. */
interface Done {
  fact: ActivityFact;
  seconds: number;
  isThere: boolean;
}

/** A diary as the product stores it, and a ledger that receives its events. */
function openDiary() {
  const done = new Map<string, Done>();
  const ledger: LedgerEntry[] = [];
  const there = () => [...done.values()].filter(({ isThere }) => isThere);
  const trained = () => there().filter(({ fact }) => fact.kind !== 'meal');
  const activeDates = () => [...new Set(trained().map(({ fact }) => fact.localDate as LocalDate))];
  const standing = ({ start, end, length }: ReturnType<typeof runContaining>) => ({
    current: length,
    runStart: start,
    runEnd: end,
  });

  function hear(fact: ActivityFact, corrects: boolean): void {
    const asked = (prefixes: string[]) =>
      ledger.filter(({ awardKey }) => prefixes.some((prefix) => awardKey.startsWith(prefix)));
    const entries = asked(ledgerQuestions(fact));
    const date = localDateSchema.parse(fact.localDate);
    const { within, runs } = runsAround(date, { activeDates: activeDates() });
    const own = runContaining(date, { activeDates: activeDates() });
    const written = settleAwards(fact, {
      entries: [...entries, ...asked(photosOfWaiting(fact, entries))],
      present: new Set(there().map((each) => activityIdOf(each.fact))),
      paidWorkouts: paidOf(factsOf(asked([awardKeys.workouts]))).length,
      activeSeconds: trained()
        .filter((each) => each.fact.localDate === date)
        .reduce((sum, { seconds }) => sum + seconds, 0),
      goalSeconds: goalOf(date),
      runs: (corrects ? runs : [own]).map(standing),
      corrects,
      within: corrects ? within : null,
    });
    const known = new Set(ledger.map(({ awardKey }) => awardKey));
    for (const { awardKey } of written) expect(known.has(awardKey)).toBe(false);
    ledger.push(...written);
    expect(sumOf(ledger)).toBeGreaterThanOrEqual(0);
  }

  return { done, there, ledger, hear };
}

const sumOf = (ledger: readonly LedgerEntry[]) => ledger.reduce((sum, { points }) => sum + points, 0);

/** What the diary should earn, computed from the rules as people are told them. */
function earnedBy(there: readonly Done[]): number {
  const days = new Map<string, Done[]>();
  for (const each of there) days.set(each.fact.localDate, [...(days.get(each.fact.localDate) ?? []), each]);
  let [points, paidWorkouts] = [0, 0];
  for (const [date, all] of days) {
    const of = (kind: ActivityFact['kind']) => all.filter(({ fact }) => fact.kind === kind);
    const photos = of('meal').map(
      ({ fact }) => ('photoHash' in fact && fact.photoHash) || activityIdOf(fact),
    );
    points += awardPoints.meal_log * Math.min(4, new Set(photos).size);
    const paidToday = Math.min(3, of('workout').length);
    paidWorkouts += paidToday;
    points += awardPoints.workout_completed * paidToday;
    points += of('dance').length > 0 ? awardPoints.dance_session : 0;
    const seconds = all.reduce((sum, each) => sum + each.seconds, 0);
    points += seconds >= (goalOf(date) ?? Infinity) ? awardPoints.daily_goal : 0;
  }
  const trained = there.filter(({ fact }) => fact.kind !== 'meal');
  for (const { length } of streakRuns({
    activeDates: trained.map(({ fact }) => fact.localDate as LocalDate),
  }))
    points += (length >= 7 ? awardPoints.streak_7 : 0) + (length >= 30 ? awardPoints.streak_30 : 0);
  return points + (paidWorkouts >= 10 ? awardPoints.milestone_10 : 0);
}

const anyFact = fc
  .record({
    kind: fc.constantFrom('workout', 'workout', 'dance', 'meal'),
    on: fc.integer({ min: 0, max: 17 }),
    seconds: fc.constantFrom(120, 700, 1300),
    photo: fc.constantFrom(null, null, 'a', 'b'),
  })
  .map(({ kind, on, seconds, photo }) => ({ kind, localDate: day(on), seconds, photo }));

const daily = (n: number) => ({ kind: 'workout', localDate: day(n), seconds: 120, photo: null });

function factOf(
  { kind, localDate, photo }: { kind: string; localDate: LocalDate; photo: string | null },
  id: string,
): ActivityFact {
  if (kind === 'workout') return { kind, sessionId: id, localDate, counted: true, routineName: 'Core Blast' };
  if (kind === 'dance') return { kind, sessionId: id, localDate, reachedLastMove: true, trackedShare: 1 };
  // Each photo belongs to one day here: one freed on another day is paid when it is next logged.
  const photoHash = photo && `${photo}${localDate}`;
  return { kind: 'meal', logId: id, localDate, mealType: 'lunch', photoHash };
}

/** People log for a while in day order, then remove and restore; events come in any order, some twice. */
const history = fc.record({
  /** A workout every day is a streak, which removals split and restores join. */
  facts: fc
    .tuple(fc.array(anyFact, { minLength: 1, maxLength: 25 }), fc.constantFrom(0, 9, 17))
    .map(([facts, days]) => [...Array.from({ length: days }, (_, n) => daily(n)), ...facts]),
  changes: fc.array(fc.nat(), { maxLength: 30 }),
  /** The change before which each event is delivered. */
  delays: fc.array(fc.nat({ max: 12 }), { minLength: 80, maxLength: 80 }),
  repeats: fc.array(fc.nat(), { maxLength: 20 }),
});

describe('Whatever is logged, removed and restored', () => {
  it('the ledger ends up right, in whatever order events come and however often', () => {
    fc.assert(
      fc.property(history, ({ facts, changes, delays, repeats }) => {
        const { done, there, ledger, hear } = openDiary();
        let waiting: { at: number; fact: ActivityFact; corrects: boolean }[] = [];
        let now = 0;
        const tell = (fact: ActivityFact, corrects: boolean) =>
          waiting.push({ at: now + (delays[now % delays.length] ?? 0), fact, corrects });
        const deliver = (until: number) => {
          const due = waiting.filter(({ at }) => at <= until);
          waiting = waiting.filter(({ at }) => at > until);
          for (const { fact, corrects } of due.toReversed()) hear(fact, corrects);
        };
        const logged = facts.map((each, n) => ({
          ...each,
          fact: factOf(each, `id-${String(n).padStart(2, '0')}`),
        }));
        for (const { fact, seconds, kind } of logged) {
          done.set(activityIdOf(fact), { fact, seconds: kind === 'meal' ? 0 : seconds, isThere: true });
          tell(fact, false);
        }
        deliver(0);
        for (const change of changes) {
          now += 1;
          const each = [...done.values()][change % done.size];
          if (!each) continue;
          each.isThere = !each.isThere;
          tell(each.fact, true);
          deliver(now);
        }
        const all = [...waiting];
        deliver(Infinity);
        for (const repeat of repeats) {
          const again = all[repeat % Math.max(1, all.length)];
          if (again) hear(again.fact, again.corrects);
        }
        expect(sumOf(ledger)).toBe(earnedBy(there()));
      }),
      { seed: 11, numRuns: 250 },
    );
  });
});
