import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, people } from '../../../tests/support/training-arbitraries';
import { addDays } from '../../../shared/rules/local-date';
import { factsOf } from './facts';
import { boundedWork, isAllowedByFelt } from './felt';
import type { PastTraining } from './history';
import type { PlannedSession, SessionChange } from '../../../shared/rules/training/session';
import { nothingAsked } from './asked-changes';
import { changeSession } from './change-session';
import type { SessionInput } from './plan-input';
import { planSession } from './plan-session';
import { anyWish, planWished } from './plan-wished';
import { library, monday, performed, personWith } from './training.fixture';
import { harder, easier, lastRatings } from './felt.fixture';

const workIn = (session: PlannedSession | null) =>
  new Map(session?.exercises.map(({ exerciseId, workSeconds }) => [exerciseId, workSeconds]));

type Rating = 'too_easy' | 'right' | 'too_hard' | null;
type Single = 'too_easy' | 'too_hard' | null;

const swapped = { too_hard: 'incline-push-up', too_easy: 'push-up' } as const;

/** Knee push-ups for 40 s two days ago, rated so. */
function rated(session: Rating, single: Single): PastTraining {
  const exerciseId = single === null ? 'knee-push-up' : swapped[single];
  return {
    date: addDays(monday, -2),
    minutes: 20,
    exercises: [
      { exerciseId, workSeconds: 40, finished: true },
      { exerciseId: 'glute-bridge', workSeconds: 40, finished: true },
    ],
    effort: session,
    swaps: single === null ? [] : [{ from: 'knee-push-up', to: exerciseId, why: single }],
    stoppedAt: null,
    counted: true,
  };
}

const afterwards = (history: readonly PastTraining[]) =>
  factsOf({ person: personWith(), history, library, date: monday });

function move(id: string) {
  const exercise = library.find((each) => each.id === id);
  if (exercise === undefined) throw new Error(`There is no ${id}.`);
  return exercise;
}

/** The bounds of knee push-ups afterward, and which of their variants may follow. */
function after(...history: PastTraining[]) {
  const facts = afterwards(history);
  const work = (seconds: number) => boundedWork(move('knee-push-up'), seconds, facts);
  return {
    least: work(0),
    most: work(1000),
    harder: isAllowedByFelt(move(swapped.too_easy), facts),
    easier: isAllowedByFelt(move(swapped.too_hard), facts),
  };
}

const free = { least: 0, most: 1000, harder: true, easier: true };
const notLonger = { least: 0, harder: false, easier: true };
const notShorter = { least: 40, most: 1000, harder: true, easier: false };

describe('A move done for 40 seconds', () => {
  it.each<[Rating, Single, ReturnType<typeof after>]>([
    [null, null, free],
    ['right', null, free],
    ['too_hard', null, { ...notLonger, most: 35 }],
    ['too_easy', null, notShorter],
    [null, 'too_hard', { ...notLonger, most: 30 }],
    ['right', 'too_hard', { ...notLonger, most: 30 }],
    ['too_hard', 'too_hard', { ...notLonger, most: 30 }],
    ['too_easy', 'too_hard', { ...notLonger, most: 30 }],
    [null, 'too_easy', notShorter],
    ['right', 'too_easy', notShorter],
    ['too_easy', 'too_easy', notShorter],
    ['too_hard', 'too_easy', { least: 40, most: 40, harder: false, easier: false }],
  ])('in a session that felt %s, and itself %s, is bounded afterward', (session, single, bounds) => {
    expect(after(rated(session, single))).toEqual(bounds);
  });

  it('stays short until it was finished in a session that felt right or too easy', () => {
    const then = (changes: Partial<PastTraining>) =>
      after(rated('right', 'too_hard'), { ...rated(null, null), date: addDays(monday, -1), ...changes }).most;
    expect(then({})).toBe(30);
    expect(then({ effort: 'right', exercises: [] })).toBe(30);
    const left = { exerciseId: 'knee-push-up', workSeconds: 30, finished: false };
    expect(then({ effort: 'right', exercises: [left] })).toBe(30);
    expect(then({ effort: 'right' })).toBe(1000);
    expect(then({ effort: 'too_easy' })).toBe(1000);
  });

  it('is never cut below twenty seconds, a hold not below fifteen, nor made longer by that', () => {
    const mostOf = (exerciseId: string, workSeconds: number) => {
      const hard = { ...rated('too_hard', null), exercises: [{ exerciseId, workSeconds, finished: true }] };
      return boundedWork(move(exerciseId), 1000, afterwards([hard]));
    };
    expect([25, 20, 15].map((seconds) => mostOf('knee-push-up', seconds))).toEqual([20, 20, 15]);
    expect([25, 20, 15].map((seconds) => mostOf('plank', seconds))).toEqual([20, 15, 15]);
  });

  it('may be less again after two weeks, and in a lighter phase', () => {
    const back = (days: number) => ({ ...rated('too_easy', 'too_easy'), date: addDays(monday, -days) });
    const between = { ...rated(null, null), date: addDays(monday, -3), exercises: [] };
    expect(after(back(10), between).least).toBe(40);
    expect(after(back(16), between).least).toBe(0);
    expect(after(back(10)).least).toBe(0);
  });
});

describe('The next plan', () => {
  const date = addDays(monday, 2);
  const first = planSession({ person: personWith({ minutes: 30 }), history: [], library, date: monday });
  if (first === null) throw new Error('Nothing was planned.');
  const next = (changes: Partial<PastTraining>) => {
    const history = [performed(first, monday, changes)];
    const session = planSession({ person: personWith({ minutes: 30 }), history, library, date });
    if (session === null) throw new Error('Nothing was planned.');
    return session;
  };

  it.each([...new Set(first.exercises.map(({ exerciseId }) => exerciseId))])(
    'is not harder at %s, which was too hard though the session was right',
    (id) => {
      const before = first.exercises.find(({ exerciseId }) => exerciseId === id);
      const to = library.find((each) => each.id === id)?.easierId ?? id;
      const { exercises } = next({ swaps: [{ from: id, to, why: 'too_hard' }] });
      const now = exercises.filter(({ exerciseId }) => exerciseId === id);
      for (const { workSeconds } of now) {
        expect(workSeconds).toBeLessThanOrEqual(Math.max(20, (before?.workSeconds ?? 0) - 10));
      }
    },
  );

  it('has no move longer after a session that was too hard, and one shorter, easier, or gone', () => {
    const before = new Map(first.exercises.map((each) => [each.exerciseId, each.workSeconds]));
    const { exercises } = next({ effort: 'too_hard' });
    const changes = exercises.map(
      ({ exerciseId, workSeconds }) => workSeconds - (before.get(exerciseId) ?? 100),
    );
    expect(Math.max(...changes)).toBeLessThan(0);
  });
});

type Planner = (input: SessionInput) => PlannedSession | null;

const changedTo =
  (change: SessionChange): Planner =>
  (input) => {
    const own = planSession(input);
    return own && changeSession(input, { own, shown: own, asked: nothingAsked }, change).session;
  };
const planners: Record<string, Planner> = {
  'The next plan': planSession,
  'Something else': changedTo('something_else'),
  'An easier session': changedTo('easier'),
  'A harder session on request': (input) => planWished(input, { ...anyWish, effort: 'harder' }),
};

describe.each(Object.entries(planners))('%s, for anyone,', (_, plan) => {
  it('has no move longer or harder that was too hard last', () => {
    let seen = 0;
    fc.assert(
      fc.property(people, histories, (person, history) => {
        const input = { person, history, library, date: monday };
        const moves = workIn(plan(input));
        const { tooHard, isRatedSince } = lastRatings(input);
        for (const [id, { seconds, isOwn, date }] of tooHard) {
          seen += moves.has(id) ? 1 : 0;
          expect(moves.get(id) ?? 0).toBeLessThanOrEqual(seconds ?? 1000);
          const out = harder(id).filter((each) => isOwn || !isRatedSince(each, date));
          expect(out.filter((each) => moves.has(each))).toEqual([]);
        }
      }),
      { numRuns: 250, seed: 40 },
    );
    expect(seen).toBeGreaterThan(20);
  });
});

describe('The next plan, for anyone,', () => {
  it('has no move shorter or easier that was too easy last, while it builds up', () => {
    let seen = 0;
    fc.assert(
      fc.property(people, histories, (person, history) => {
        const input = { person, history, library, date: monday };
        const moves = workIn(planSession(input));
        const { tooEasy, phase, mayReturn, isRatedSince } = lastRatings(input);
        for (const [id, { seconds, date }] of tooEasy) {
          if (phase !== 'build' || date < addDays(monday, -14) || !mayReturn(id)) continue;
          seen += moves.has(id) ? 1 : 0;
          expect(moves.get(id) ?? 1000).toBeGreaterThanOrEqual(Math.min(seconds ?? 0, 60));
          expect(easier(id).filter((each) => !isRatedSince(each, date) && moves.has(each))).toEqual([]);
        }
      }),
      { numRuns: 400, seed: 40 },
    );
    expect(seen).toBeGreaterThan(20);
  });
});
