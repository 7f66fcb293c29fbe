import { describe, expect, it } from 'vitest';
import { addDays } from '../local-date';
import type { PastTraining } from './history';
import { levelsOf } from './levels';
import { library, monday } from './training.fixture';

const ids = ['squat', 'sumo-squat', 'hip-hinge', 'reverse-lunge'];
const past = (back: number, changes: Partial<PastTraining> = {}): PastTraining => ({
  date: addDays(monday, -back),
  minutes: 20,
  exercises: ids.map((exerciseId) => ({ exerciseId, workSeconds: 35, finished: true })),
  effort: 'right',
  swaps: [],
  stoppedAt: null,
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
    const swapped = (why: 'too_hard' | 'too_easy') =>
      legs(past(4), past(2, { swaps: [{ from: 'squat', to: 'chair-squat', why }] }));
    expect(swapped('too_hard')).toBeLessThan(legs(past(4), past(2)));
    expect(swapped('too_easy')).toBeGreaterThan(legs(past(4), past(2)));
  });
});
