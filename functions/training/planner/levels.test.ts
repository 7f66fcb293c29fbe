import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories } from '../../../tests/support/training-arbitraries';
import { addDays } from '../../../shared/rules/local-date';
import { trainingAreas } from './areas';
import type { PastTraining } from './history';
import { levelsOf } from './levels';
import { planSession } from './plan-session';
import { trainFor } from './simulate.fixture';
import { library, monday, performed, personWith } from './training.fixture';

const ids = ['squat', 'sumo-squat', 'hip-hinge', 'reverse-lunge'];
const past = (back: number, changes: Partial<PastTraining> = {}): PastTraining => ({
  date: addDays(monday, -back),
  minutes: 20,
  exercises: ids.map((exerciseId) => ({ exerciseId, workSeconds: 35, finished: true })),
  effort: 'right',
  swaps: [],
  stoppedAt: null,
  counted: true,
  ...changes,
});
const legs = (...history: PastTraining[]) => levelsOf(history, library).legs;
const leaving = (count: number) => ({
  exercises: ids.map((exerciseId, index) => ({ exerciseId, workSeconds: 35, finished: index >= count })),
});

describe('A level', () => {
  it('begins cautiously', () => {
    expect(levelsOf([], library)).toEqual({ legs: 1, push: 1, core: 1, cardio: 1, mobility: 1 });
  });

  it('believes a first session little, however hard it was', () => {
    const burpees = Array.from({ length: 8 }, () => ({
      exerciseId: 'burpee',
      workSeconds: 80,
      finished: true,
    }));
    expect(levelsOf([past(1, { exercises: burpees })], library).cardio).toBeLessThan(3.5);
  });

  it('rises with what was right, faster with what was too easy, and falls with what was too hard', () => {
    const after = (effort: PastTraining['effort']) => legs(past(4), past(2, { effort }));
    expect(after('too_easy')).toBeGreaterThan(after('right'));
    expect(after('right')).toBeGreaterThan(legs(past(4)));
    expect(after('too_hard')).toBeLessThan(legs(past(4)));
  });

  it('is of one area alone', () => {
    expect(levelsOf([past(2)], library).push).toBe(1);
  });

  it('forgives one exercise left out, not most of them', () => {
    expect(legs(past(4), past(2, leaving(1)))).toBeGreaterThan(legs(past(4)));
    expect(legs(past(4), past(2, leaving(3)))).toBeLessThan(legs(past(4)));
  });

  it('hears swaps in the player', () => {
    const swapped = (why: 'too_hard' | 'too_easy' | 'other') =>
      legs(past(4), past(2, { swaps: [{ from: 'squat', to: 'chair-squat', why }] }));
    expect(swapped('too_hard')).toBeLessThan(legs(past(4), past(2)));
    expect(swapped('too_easy')).toBeGreaterThan(legs(past(4), past(2)));
    expect(swapped('other')).toBe(legs(past(4), past(2)));
  });
});

describe('A level after a move that was too hard', () => {
  const longer = ids.map((exerciseId) => ({ exerciseId, workSeconds: 45, finished: true }));
  const swaps = [{ from: 'squat', to: 'chair-squat', why: 'too_hard' as const }];
  const before = legs(past(4));

  it.each(['right', null] as const)('does not rise by a session that felt %s', (effort) => {
    expect(legs(past(4), past(2, { effort, exercises: longer }))).toBeGreaterThan(before);
    expect(legs(past(4), past(2, { effort, exercises: longer, swaps }))).toBeLessThan(before);
  });

  it('of another area rises all the same', () => {
    const other = [{ from: 'push-up', to: 'knee-push-up', why: 'too_hard' as const }];
    expect(legs(past(4), past(2, { swaps: other }))).toBeGreaterThan(before);
  });
});

describe('A level without training', () => {
  const grown = trainFor(personWith({ minutes: 30 }), 12).map((day) => day.past);
  const last = grown.at(-1)?.date ?? monday;
  const after = (days: number, history: readonly PastTraining[] = grown) =>
    levelsOf(history, library, addDays(last, days));

  it('holds for two weeks, then drops gently toward the start, never below it', () => {
    fc.assert(
      fc.property(histories, fc.nat(400), fc.nat(400), (history, days, more) => {
        const from = history.at(-1)?.date ?? monday;
        const at = (pause: number) => levelsOf(history, library, addDays(from, pause));
        const [now, then, later, four] = [at(0), at(days), at(days + more), at(28)];
        for (const area of trainingAreas) {
          expect(later[area]).toBeLessThanOrEqual(then[area]);
          expect(later[area]).toBeGreaterThanOrEqual(Math.min(1, now[area]));
          expect(at(14)[area]).toBe(now[area]);
          // Four weeks away cost at most a fifth of the gains.
          expect(four[area] - 1).toBeGreaterThanOrEqual(Math.min(now[area] - 1, 0.8 * (now[area] - 1)));
        }
      }),
    );
  });

  it('is still there after the first session back, however long the weeks before lie behind', () => {
    expect(after(0).legs).toBeGreaterThan(3);
    for (const days of [15, 29, 40, 90, 180]) {
      const date = addDays(last, days);
      const session = planSession({ person: personWith({ minutes: 30 }), history: grown, library, date });
      if (session === null) throw new Error('There is nothing to do on the day back.');
      const back = levelsOf([...grown, performed(session, date)], library, date);
      for (const area of trainingAreas) expect(back[area]).toBeGreaterThanOrEqual(after(days)[area] - 0.4);
    }
    expect(after(365).legs).toBeLessThan(1.5);
  });
});
