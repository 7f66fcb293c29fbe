import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { challengesContract } from '../../shared/contracts/challenges';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { answers } from '../support/answers';
import { doChallenge } from '../support/challenges';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-04-16T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => void (cloud = await sharedCloud()));
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  await maya.call(profileContract.completeOnboarding, { body: answers });
});

const { listChallenges } = challengesContract;
const { startWorkout } = workoutsContract;
const newId = () => ulid(clock.advance(1));
const statesOf = async (user: TestUser) =>
  (await user.call(listChallenges)).challenges.slice(0, 4).map(({ state }) => state);
const start = (user: TestUser, challengeNumber: number) =>
  user.call(startWorkout, { body: { id: newId(), challengeNumber } });

describe('The ladder', () => {
  it('begins with its first challenge open and the other 25 locked', async () => {
    const { completed, challenges, friends } = await maya.call(listChallenges);
    expect({ completed, friends, count: challenges.length }).toEqual({
      completed: 0,
      friends: [],
      count: 26,
    });
    expect(challenges[0]).toMatchObject({ number: 1, state: 'open', completedAt: null, times: 0 });
    expect(challenges.slice(1).every(({ state }) => state === 'locked')).toBe(true);
  });

  it('starts a challenge as a guided half hour that can be resumed', async () => {
    const session = await start(maya, 1);
    expect(session).toMatchObject({
      title: 'First Light',
      challengeNumber: 1,
      routineId: null,
      trainingId: null,
    });
    expect(session.plan).toHaveLength(30);
    expect(session.plan[6]).toMatchObject({ set: 2, sets: 6 });
    expect(session.plan[0]?.name).toMatch(/^[A-Z]/);
    const { open } = await maya.call(workoutsContract.listWorkoutSessions);
    expect(open).toEqual(session);
  });

  it('answers a repeat of the same start with the same session, and refuses its id to another challenge', async () => {
    const id = newId();
    const body = { id, challengeNumber: 1 };
    const sent = await Promise.all([1, 2, 3].map(() => maya.call(startWorkout, { body })));
    expect(new Set(sent.map((session) => JSON.stringify(session))).size).toBe(1);
    expect(await maya.refused('POST', '/workout-sessions', { id, challengeNumber: 2 })).toMatchObject({
      code: 'session_id_taken',
    });
  });

  it('opens the next challenge when one was done to 80% of its time', async () => {
    const session = await doChallenge(maya, clock, 1, 24);
    expect(await statesOf(maya)).toEqual(['completed', 'open', 'locked', 'locked']);
    const { completed, challenges } = await maya.call(listChallenges);
    expect(completed).toBe(1);
    expect(challenges[0]).toMatchObject({ times: 1, completedAt: session.completedAt });
  });

  it('stays where it is for less than that, which counts as a workout anyway', async () => {
    const session = await doChallenge(maya, clock, 1, 23);
    expect(session.counted).toBe(true);
    expect(await statesOf(maya)).toEqual(['open', 'locked', 'locked', 'locked']);
  });

  it('believes no claim of more time than has passed', async () => {
    const { id, plan } = await start(maya, 1);
    const finishedAt = new Date(clock.advance(5 * 60_000)).toISOString();
    const finishedExercises = plan.map((_, position) => position);
    const body = { finishedExercises, activeSeconds: 1800, finishedAt };
    await maya.call(workoutsContract.completeWorkout, { params: { id }, body });
    expect((await maya.call(listChallenges)).completed).toBe(0);
  });

  it('refuses a locked challenge and says which one comes first', async () => {
    const body = JSON.stringify({ id: newId(), challengeNumber: 3 });
    const refused = await maya.fetch('POST', '/workout-sessions', body);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { error: { code: 'challenge_locked', message: 'Complete Challenge 2 first!' } },
    ]);
  });

  it('counts a replay without going further, and is at the same place after a repeated completion', async () => {
    await doChallenge(maya, clock, 1);
    clock.advance(86_400_000);
    const session = await doChallenge(maya, clock, 1);
    const again = await maya.call(workoutsContract.completeWorkout, {
      params: { id: session.id },
      body: { finishedExercises: [0], activeSeconds: 60, finishedAt: session.startedAt },
    });
    expect(again).toEqual(session);
    const { completed, challenges } = await maya.call(listChallenges);
    expect([completed, challenges[0]?.times]).toEqual([1, 2]);
  });

  it('completes a challenge once when the end of it is sent several times at the same moment', async () => {
    const { id, plan } = await start(maya, 1);
    const finishedAt = new Date(clock.advance(30 * 60_000)).toISOString();
    const body = { finishedExercises: plan.map((_, at) => at), activeSeconds: 1800, finishedAt };
    const call = () => maya.call(workoutsContract.completeWorkout, { params: { id }, body });
    await Promise.all([call(), call(), call(), call()]);
    expect((await maya.call(listChallenges)).challenges[0]?.times).toBe(1);
  });

  it('is paid as the workout that it is, once, and keeps streak and daily goal', async () => {
    await doChallenge(maya, clock, 1);
    await cloud.idle();
    const { transactions } = await maya.call(pointsContract.readPoints);
    expect(transactions.map(({ activityType }) => activityType).toSorted()).toEqual([
      'daily_goal',
      'workout_completed',
    ]);
    const { progress } = await maya.call(profileContract.readProfile);
    expect(progress).toMatchObject({ currentStreak: 1, workoutsCompleted: 1, totalPoints: 75 });
  });

  it('never plans an exercise that someone excluded', async () => {
    const { plan } = await start(maya, 1);
    const excluded = plan[0]?.exerciseId ?? '';
    await maya.fetch('PUT', `/exercises/${excluded}/exclusion`);
    const body = { id: newId(), challengeNumber: 1, endOpen: true };
    const after = await maya.call(startWorkout, { body });
    expect(after.plan.map(({ exerciseId }) => exerciseId)).not.toContain(excluded);
  });

  it.each([0, 27, 1.5, '1', null])('has no challenge %j', async (challengeNumber) => {
    const body = { id: newId(), challengeNumber };
    expect(await maya.refused('POST', '/workout-sessions', body)).toMatchObject({ code: 'invalid_request' });
  });

  it('takes a challenge or a routine, never both', async () => {
    const body = { id: newId(), challengeNumber: 1, routineId: 'core-blast' };
    expect(await maya.refused('POST', '/workout-sessions', body)).toMatchObject({ code: 'invalid_request' });
  });

  it('shows where friends are, and no one who hides from the leaderboards', async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    const priya = await signUpUser(cloud.origin, { name: 'Priya' });
    await noah.call(profileContract.completeOnboarding, { body: answers });
    await doChallenge(noah, clock, 1);
    for (const friend of [noah, priya]) {
      const Item = {
        userId: maya.userId,
        friendId: friend.userId,
        status: 'accepted',
        createdAt: '2026-01-01',
      };
      await cloud.documents.send(new PutCommand({ TableName: 'vita-local-friends', Item }));
    }
    const friends = async () =>
      (await maya.call(listChallenges)).friends.map(({ name, completed }) => [name, completed]);
    expect(await friends()).toEqual([
      ['Noah', 1],
      ['Priya', 0],
    ]);
    await noah.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards: false } } });
    expect(await friends()).toEqual([['Priya', 0]]);
  });

  it("keeps everyone's own place", async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    await doChallenge(maya, clock, 1);
    expect((await noah.call(listChallenges)).completed).toBe(0);
  });

  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['GET', '/challenges']]);
});
