import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { workoutsContract, type ExerciseSet } from '../../shared/contracts/workouts';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-06-03T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});

const path = '/workout-sessions/records';
const list = async (user: TestUser) => (await user.call(workoutsContract.listPersonalRecords)).records;
const fullBody = () => doWorkout(maya, clock, { routineId: 'full-body', minutes: 20 });
const save = (id: string, sets: ExerciseSet[]) =>
  maya.call(workoutsContract.saveWorkoutProgress, { params: { id }, body: { sets } });
const squats = (reps: number | null, loadKg: number | null): ExerciseSet => ({ position: 2, reps, loadKg });
const marching = (reps: number): ExerciseSet => ({ position: 0, reps, loadKg: null });

describe('The list of personal records', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('is empty before the first sets', async () => {
    await fullBody();
    expect(await list(maya)).toEqual([]);
  });

  it('names exercise, best load, best repetitions and when each was', async () => {
    const heavy = await fullBody();
    await save(heavy.id, [squats(8, 30)]);
    const long = await fullBody();
    await save(long.id, [squats(20, 15)]);
    expect(await list(maya)).toEqual([
      {
        exerciseId: 'squat',
        name: 'Squats',
        load: { value: 30, at: heavy.completedAt },
        reps: { value: 20, at: long.completedAt },
      },
    ]);
  });

  it('begins with what was set last', async () => {
    await save((await fullBody()).id, [marching(60)]);
    await save((await fullBody()).id, [squats(null, 20)]);
    expect((await list(maya)).map(({ exerciseId }) => exerciseId)).toEqual(['squat', 'march-in-place']);
    await save((await fullBody()).id, [marching(61)]);
    expect((await list(maya)).map(({ exerciseId }) => exerciseId)).toEqual(['march-in-place', 'squat']);
  });

  it('loses what is taken back, and shows what stood before without a day', async () => {
    const first = await fullBody();
    await save(first.id, [squats(null, 20)]);
    const slip = await fullBody();
    await save(slip.id, [squats(null, 200)]);
    await save(slip.id, []);
    expect((await list(maya))[0]?.load).toEqual({ value: 20, at: null });
    const other = await fullBody();
    await save(other.id, [marching(10)]);
    await save(other.id, []);
    expect(await list(maya)).toHaveLength(1);
  });

  it("does not show someone else's", async () => {
    await save((await fullBody()).id, [squats(8, 30)]);
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    expect(await list(noah)).toEqual([]);
    expect(await list(maya)).toHaveLength(1);
  });
});

describe('Its address', () => {
  beforeAll(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('is no session: nothing can be written there', async () => {
    const body = { sets: [squats(1, 1)] };
    expect(await maya.refused('PATCH', path, body)).toEqual({ status: 400, code: 'invalid_request' });
    expect((await maya.refused('POST', path, body)).status).toBe(405);
    expect(await maya.refused('DELETE', path)).toEqual({ status: 400, code: 'invalid_request' });
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['GET', path]]);
});
