import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caloriesOfFinished,
  clampActiveSeconds,
  clampFinishedAt,
  clampStartedAt,
  estimatedCalories,
  notCountedReason,
  notCountedTexts,
  wholeMinutes,
} from './workout-rules';

const startedAt = new Date('2026-03-31T10:00:00Z');
const after = (seconds: number) => new Date(startedAt.getTime() + seconds * 1000);
const hours = 3600;

describe('a workout counts', () => {
  it.each([
    [1, 60, null],
    [15, 1680, null],
    [0, 1680, 'no_exercise_finished'],
    [1, 59, 'too_short'],
    [0, 5, 'no_exercise_finished'],
  ])(
    'with %i finished exercises after %i s: reason against it is %s',
    (finishedExercises, seconds, reason) => {
      expect(notCountedReason({ finishedExercises, startedAt, now: after(seconds) })).toBe(reason);
    },
  );

  it('but not when another one was started instead', () => {
    const end = { finishedExercises: 5, startedAt, now: after(600), abandoned: true };
    expect(notCountedReason(end)).toBe('abandoned');
  });

  it('or else says why in a sentence', () => {
    for (const text of Object.values(notCountedTexts)) expect(text).toMatch(/count.*\.$/);
  });
});

describe('the end that a client claims', () => {
  const now = after(2 * hours);

  it('stands when it lies between start and now', () => {
    expect(clampFinishedAt(after(1800), startedAt, now)).toEqual(after(1800));
  });

  it('is moved to one minute after the start when earlier, and to now when later', () => {
    expect(clampFinishedAt(after(-500), startedAt, now)).toEqual(after(60));
    expect(clampFinishedAt(after(3 * hours), startedAt, now)).toEqual(now);
    expect(clampFinishedAt(after(20), startedAt, after(30))).toEqual(after(30));
  });

  it('goes back 48 hours at most', () => {
    expect(clampFinishedAt(after(60), startedAt, after(72 * hours))).toEqual(after(24 * hours));
  });
});

describe('a start claimed offline', () => {
  it('is neither in the future nor more than 48 hours back', () => {
    const now = after(0);
    expect(clampStartedAt(after(-5 * hours), now)).toEqual(after(-5 * hours));
    expect(clampStartedAt(after(hours), now)).toEqual(now);
    expect(clampStartedAt(after(-100 * hours), now)).toEqual(after(-48 * hours));
  });
});

describe('active time', () => {
  it.each([
    [900, 900],
    [900.7, 900],
    [5000, 1200],
    [-3, 0],
  ])('of %d s claimed in 20 minutes is taken as %i s', (claimed, taken) => {
    expect(clampActiveSeconds(claimed, startedAt, after(1200))).toBe(taken);
  });

  it('is told in whole minutes', () => {
    expect(wholeMinutes(119)).toBe(1);
    expect(wholeMinutes(120)).toBe(2);
  });
});

describe('calories', () => {
  const plan = [{ caloriesKcal: 7 }, { caloriesKcal: 5 }, { caloriesKcal: 9 }];

  it('are those of the finished exercises; skipped and unknown ones add none', () => {
    expect(caloriesOfFinished(plan, [0, 2])).toBe(16);
    expect(caloriesOfFinished(plan, [1, 1, 7])).toBe(5);
    expect(caloriesOfFinished(plan, [])).toBe(0);
  });

  it.each([
    [3.8, 70, 80, 6],
    [2.3, 60, 80, 3],
    [8, 70, 60, 10],
    [8, 100, 120, 10],
    [2.3, 30, 30, 3],
  ])('of a custom exercise follow its MET: %d MET, %i kg, %i s give %i kcal', (met, kg, seconds, kcal) => {
    expect(estimatedCalories(met, kg, seconds)).toBe(kcal);
  });

  it('assume 70 kg when no weight is known', () => {
    expect(estimatedCalories(5, null, 80)).toBe(estimatedCalories(5, 70, 80));
  });
});

describe('whatever a device claims', () => {
  const seed = 2;
  const seconds = (min: number, max: number) => fc.integer({ min, max });
  const week = 7 * 24 * hours;

  it('a workout that counts lasts at least a minute and ends neither in the future nor 48 hours ago', () => {
    fc.assert(
      fc.property(seconds(-week, week), seconds(60, week), (claimed, sinceStart) => {
        const now = after(sinceStart);
        const end = clampFinishedAt(after(claimed), startedAt, now).getTime();
        expect(end).toBeGreaterThanOrEqual(after(60).getTime());
        expect(end).toBeGreaterThanOrEqual(now.getTime() - 48 * hours * 1000);
        expect(end).toBeLessThanOrEqual(now.getTime());
      }),
      { seed },
    );
  });

  it('a time that was corrected once is not corrected again', () => {
    fc.assert(
      fc.property(seconds(-week, week), seconds(0, week), (claimed, sinceStart) => {
        const now = after(sinceStart);
        const end = clampFinishedAt(after(claimed), startedAt, now);
        expect(clampFinishedAt(end, startedAt, now)).toEqual(end);
        const start = clampStartedAt(after(claimed), now);
        expect(clampStartedAt(start, now)).toEqual(start);
      }),
      { seed },
    );
  });

  it('nobody is active for longer than the workout took, nor for part of a second', () => {
    const claim = fc.double({ min: -week, max: week, noNaN: true });
    fc.assert(
      fc.property(claim, seconds(-week, week), (claimed, length) => {
        const active = clampActiveSeconds(claimed, startedAt, after(length));
        expect(Number.isInteger(active)).toBe(true);
        expect(active).toBeGreaterThanOrEqual(0);
        expect(active).toBeLessThanOrEqual(Math.max(0, length));
      }),
      { seed },
    );
  });

  it('finishing the same positions twice or in another order burns no more', () => {
    const plan = Array.from({ length: 12 }, (_, index) => ({ caloriesKcal: 3 + (index % 8) }));
    fc.assert(
      fc.property(fc.array(fc.nat(15)), (positions) => {
        const kcal = caloriesOfFinished(plan, positions);
        expect(caloriesOfFinished(plan, [...positions, ...positions.toReversed()])).toBe(kcal);
        expect(kcal).toBeLessThanOrEqual(caloriesOfFinished(plan, [...plan.keys()]));
      }),
      { seed },
    );
  });

  it('longer, harder or heavier work never burns less', () => {
    const [met, kg, work] = [seconds(2, 12), seconds(30, 300), seconds(20, 300)];
    fc.assert(
      fc.property(met, kg, work, fc.nat(20), (hardness, weight, length, more) => {
        const kcal = estimatedCalories(hardness, weight, length);
        expect(estimatedCalories(hardness + more, weight, length)).toBeGreaterThanOrEqual(kcal);
        expect(estimatedCalories(hardness, weight + more, length)).toBeGreaterThanOrEqual(kcal);
        expect(estimatedCalories(hardness, weight, length + more)).toBeGreaterThanOrEqual(kcal);
      }),
      { seed },
    );
  });
});
