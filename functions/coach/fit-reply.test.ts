import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestFor } from './reply/ask-built-in.fixture';
import { coachFacts } from './reply/coach-facts.fixture';
import type { CoachReply } from './coach-facts';
import { fitReply } from './fit-reply';
import { isRuledOut } from '../../shared/rules/training/pains';
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
  it('contains nothing that must not be shown, whatever was answered', () => {
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
        expect(workout.proposed?.session.minutes).toBe(workout.minutes);
        expect(workout.minutes).toBeLessThanOrEqual(Math.max(5, Math.round(reply.workout?.minutes ?? 0)));
        expect(workout.exerciseIds).not.toContain('burpee');
        expect(Number.isInteger(workout.minutes) && workout.minutes >= 1 && workout.minutes <= 90).toBe(true);
      }),
    );
  });

  it("is not today's session when the message reports pain it was not planned around", () => {
    const { workout } = fitted({ workout: workoutOf([], 13) }, 'pulled my hamstring');
    const { exercises, pains } = {
      ...requestFor('pulled my hamstring'),
      exercises: coachFacts().exercisesById,
    };
    const ruledOut = (workout?.exerciseIds ?? []).filter((id) => {
      const exercise = exercises.get(id);
      return exercise === undefined || isRuledOut(exercise, pains);
    });
    expect(ruledOut).toEqual([]);
  });

  it('stays the same when fitted again', () => {
    fc.assert(
      fc.property(replies, messages, (reply, message) => {
        const once = fitReply(reply, requestFor(message));
        expect(fitReply(once, requestFor(message))).toEqual(once);
      }),
    );
  });

  it('shows someone in a wheelchair only clips of seated moves', () => {
    const { answers } = coachFacts();
    const request = requestFor('show me squats', {
      answers: answers && { ...answers, medicalConditions: 'I use a wheelchair' },
    });
    const reply = { reply: '', exerciseIds: ['squat', 'seated-punch', 'plank', 'seated-row'], workout: null };
    expect(fitReply(reply, request).exerciseIds).toEqual(['seated-punch', 'seated-row']);
  });

  it('shows clips of excluded exercises when they are discussed, but plans none', () => {
    const reply = fitted({
      exerciseIds: ['burpee'],
      workout: workoutOf(['burpee', 'plank', 'crunch', 'knee-push-up', 'bird-dog']),
    });
    expect(reply.exerciseIds).toEqual(['burpee']);
    expect(reply.workout?.exerciseIds.toSorted()).toEqual(['bird-dog', 'crunch', 'knee-push-up', 'plank']);
  });

  it('leaves the time and number of sets to the planner', () => {
    const { workout } = fitted({ workout: workoutOf(['plank', 'crunch', 'bird-dog', 'heel-tap']) });
    expect(workout?.title).not.toBe('Legs');
    expect(workout?.proposed).toMatchObject({ trainingId: null });
    expect(workout?.proposed?.session.warmUp).not.toEqual([]);
  });

  it("is today's own session when that one is meant", () => {
    const { training } = coachFacts();
    const own = training?.session;
    if (!own) throw new Error('nothing is planned');
    const exerciseIds = own.session.exercises.map((each) => each.exerciseId).slice(0, 3);
    const workout = workoutOf(exerciseIds, own.session.minutes);
    expect(fitted({ workout }).workout?.proposed?.trainingId).toBe(own.trainingId);
    expect(fitted({ workout }, 'sore wrist').workout?.proposed?.trainingId).not.toBe(own.trainingId);
  });

  it('proposes no workout when fewer than three exercises are left, or the person is unknown', () => {
    const workout = workoutOf(['squat', 'plank', 'push-up']);
    expect(fitted({ workout }, 'my wrist hurts').workout).toBeNull();
    const stranger = requestFor('', { answers: null });
    expect(fitReply({ reply: '', exerciseIds: [], workout }, stranger).workout).toBeNull();
  });
});

describe("A reply in the contract's terms", () => {
  const facts = coachFacts();
  const present = (reply: Partial<CoachReply>) =>
    presentReply({ reply: '', exerciseIds: [], workout: null, ...reply }, facts);

  it('names its clips next to their ids, in the same order', () => {
    expect(present({ exerciseIds: ['plank', 'squat'] }).toolData).toEqual({
      type: 'workout_videos',
      exercises: ['High Plank', 'Squats'],
      exerciseIds: ['plank', 'squat'],
    });
  });

  it('has no parts when there are none', () => {
    expect(present({})).toEqual({ toolData: null, workout: null, week: null });
  });

  it('names each exercise of a workout once, with sets, seconds, and reasons', () => {
    const { workout } = fitted({ workout: workoutOf(['plank', 'crunch', 'bird-dog', 'heel-tap']) });
    const shown = present({ workout }).workout;
    expect(shown).toMatchObject({ title: workout?.title, minutes: workout?.minutes, trainingId: null });
    const named = shown?.exercises.map(({ exerciseId, name }) => [exerciseId, name]);
    expect(named).toContainEqual(['plank', 'High Plank']);
    expect(new Set(named?.map(([id]) => id)).size).toBe(named?.length);
    for (const { sets, workSeconds } of shown?.exercises ?? []) {
      expect(sets).toBeGreaterThan(0);
      expect(workSeconds).toBeGreaterThan(0);
    }
  });

  it.each(['', '   ', 'x'.repeat(500)])('replaces the workout title %j with one of our own', (title) => {
    const { workout } = fitted({ workout: workoutOf(['plank', 'crunch', 'bird-dog', 'heel-tap']) });
    expect(present({ workout: workout && { ...workout, title } }).workout?.title).toBe('Custom workout');
  });
});
