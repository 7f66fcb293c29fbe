import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestFor } from './built-in/ask-built-in.fixture';
import { coachFacts } from './built-in/coach-facts.fixture';
import type { CoachReply } from './coach-facts';
import { fitReply } from './fit-reply';
import { isRuledOut } from '../../shared/domain/training/pains';
import { presentReply } from './present-reply';

const library = coachFacts().exercises.map(({ id }) => id);
const workoutOf = (exerciseIds: string[], minutes = 20) => ({ title: 'Legs', minutes, exerciseIds });
const fitted = (reply: Partial<CoachReply>, message = '') =>
  fitReply({ reply: 'Here.', exerciseIds: [], workout: null, ...reply }, requestFor(message));

const ids = fc.array(fc.oneof(fc.constantFrom(...library), fc.string()), { maxLength: 40 });
const replies = fc.record({
  reply: fc.string(),
  exerciseIds: ids,
  workout: fc.option(
    fc.record({
      title: fc.string(),
      minutes: fc.double({ min: 1, max: 180, noNaN: true }),
      exerciseIds: ids,
    }),
  ),
});
const messages = fc.constantFrom('', 'my knee hurts', 'sore wrist and a stiff neck', 'pulled my hamstring');

describe('A reply that is shown', () => {
  it('holds nothing that must not be shown, whatever was answered', () => {
    fc.assert(
      fc.property(replies, messages, (reply, message) => {
        const request = requestFor(message);
        const { exerciseIds, workout } = fitReply(reply, request);
        const shown = [...exerciseIds, ...(workout?.exerciseIds ?? [])];
        for (const id of shown) {
          const exercise = request.facts.exercisesById.get(id);
          expect(exercise && !isRuledOut(exercise, request.pains)).toBe(true);
        }
        expect(exerciseIds.length).toBeLessThanOrEqual(4);
        expect(new Set(exerciseIds).size).toBe(exerciseIds.length);
        if (!workout) return;
        expect(workout.exerciseIds.length).toBeGreaterThanOrEqual(3);
        expect(workout.exerciseIds.length).toBeLessThanOrEqual(20);
        expect(workout.exerciseIds).not.toContain('burpee');
        expect(Number.isInteger(workout.minutes) && workout.minutes >= 1 && workout.minutes <= 90).toBe(true);
      }),
    );
  });

  it('is the same when it is fitted again', () => {
    fc.assert(
      fc.property(replies, messages, (reply, message) => {
        const once = fitReply(reply, requestFor(message));
        expect(fitReply(once, requestFor(message))).toEqual(once);
      }),
    );
  });

  it('shows clips of excluded exercises when they are spoken of, but plans none', () => {
    const reply = fitted({
      exerciseIds: ['burpee'],
      workout: workoutOf(['burpee', 'plank', 'crunch', 'squat']),
    });
    expect(reply.exerciseIds).toEqual(['burpee']);
    expect(reply.workout?.exerciseIds).toEqual(['plank', 'crunch', 'squat']);
  });

  it('proposes no workout when fewer than three exercises are left', () => {
    expect(
      fitted({ workout: workoutOf(['squat', 'plank', 'push-up']) }, 'my wrist hurts').workout,
    ).toBeNull();
  });

  it.each([
    [0.2, 1],
    [12.5, 13],
    [200, 90],
  ])('takes %s minutes as %i', (minutes, whole) => {
    expect(fitted({ workout: workoutOf(['squat', 'plank', 'crunch'], minutes) }).workout?.minutes).toBe(
      whole,
    );
  });
});

describe('A reply in the words of the contract', () => {
  const facts = coachFacts();
  const present = (reply: Partial<CoachReply>) =>
    presentReply({ reply: '', exerciseIds: [], workout: null, ...reply }, facts);

  it('names its clips beside their ids, in the same order', () => {
    expect(present({ exerciseIds: ['plank', 'squat'] }).toolData).toEqual({
      type: 'workout_videos',
      exercises: ['High Plank', 'Squats'],
      exerciseIds: ['plank', 'squat'],
    });
  });

  it('has neither clips nor a workout when there are none', () => {
    expect(present({})).toEqual({ toolData: null, workout: null });
  });

  it('names the exercises of a workout', () => {
    expect(present({ workout: workoutOf(['plank', 'squat', 'crunch']) }).workout).toEqual({
      title: 'Legs',
      minutes: 20,
      exercises: [
        { exerciseId: 'plank', name: 'High Plank' },
        { exerciseId: 'squat', name: 'Squats' },
        { exerciseId: 'crunch', name: 'Crunches' },
      ],
    });
  });

  it.each(['', '   ', 'x'.repeat(500)])('gives a workout with the title %j one of our own', (title) => {
    const workout = { ...workoutOf(['plank', 'squat', 'crunch']), title };
    expect(present({ workout }).workout?.title).toBe('Custom workout');
  });
});
