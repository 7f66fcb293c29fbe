import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract, type WorkoutSession } from '../../shared/contracts/workouts';
import { onClientCreated } from '../../functions/platform/clients';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import type { TestUser } from '../support/sign-in';
import { rowsOf } from '../support/table-rows';
import { signUpTrainee } from '../support/training';

const clock = startClock('2026-08-02T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

/** Done once, before the next transaction is written. */
let meanwhile: (() => Promise<unknown>) | undefined;

onClientCreated(({ middlewareStack }) =>
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const act = commandName.startsWith('TransactWrite') ? meanwhile : undefined;
        if (act) meanwhile = undefined;
        await act?.();
        return next(args);
      },
    { step: 'initialize', name: 'meanwhile', priority: 'high' },
  ),
);

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpTrainee(cloud.origin);
});

const minute = 60_000;
const sets = [{ position: 0, reps: 12, loadKg: 10 }];

const start = () =>
  maya.call(workoutsContract.startWorkout, {
    body: { id: ulid(clock.now()), routineId: 'core-blast', endOpen: true },
  });
const complete = (id: string) =>
  maya.call(workoutsContract.completeWorkout, {
    params: { id },
    body: { finishedExercises: [0], activeSeconds: 70, finishedAt: new Date(clock.now()).toISOString() },
  });
const save = (id: string, body: object) =>
  maya.call(workoutsContract.saveWorkoutProgress, { params: { id }, body });
const stored = async (id: string): Promise<WorkoutSession | undefined> =>
  (await maya.call(workoutsContract.listWorkoutSessions)).sessions.find((each) => each.id === id);

const actions = {
  'saves sets': (id: string) => save(id, { sets }),
  'rates it': (id: string) => save(id, { effort: 'too_hard' }),
  'completes it': complete,
  'starts another': start,
};
type Action = keyof typeof actions;

describe('A workout that ends while the person still tells of it', () => {
  it('keeps everything that was acknowledged, in whatever order it came', async () => {
    const orders = fc.shuffledSubarray(Object.keys(actions) as Action[], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { id } = await start();
        clock.advance(2 * minute);
        await Promise.all(order.map((action) => actions[action](id)));
        const session = await stored(id);
        expect(session).toMatchObject({ sets, effort: 'too_hard' });
        expect(session?.completedAt).not.toBeNull();
      }),
      { numRuns: 24 },
    );
  });
});

describe('What is saved between the reading and the writing of another request', () => {
  const summaryOf = async (id: string) =>
    (await rowsOf(cloud.documents, 'workout-summaries')).find((row) => row.id === id);

  it('stays when another workout ends this one', async () => {
    const { id } = await start();
    clock.advance(2 * minute);
    await save(id, { finishedExercises: [0], activeSeconds: 30 });
    meanwhile = () => save(id, { finishedExercises: [0, 1], activeSeconds: 60 });
    await start();
    const kept = { finishedExercises: [0, 1], activeSeconds: 60, notCountedReason: 'abandoned' };
    expect(await stored(id)).toMatchObject(kept);
    expect(await summaryOf(id)).toMatchObject({ left: '234567', endedAt: expect.any(Number) });
  });

  it('is in what the coach plans with when the workout is completed', async () => {
    const { id } = await start();
    clock.advance(2 * minute);
    meanwhile = () => save(id, { effort: 'too_hard' });
    await complete(id);
    expect(await stored(id)).toMatchObject({ effort: 'too_hard' });
    expect(await summaryOf(id)).toMatchObject({ effort: 'too_hard', left: '1234567' });
  });

  it('is refused once the workout is completed', async () => {
    const { id } = await start();
    clock.advance(2 * minute);
    await complete(id);
    const late = save(id, { finishedExercises: [0, 1], activeSeconds: 60 });
    await expect(late).rejects.toThrow('session_already_completed');
    expect(await summaryOf(id)).toMatchObject({ left: '1234567' });
  });
});

describe('Fifty changes by one person at once', () => {
  const statuses = async (work: (index: number) => Promise<unknown>) => {
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, index) => work(index)));
    return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  };

  it.each<[string, (index: number) => Promise<unknown>]>([
    ['of a name', (index) => maya.call(profileContract.updateProfile, { body: { name: `Maya ${index}` } })],
    [
      'of a weight',
      (index) =>
        maya.call(profileContract.logWeight, {
          body: { id: ulid(clock.now()), weightKg: 60 + index / 10 },
        }),
    ],
  ])('%s are done, or refused as changed meanwhile', async (_, work) => {
    for (const refusal of await statuses(work)) expect(refusal).toContain('changed_meanwhile');
  });
});
