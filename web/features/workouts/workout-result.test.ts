import { describe, expect, it } from 'vitest';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { begunWorkout } from '../../../shared/rules/begun-workout';
import { routineById } from '../../../shared/rules/routines';
import { notCountedTexts } from '../../../shared/rules/what-counts';
import { expectedResult, partText, savedResult, titleOf } from './workout-result';

const exercises = routineById('core-blast')?.exercises ?? [];
const plan = exercises.map((each) => ({ ...each, name: each.exerciseId }));

const sessionWith = (changes: Partial<WorkoutSession>) => ({
  ...begunWorkout({ id: 'a', routineId: null, title: 'Mine', startedAt: '2026-04-08T09:00:00.000Z', plan }),
  counted: true,
  ...changes,
});
const after = (finishedExercises: number[], changes: Partial<WorkoutSession> = {}) =>
  savedResult(sessionWith({ finishedExercises, activeSeconds: 1200, ...changes }));
const everything = plan.map((_, position) => position);

describe('what was done', () => {
  it('is the active time, and each exercise once, however many sets it had', () => {
    const twice = [...plan.slice(0, 2), ...plan.slice(0, 2)];
    expect(after([0, 1, 2], { plan: twice })).toMatchObject({
      duration: '20:00',
      exercises: 2,
      sets: 3,
      share: 0.75,
    });
  });

  it('is expected as the server will answer', () => {
    const entry = {
      userId: 'sam',
      sessionId: 'a',
      title: 'Mine',
      finishedExercises: everything,
      activeSeconds: 960,
      finishedAt: '2026-04-08T09:20:00.000Z',
    };
    const saved = after(everything, { activeSeconds: 960, caloriesBurned: 42 });
    expect(expectedResult(sessionWith({}), entry)).toEqual(saved);
    expect(expectedResult(sessionWith({}), { ...entry, activeSeconds: 59 }).notCounted).toBe(
      notCountedTexts.too_short,
    );
  });
});

describe('its title and what follows', () => {
  const tooShort = { counted: false, notCountedReason: 'too_short' } as const;
  it.each([
    ['complete', after(everything), 'Workout Complete! 🎉', null],
    ['complete with one skipped on the way', after(everything.slice(1)), 'Workout Complete! 🎉', null],
    ['stopped', after([0, 1]), 'That counts', "I'll plan your next session from here."],
    ['stopped after one exercise', after([0]), 'That counts', "I'll plan your next session from here."],
    ['stopped after minutes without a finished exercise', after([]), 'That counts', null],
    ['too short', after([0], tooShort), 'Workout ended', null],
    ['too short, though its end was reached', after([7], tooShort), 'Workout ended', null],
  ])('%s', (_, result, title, text) => {
    expect(titleOf(result)).toBe(title);
    expect(partText(result, true)).toBe(text);
  });

  it('promises no session to someone without a plan', () => {
    expect(partText(after([0]), false)).toBeNull();
  });

  it('counts nothing that was missed', () => {
    const said = [titleOf(after([0])), partText(after([0]), true)].join(' ');
    expect(said).not.toMatch(/\d/);
  });
});
