import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { photosContract } from '../../shared/contracts/photos';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { broken, failingCalls, throttled, unreachable } from '../support/failing-calls';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import { makePhoto } from '../support/photos';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { storedPhotos } from '../support/stored-photos';
import { rowsOf } from '../support/table-rows';
import { withoutPauses } from '../support/without-pauses';
import { doWorkout } from '../support/workouts';

// The SDK and the product pause for a random share of a growing time; here that share is zero.
withoutPauses();
const clock = startClock('2026-05-06T09:30:00Z');
const calls = failingCalls();
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await startTestCloud();
});
afterAll(() => cloud.stop());
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
  calls.failed = 0;
});
afterEach(() => calls.mend());

/** What a response reveals after an internal failure. */
async function failureOf(method: string, path: string, body?: unknown) {
  const sent = body instanceof Uint8Array ? body : body === undefined ? undefined : JSON.stringify(body);
  const response = await maya.fetch(method, path, sent);
  const text = await response.text();
  return { status: response.status, text };
}
/** Opaque: a code, and nothing about what failed. */
function expectOpaque({ status, text }: Awaited<ReturnType<typeof failureOf>>) {
  expect([status, JSON.parse(text)]).toEqual([
    500,
    { error: { code: 'internal_error', message: expect.any(String), requestId: expect.any(String) } },
  ]);
  expect(text).not.toMatch(/injected|DynamoDB|S3|Throughput/i);
}
const soup = () => ({ id: newId(), items: [{ name: 'Soup', nutrients: { caloriesKcal: 300 } }] });
const points = async () => {
  await cloud.idle();
  return (await maya.call(pointsContract.readPoints)).totalPoints;
};
const mealsToday = async () =>
  (await maya.call(nutritionContract.readDay, { params: { date: 'today' } })).mealsLogged;
const rowsOfMaya = async (table: string) =>
  (await rowsOf(cloud.documents, table)).filter(({ userId }) => userId === maya.userId);

describe('A table that is asked too much', () => {
  it('is asked again, and the write is done once', async () => {
    calls.fail({ command: 'TransactWriteItemsCommand', table: 'food-logs' }, throttled, 4);
    await maya.call(nutritionContract.logMeal, { body: soup() });
    expect([calls.failed, await mealsToday(), await points()]).toEqual([4, 1, 10]);
  });

  it('for good is a failure that says nothing, leaves nothing, and is over when it is over', async () => {
    calls.fail({ command: 'TransactWriteItemsCommand', table: 'food-logs' }, throttled);
    const meal = soup();
    expectOpaque(await failureOf('POST', '/nutrition/logs', meal));
    // Two attempts of ours, each four of the SDK's: all of them must end before the request does.
    expect(calls.failed).toBeLessThanOrEqual(8);
    expect([await rowsOfMaya('food-logs'), await points()]).toEqual([[], 0]);
    calls.mend();
    await maya.call(nutritionContract.logMeal, { body: meal });
    expect([await mealsToday(), await points()]).toEqual([1, 10]);
  });

  it.each([
    ['the profile', 'GET', '/profile', { command: 'GetItemCommand', table: 'profiles' }],
    ['the points', 'GET', '/points', { command: 'QueryCommand', table: 'points-transactions' }],
    ['the history', 'GET', '/workout-sessions', { command: 'QueryCommand', table: 'workout-sessions' }],
  ] as const)('does not answer for %s, and nothing else is affected', async (_, method, path, failing) => {
    calls.fail(failing, throttled);
    expectOpaque(await failureOf(method, path));
    expect((await maya.call(leaderboardsContract.readGlobalLeaderboard)).entries).toBeInstanceOf(Array);
    calls.mend();
    expect((await maya.fetch(method, path)).status).toBe(200);
  });

  it('holds a workout’s points up, and they come, once', async () => {
    calls.fail({ command: 'TransactWriteItemsCommand', table: 'points-transactions' }, throttled, 8);
    await doWorkout(maya, clock, { minutes: 5 });
    expect(await points()).toBe(50);
    expect(calls.failed).toBe(8);
    expect((await rowsOfMaya('points-transactions')).map(({ points: each }) => each)).toEqual([50]);
  });

  it('holds a rank up, and it comes', async () => {
    calls.fail({ command: 'TransactWriteItemsCommand', table: 'leaderboard' }, throttled, 8);
    await doWorkout(maya, clock, { minutes: 5 });
    await cloud.idle();
    const { me } = await maya.call(leaderboardsContract.readGlobalLeaderboard);
    expect([me?.totalPoints, calls.failed]).toEqual([50, 8]);
  });

  it('cannot tell who listens: the coach’s answer is given anyway', async () => {
    await maya.call(profileContract.completeOnboarding, { body: answers });
    calls.fail({ command: 'QueryCommand', table: 'connections' }, throttled);
    const body = { id: newId(), message: 'How do I do a squat?' };
    const { response } = await maya.call(coachContract.sendMessage, { body });
    expect(response).toMatch(/\w/);
    expect(calls.failed).toBeGreaterThan(0);
  });
});

describe('A bus that cannot be reached', () => {
  it('loses no event: a workout is kept, and paid when the bus is back', async () => {
    calls.fail({ command: 'PutEventsCommand' }, unreachable, 6);
    const { counted } = await doWorkout(maya, clock, { minutes: 5 });
    expect([counted, await points(), calls.failed]).toEqual([true, 50, 6]);
  });
});

describe('Sockets that take nothing', () => {
  it('keep no points and no rank from anyone', async () => {
    const socket = await openTestSocket(maya);
    calls.fail({ command: 'PostToConnectionCommand' }, unreachable);
    await doWorkout(maya, clock, { minutes: 5 });
    expect(await points()).toBe(50);
    expect((await maya.call(leaderboardsContract.readGlobalLeaderboard)).me?.totalPoints).toBe(50);
    expect(calls.failed).toBeGreaterThan(0);
    await socket.close();
  });
});

describe('A store of photos that fails', () => {
  const upload = (id: string) => failureOf('POST', `/nutrition/photos?id=${id}`, makePhoto({ seed: 7 }));
  const newPhoto = () =>
    maya.call(photosContract.uploadPhoto, { query: { id: newId() }, body: makePhoto({ seed: 8 }) });
  const keys = async () => (await storedPhotos(maya.userId)).map(({ key }) => key);

  it('is asked again, and the photo is there', async () => {
    calls.fail({ command: 'PutObjectCommand' }, broken, 1);
    const { photoId } = await newPhoto();
    expect([calls.failed, await keys()]).toEqual([1, [`${maya.userId}/${photoId}.jpg`]]);
  });

  it('for good is a failure that says nothing; the same photo can be sent again', async () => {
    const id = newId();
    calls.fail({ command: 'PutObjectCommand' }, broken);
    expectOpaque(await upload(id));
    expect(await keys()).toEqual([]);
    calls.mend();
    expect(await upload(id)).toMatchObject({ status: 201 });
  });

  it('takes none of the forty photos of a day', async () => {
    calls.fail({ command: 'PutObjectCommand' }, broken);
    for (let n = 0; n < 40; n += 1) {
      // Thirty is the most in a minute.
      if (n % 20 === 0) clock.advance(60_000);
      expect(await upload(newId())).toMatchObject({ status: 500 });
    }
    clock.advance(60_000);
    calls.mend();
    expect(await upload(newId())).toMatchObject({ status: 201 });
  });

  it('is not taken for a photo that is not there', async () => {
    const { photoId } = await newPhoto();
    calls.fail({ command: 'HeadObjectCommand' }, broken);
    expectOpaque(await failureOf('GET', `/nutrition/photos/${photoId}`));
    calls.mend();
    expect(await failureOf('GET', `/nutrition/photos/${photoId}`)).toMatchObject({ status: 200 });
  });

  it('keeps no meal from being logged, and keeps its photo when it is back', async () => {
    const { photoId } = await newPhoto();
    calls.fail({ command: 'DeleteObjectTaggingCommand' }, broken, 4);
    await maya.call(nutritionContract.logMeal, {
      body: { ...soup(), id: photoId.split('-')[0] ?? '', photoId },
    });
    expect([await mealsToday(), await points(), calls.failed]).toEqual([1, 10, 4]);
    expect(await storedPhotos(maya.userId)).toMatchObject([{ isUnused: false }]);
  });
});

describe('A workout during a bad minute', () => {
  it('that was answered with a failure is completed by the same request, and counts once', async () => {
    const body = { id: newId(), routineId: 'core-blast' };
    const { id } = await maya.call(workoutsContract.startWorkout, { body });
    const finishedAt = new Date(clock.advance(301_000)).toISOString();
    const end = { finishedExercises: [0], activeSeconds: 300, finishedAt };
    calls.fail({ command: 'TransactWriteItemsCommand', table: 'workout-sessions' }, throttled);
    expectOpaque(await failureOf('POST', `/workout-sessions/${id}/complete`, end));
    calls.mend();
    await maya.call(workoutsContract.completeWorkout, { params: { id }, body: end });
    await maya.call(workoutsContract.completeWorkout, { params: { id }, body: end });
    const { progress } = await maya.call(profileContract.readProfile);
    expect([progress.workoutsCompleted, await points()]).toEqual([1, 50]);
  });
});
