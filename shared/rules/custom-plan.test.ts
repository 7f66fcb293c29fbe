import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customExercisesSchema, estimatedMinutes, planCustomWorkout } from './custom-plan';
import { exercises } from '../../functions/exercises/library/catalogue';

const kcalOf = (id: string) =>
  planCustomWorkout(
    exercises.filter((exercise) => exercise.id === id),
    70,
  )[0]?.caloriesKcal;

describe('a custom workout', () => {
  it('is 80 s of work and 40 s of rest per exercise, with no rest after the last', () => {
    const plan = planCustomWorkout(exercises.slice(0, 3), 70);
    expect(plan.map(({ workSeconds, restSeconds }) => [workSeconds, restSeconds])).toEqual([
      [80, 40],
      [80, 40],
      [80, 0],
    ]);
  });

  it('gives each exercise the work time that was chosen for it, and calories to match', () => {
    const squat = { id: 'squat', met: 5 };
    const plan = planCustomWorkout([{ ...squat, workSeconds: 40 }, squat], 70);
    expect(plan.map(({ workSeconds, caloriesKcal }) => [workSeconds, caloriesKcal])).toEqual([
      [40, 4],
      [80, 8],
    ]);
  });

  it('estimates 3 to 10 kcal for any exercise and body', () => {
    for (const weightKg of [30, 70, 300, null]) {
      const kcal = planCustomWorkout(exercises, weightKg).map(({ caloriesKcal }) => caloriesKcal);
      expect(Math.min(...kcal)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...kcal)).toBeLessThanOrEqual(10);
    }
  });

  it('estimates more for a jump than for a stretch', () => {
    expect([kcalOf('cobra'), kcalOf('reverse-lunge'), kcalOf('goblet-squat'), kcalOf('burpee')]).toEqual([
      4, 6, 8, 10,
    ]);
  });

  it('is empty without exercises', () => {
    expect(planCustomWorkout([], 70)).toEqual([]);
  });
});

describe('the estimate', () => {
  it.each([0, 1, 3, 72])('of %i exercises is two minutes for each', (count) => {
    const chosen = Array.from({ length: count }, () => ({ workSeconds: 80 }));
    expect(estimatedMinutes(chosen)).toBe(count * 2);
  });

  it('follows the work times', () => {
    expect(estimatedMinutes([{ workSeconds: 20 }, { workSeconds: 20 }])).toBe(2);
    expect(estimatedMinutes([{ workSeconds: 300 }, { workSeconds: 80 }])).toBe(7);
  });
});

describe('the exercises of a custom workout', () => {
  const accepts = (exercises: unknown) => customExercisesSchema.safeParse(exercises).success;
  const times = (count: number) => Array.from({ length: count }, () => ({ exerciseId: 'squat' }));

  it('get 80 s by default and may repeat', () => {
    expect(customExercisesSchema.parse([{ exerciseId: 'squat' }, { exerciseId: 'squat' }])).toEqual([
      { exerciseId: 'squat', workSeconds: 80 },
      { exerciseId: 'squat', workSeconds: 80 },
    ]);
  });

  it('are 1 to 120', () => {
    expect([0, 1, 120, 121].map((count) => accepts(times(count)))).toEqual([false, true, true, false]);
  });

  it('take 20 to 300 whole seconds each', () => {
    const taken = [19, 20, 80.5, 300, 301, '80', null].map((workSeconds) =>
      accepts([{ exerciseId: 'squat', workSeconds }]),
    );
    expect(taken).toEqual([false, true, false, true, false, false, false]);
  });
});

describe('any custom workout', () => {
  const seed = 9;
  const move = fc.record({
    id: fc.constantFrom('squat', 'plank', 'burpee'),
    met: fc.integer({ min: 2, max: 12 }),
    workSeconds: fc.integer({ min: 20, max: 300 }),
  });
  const moves = fc.array(move, { minLength: 1, maxLength: 90 });

  it('keeps the order that was chosen, repeats included', () => {
    fc.assert(
      fc.property(moves, (chosen) => {
        const plan = planCustomWorkout(chosen, 70);
        expect(plan.map(({ exerciseId }) => exerciseId)).toEqual(chosen.map(({ id }) => id));
        expect(plan.map(({ workSeconds }) => workSeconds)).toEqual(
          chosen.map(({ workSeconds }) => workSeconds),
        );
      }),
      { seed },
    );
  });

  it('rests between exercises and never after the last', () => {
    fc.assert(
      fc.property(moves, (chosen) => {
        const rests = planCustomWorkout(chosen, null).map(({ restSeconds }) => restSeconds);
        expect(rests.at(-1)).toBe(0);
        expect(rests.slice(0, -1).every((rest) => rest > 0)).toBe(true);
      }),
      { seed },
    );
  });

  it('takes no fewer minutes with one exercise more', () => {
    fc.assert(
      fc.property(moves, move, (chosen, more) => {
        expect(estimatedMinutes([...chosen, more])).toBeGreaterThanOrEqual(estimatedMinutes(chosen));
      }),
      { seed },
    );
  });
});
