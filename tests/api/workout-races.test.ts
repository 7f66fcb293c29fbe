import * as fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract, type WorkoutSession } from '../../shared/contracts/workouts';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import type { TestUser } from '../support/sign-in';
import { signUpTrainee } from '../support/training';

const clock = startClock('2026-08-02T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

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
