import { describe, expect, it } from 'vitest';
import { exerciseById } from '../../functions/exercises/library/catalogue';
import { skillLevels } from './exercise';
import { plannedSeconds, routineById, routines } from './routines';

const isHeld = (id: string) => exerciseById(id)?.demands.includes('isometric') ?? false;

describe('the pre-made workouts', () => {
  it.each([
    ['full-body', 15, '28 min', 105],
    ['core-blast', 8, '16 min', 42],
    ['lower-body-hiit', 10, '22 min', 79],
    ['upper-body-power', 7, '16 min', 44],
    ['cardio-blast', 8, '18 min', 68],
    ['flexibility-flow', 8, '16 min', 24],
  ])(
    'hold what they promise: %s has %i exercises, %s and %i kcal',
    (id, count, durationText, totalCalories) => {
      const routine = routineById(id);
      expect(routine).toMatchObject({ durationText, totalCalories });
      expect(routine?.exercises).toHaveLength(count);
    },
  );

  it('are six, and an unknown id finds none', () => {
    expect(routines).toHaveLength(6);
    expect(routineById('moon-walk')).toBeUndefined();
  });
});

describe.each(routines)('$name', (routine) => {
  const { exercises } = routine;
  const library = exercises.map(({ exerciseId }) => exerciseById(exerciseId));

  it('takes exactly its stated time', () => {
    expect(`${plannedSeconds(exercises) / 60} min`).toBe(routine.durationText);
  });

  it('burns exactly its stated calories, 3 to 10 per exercise', () => {
    expect(exercises.reduce((sum, { caloriesKcal }) => sum + caloriesKcal, 0)).toBe(routine.totalCalories);
    expect(exercises.filter(({ caloriesKcal }) => caloriesKcal < 3 || caloriesKcal > 10)).toEqual([]);
  });

  it('rests between exercises and ends with the last one', () => {
    expect(exercises.at(-1)?.restSeconds).toBe(0);
    expect(exercises.slice(0, -1).filter(({ restSeconds }) => restSeconds < 10)).toEqual([]);
    const moving = exercises.filter(({ exerciseId }) => !isHeld(exerciseId));
    expect(moving.filter(({ workSeconds }) => workSeconds < 40 || workSeconds > 120)).toEqual([]);
  });

  it('uses exercises of the library, none twice in a row, none beyond its level', () => {
    expect(library).not.toContain(undefined);
    expect(
      exercises.filter(({ exerciseId }, index) => exerciseId === exercises[index + 1]?.exerciseId),
    ).toEqual([]);
    const tooHard = library.filter(
      (exercise) => exercise && skillLevels.indexOf(exercise.skillLevel) > skillLevels.indexOf(routine.level),
    );
    expect(tooHard).toEqual([]);
  });

  it('goes down to the mat once, after the standing exercises', () => {
    const onMat = library.map((exercise) => exercise?.equipment.includes('mat') ?? false);
    expect(onMat).toEqual(onMat.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('gives both sides of an exercise the same whole seconds', () => {
    const timed = [
      ...exercises.map(({ exerciseId, workSeconds }) => ({ exerciseId, seconds: workSeconds })),
      ...routine.warmUp,
      ...routine.coolDown,
    ];
    const oneSided = timed.filter(({ exerciseId }) => exerciseById(exerciseId)?.sides === 'each');
    expect(oneSided.filter(({ seconds }) => seconds % 2 !== 0)).toEqual([]);
  });

  it('holds arms and legs off the floor for at most 40 seconds, and beginners in any hold for 15 to 20', () => {
    const lifted = exercises.filter(({ exerciseId }) => exerciseId === 'superman');
    expect(lifted.filter(({ workSeconds }) => workSeconds > 40)).toEqual([]);
    const held = exercises.filter(({ exerciseId }) => routine.level === 'beginner' && isHeld(exerciseId));
    expect(held.filter(({ workSeconds }) => workSeconds < 15 || workSeconds > 20)).toEqual([]);
  });

  it('warms up gently and cools down with stretches', () => {
    const warmUp = routine.warmUp.map(({ exerciseId }) => exerciseById(exerciseId)?.skillLevel);
    const coolDown = routine.coolDown.map(({ exerciseId }) => exerciseById(exerciseId)?.category);
    expect(new Set(warmUp)).toEqual(new Set(['beginner']));
    expect(new Set(coolDown)).toEqual(new Set(['flexibility']));
  });
});
