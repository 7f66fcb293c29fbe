import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routines } from '../../shared/rules/routines';
import { estimatedCalories } from '../../shared/rules/workout-rules';
import { exerciseById, exercises } from '../exercises/library/catalogue';
import { workoutDeps } from '../../tests/support/workout-deps';
import { planWorkout } from './plan-workout';

const title = 'Custom workout';
const settingsOf = (weightKg: number | null) => ({
  timeZone: 'UTC',
  accountSince: '2026-01-01T00:00:00Z',
  forgivenDates: [],
  weightKg,
});

describe('A plan', () => {
  it.each(routines)(
    'of $name is that routine, with the name of each exercise, for everyone alike',
    async (routine) => {
      const { deps } = workoutDeps({ settings: null });
      const planned = await planWorkout(deps, 'maya', { routineId: routine.id, title });
      expect(planned).toMatchObject({ routineId: routine.id, title: routine.name, plan: routine.exercises });
      for (const { exerciseId, name } of planned.plan) expect(name).toBe(exerciseById(exerciseId)?.name);
    },
  );

  it('of one’s own exercises keeps order, repeats, and work times, and rests only between two exercises', async () => {
    const chosen = fc.array(
      fc.record({
        exerciseId: fc.constantFrom(...exercises.map(({ id }) => id)),
        workSeconds: fc.integer({ min: 20, max: 300 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const weights = fc.option(fc.integer({ min: 30, max: 300 }));
    await fc.assert(
      fc.asyncProperty(chosen, weights, async (sent, weightKg) => {
        const { deps } = workoutDeps({ settings: settingsOf(weightKg) });
        const { plan, routineId } = await planWorkout(deps, 'maya', { exercises: sent, title });
        expect(routineId).toBeNull();
        expect(plan.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds }))).toEqual(sent);
        expect(plan.map(({ restSeconds }) => restSeconds > 0)).toEqual(
          sent.map((_, at) => at < sent.length - 1),
        );
        for (const { exerciseId, workSeconds, caloriesKcal, name } of plan) {
          const exercise = exerciseById(exerciseId);
          expect(name).toBe(exercise?.name);
          expect(caloriesKcal).toBe(estimatedCalories(exercise?.met ?? 0, weightKg, workSeconds));
        }
      }),
      { seed: 11, numRuns: 30 },
    );
  });

  it.each([
    ['an unknown routine', { routineId: 'moon-walk' }, 'routine_not_found'],
    ['neither a routine nor exercises', {}, 'routine_not_found'],
    [
      'an exercise that does not exist',
      { exercises: [{ exerciseId: 'moonwalk', workSeconds: 80 }] },
      'exercise_not_found',
    ],
  ])('of %s is none', async (_, choice, code) => {
    const planned = planWorkout(workoutDeps().deps, 'maya', { ...choice, title });
    await expect(planned).rejects.toMatchObject({ code });
  });
});
