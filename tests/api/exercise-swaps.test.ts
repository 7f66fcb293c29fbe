import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { workoutsContract, type SwapReason } from '../../shared/contracts/workouts';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import type { TestUser } from '../support/sign-in';
import { readToday, signUpTrainee } from '../support/training';

const clock = startClock('2026-05-15T06:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});

beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin);
});

const hour = 3_600_000;
const newId = () => ulid(clock.advance(1));
const complete = (user: TestUser, id: string, finishedExercises: number[], more: object = {}) =>
  user.call(workoutsContract.completeWorkout, {
    params: { id },
    body: {
      finishedExercises,
      activeSeconds: 600,
      finishedAt: new Date(clock.advance(15 * 60_000)).toISOString(),
      ...more,
    },
  });

describe('A swap', () => {
  const custom = (exerciseId: string) =>
    maya.call(workoutsContract.startWorkout, {
      body: { id: newId(), exercises: [{ exerciseId }, { exerciseId: 'plank' }] },
    });
  const swap = (id: string, toExerciseId: string, why: SwapReason, more: object = {}) =>
    maya.call(workoutsContract.saveWorkoutProgress, {
      params: { id },
      body: { swaps: [{ position: 0, toExerciseId, why }], ...more },
    });

  it('replaces the exercise with its variant, and remembers it', async () => {
    const { id } = await custom('squat');
    const easier = await swap(id, 'chair-squat', 'too_hard', { finishedExercises: [1], activeSeconds: 80 });
    expect(easier.plan[0]).toMatchObject({ exerciseId: 'chair-squat', workSeconds: 80 });
    expect(easier.finishedExercises).toEqual([1]);
    expect(await swap(id, 'chair-squat', 'too_hard')).toMatchObject({
      plan: easier.plan,
      swaps: easier.swaps,
    });
    const back = await swap(id, 'squat', 'too_easy');
    expect(back.swaps).toEqual([
      { position: 0, from: 'squat', to: 'chair-squat', why: 'too_hard' },
      { position: 0, from: 'chair-squat', to: 'squat', why: 'too_easy' },
    ]);
    const { open } = await maya.call(workoutsContract.listWorkoutSessions);
    expect(open).toMatchObject({ plan: back.plan, swaps: back.swaps });
  });

  it('is to another exercise of the same category, and back', async () => {
    const { id } = await custom('squat');
    const other = await swap(id, 'glute-bridge', 'other');
    expect(other.plan[0]).toMatchObject({ exerciseId: 'glute-bridge', workSeconds: 80 });
    expect((await swap(id, 'squat', 'other')).swaps).toEqual([
      { position: 0, from: 'squat', to: 'glute-bridge', why: 'other' },
      { position: 0, from: 'glute-bridge', to: 'squat', why: 'other' },
    ]);
  });

  it('is refused to one of another category, and to one that is not for the person', async () => {
    const { id } = await custom('squat');
    const refusal = (toExerciseId: string, why: SwapReason) =>
      maya.refused('PATCH', `/workout-sessions/${id}`, { swaps: [{ position: 0, toExerciseId, why }] });
    expect(await refusal('push-up', 'other')).toMatchObject({ code: 'invalid_request' });
    // Her knee is sore.
    expect(await refusal('jump-squat', 'hurts')).toMatchObject({ code: 'invalid_request' });
    const { open } = await maya.call(workoutsContract.listWorkoutSessions);
    expect(open?.swaps).toEqual([]);
  });

  it('leaves the start repeatable', async () => {
    const body = { id: newId(), exercises: [{ exerciseId: 'squat' }] };
    const { id } = await maya.call(workoutsContract.startWorkout, { body });
    const { records: _, ...swapped } = await swap(id, 'chair-squat', 'too_hard');
    expect(await maya.call(workoutsContract.startWorkout, { body })).toEqual(swapped);
  });

  it('is mentioned the next time', async () => {
    const { id } = await custom('squat');
    await swap(id, 'chair-squat', 'too_hard');
    await complete(maya, id, [0, 1]);
    clock.advance(24 * hour);
    const { opening, session } = await readToday(maya);
    expect([opening, ...(session?.reasons ?? [])].join()).toMatch(/squats.*felt too hard/i);
  });

  it('for another exercise is mentioned the next time, too', async () => {
    const { id } = await custom('squat');
    await swap(id, 'glute-bridge', 'other');
    await complete(maya, id, [0, 1]);
    clock.advance(24 * hour);
    expect((await readToday(maya)).opening).toContain('Last time you swapped squats for glute bridges.');
  });

  it('is refused for exercises that are not a variant, outside the plan, and once the workout is complete', async () => {
    const { id } = await custom('squat');
    const path = `/workout-sessions/${id}`;
    const send = (position: number, toExerciseId: string) =>
      maya.refused('PATCH', path, { swaps: [{ position, toExerciseId, why: 'too_hard' }] });
    expect((await send(0, 'burpee')).code).toBe('invalid_request');
    expect((await send(0, 'moonwalk')).code).toBe('exercise_not_found');
    expect((await send(2, 'chair-squat')).code).toBe('invalid_request');
    const noah = await signUpTrainee(cloud.origin);
    const swaps = [{ position: 0, toExerciseId: 'chair-squat', why: 'too_hard' }];
    expect((await noah.refused('PATCH', path, { swaps })).code).toBe('session_not_found');
    await complete(maya, id, [0]);
    expect((await send(0, 'chair-squat')).code).toBe('session_already_completed');
  });
});
