import { describe, expect, it } from 'vitest';
import { customExerciseSeconds, planCustomWorkout } from './custom-plan';
import { exercises } from './exercises/catalogue';

const kcalOf = (id: string) =>
  planCustomWorkout(
    exercises.filter((exercise) => exercise.id === id),
    70,
  )[0]?.caloriesKcal;

describe('a custom workout', () => {
  it('takes two minutes per exercise, with no rest after the last', () => {
    const plan = planCustomWorkout(exercises.slice(0, 3), 70);
    expect(plan.map(({ workSeconds, restSeconds }) => [workSeconds, restSeconds])).toEqual([
      [80, 40],
      [80, 40],
      [80, 0],
    ]);
    expect(customExerciseSeconds).toBe(120);
  });

  it('estimates 3 to 10 kcal for any exercise and body', () => {
    for (const weightKg of [30, 70, 300, null]) {
      const kcal = planCustomWorkout(exercises, weightKg).map(({ caloriesKcal }) => caloriesKcal);
      expect(Math.min(...kcal)).toBeGreaterThanOrEqual(3);
      expect(Math.max(...kcal)).toBeLessThanOrEqual(10);
    }
  });

  it('estimates more for a jump than for a stretch', () => {
    expect([kcalOf('cobra'), kcalOf('reverse-lunge'), kcalOf('squat'), kcalOf('burpee')]).toEqual([
      4, 6, 8, 10,
    ]);
  });

  it('is empty without exercises', () => {
    expect(planCustomWorkout([], 70)).toEqual([]);
  });
});
