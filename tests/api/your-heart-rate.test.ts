import { beforeAll, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { profileContract } from '../../shared/contracts/profile';
import { sparedContract } from '../../shared/contracts/spared';
import { workoutsContract } from '../../shared/contracts/workouts';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-09-03T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin);
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const beats = [null, ...Array.from({ length: 80 }, (_, index) => 100 + index)];
const allow = (user: TestUser, keepHeartRate: boolean) =>
  user.call(profileContract.updateProfile, { body: { privacy: { keepHeartRate } } });

/** A workout of seven minutes with what the strap told. */
async function train(user: TestUser, measured: unknown = { everySeconds: 5, beats }) {
  const id = ulid(clock.now());
  const session = await user.call(workoutsContract.startWorkout, { body: { id, routineId: 'core-blast' } });
  clock.advance(7 * 60_000);
  const body = {
    finishedExercises: session.plan.map((_, position) => position),
    activeSeconds: 410,
    finishedAt: new Date(clock.now()).toISOString(),
    heartRate: measured,
  };
  return { id, body, path: `/workout-sessions/${id}/complete` };
}
async function trained(user: TestUser) {
  const { id, body } = await train(user);
  return user.call(workoutsContract.completeWorkout, { params: { id }, body: body as never });
}
const read = (user: TestUser, id: string) => user.call(workoutsContract.readHeartRate, { params: { id } });
const refusal = (user: TestUser, method: 'GET' | 'DELETE', id: string) =>
  user.refused(method, `/workout-sessions/${id}/heart-rate`);
const gone = { status: 404, code: 'heart_rate_not_found' };

describe('The heart rate of a workout', () => {
  it('is not kept until its person allows it', async () => {
    const { privacy } = await maya.call(profileContract.readProfile);
    expect(privacy.keepHeartRate).toBe(false);
    const session = await trained(maya);
    expect(session.counted).toBe(true);
    expect(session.heartRate).toBeUndefined();
    expect(await refusal(maya, 'GET', session.id)).toEqual(gone);
  });

  it('is kept with the workout then, and stands in the history', async () => {
    await allow(maya, true);
    const session = await trained(maya);
    expect(session.heartRate).toEqual({ average: 140, maximum: 179 });
    expect(await read(maya, session.id)).toEqual({ everySeconds: 5, beats });
    const { sessions } = await maya.call(workoutsContract.listWorkoutSessions);
    expect(sessions[0]).toMatchObject({ id: session.id, heartRate: session.heartRate });
  });

  it('is the stored one when the same end comes again with another', async () => {
    const { id, body } = await train(maya);
    const once = await maya.call(workoutsContract.completeWorkout, { params: { id }, body: body as never });
    const again = { ...body, heartRate: { everySeconds: 5, beats: [90] } };
    expect(
      await maya.call(workoutsContract.completeWorkout, { params: { id }, body: again as never }),
    ).toEqual(once);
    expect((await read(maya, id)).beats).toEqual(beats);
  });

  it('belongs to nobody else', async () => {
    const { id } = await trained(maya);
    expect(await refusal(noah, 'GET', id)).toEqual(gone);
    expect(await refusal(noah, 'DELETE', id)).toEqual(gone);
  });

  it('is deleted on its own: the workout stays, with its calories', async () => {
    const { id, caloriesBurned, caloriesBy } = await trained(maya);
    const left = await maya.call(workoutsContract.removeHeartRate, { params: { id } });
    expect(left).toMatchObject({ caloriesBurned, caloriesBy, counted: true });
    expect(left.heartRate).toBeUndefined();
    expect(await refusal(maya, 'GET', id)).toEqual(gone);
    expect(await refusal(maya, 'DELETE', id)).toEqual(gone);
  });

  it('goes with a removed workout and comes back with it', async () => {
    const { id } = await trained(maya);
    await maya.call(workoutsContract.removeWorkout, { params: { id } });
    expect(await refusal(maya, 'GET', id)).toEqual(gone);
    await maya.call(workoutsContract.restoreWorkout, { params: { id } });
    expect((await read(maya, id)).beats).toEqual(beats);
  });

  it.each([
    ['of another rhythm', { everySeconds: 1, beats: [100] }],
    ['without values', { everySeconds: 5, beats: [] }],
    ['longer than four hours', { everySeconds: 5, beats: Array.from({ length: 2_881 }, () => 100) }],
    ['that no heart has', { everySeconds: 5, beats: [300] }],
    ['in words', { everySeconds: 5, beats: ['fast'] }],
  ])('is refused %s', async (_, measured) => {
    const { id, path, body } = await train(maya, measured);
    expect(await maya.refused('POST', path, body)).toEqual({ status: 400, code: 'invalid_request' });
    const { heartRate: _bad, ...rest } = body;
    await maya.call(workoutsContract.completeWorkout, { params: { id }, body: rest });
  });

  it('may be four hours long', async () => {
    const long = { everySeconds: 5, beats: Array.from({ length: 2_880 }, () => 200) };
    const { id, body } = await train(maya, long);
    const done = await maya.call(workoutsContract.completeWorkout, { params: { id }, body: body as never });
    expect(done.heartRate).toEqual({ average: 200, maximum: 200 });
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/workout-sessions/01JD3X6E9H0000000000000001/heart-rate'],
      ['DELETE', '/workout-sessions/01JD3X6E9H0000000000000001/heart-rate'],
    ],
  );
});

describe('What to stay within', () => {
  it('comes with the profile, by age and by what Ana knows of them', async () => {
    await noah.call(profileContract.completeOnboarding, { body: { ...answers, bodyPains: null } });
    const { training } = await noah.call(profileContract.readProfile);
    expect(training?.heartRate).toMatchObject({ reason: 'new' });
    await noah.call(sparedContract.tellSpared, { body: { words: 'i take beta blockers', source: 'player' } });
    const told = (await noah.call(profileContract.readProfile)).training?.heartRate;
    expect(told).toMatchObject({ zones: null, reason: 'medicine', maximum: training?.heartRate?.maximum });
    expect(told?.limit).toBeLessThan(training?.heartRate?.limit ?? 0);
  });
});
