import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { exercisesContract } from '../../shared/contracts/exercises';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract, type WorkoutSession } from '../../shared/contracts/workouts';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { signUpTrainee } from '../support/training';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-09-25T09:30:00Z');
const missing = { status: 404, code: 'shared_workout_not_found' };
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpTrainee(cloud.origin, { bodyPains: null });
  await befriend(noah);
});

async function befriend(other: TestUser): Promise<void> {
  await maya.call(friendsContract.addFriend, { body: { friendId: other.userId } });
  await other.call(friendsContract.acceptFriend, { params: { id: maya.userId } });
}
async function shareOne(): Promise<WorkoutSession> {
  const session = await doWorkout(maya, clock, { minutes: 16 });
  await maya.call(workoutsContract.shareWorkout, { params: { id: session.id } });
  return session;
}
const readShared = (user: TestUser, id: string) =>
  user.call(workoutsContract.readSharedWorkout, { params: { friendId: maya.userId, id } });
const refusedShared = (user: TestUser, id: string) =>
  user.refused('GET', `/workout-sessions/shared/${maya.userId}/${id}`);

describe('A friend’s shared workout', () => {
  it('is named by its notification, and can be started as it was', async () => {
    const { id, title, plan } = await shareOne();
    await cloud.idle();
    const { notifications } = await noah.call(notificationsContract.listNotifications, { query: {} });
    const shared = notifications.find(({ kind }) => kind === 'sharedWorkout')?.sharedWorkout;
    expect(shared).toEqual({ friendId: maya.userId, sessionId: id });
    const suited = await readShared(noah, id);
    expect(suited).toMatchObject({ title, advice: null });
    expect(suited.exercises).toEqual(
      plan.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds })),
    );
    const body = { id: newId(), title, exercises: suited.exercises };
    const started = await noah.call(workoutsContract.startWorkout, { body });
    expect(started.plan.map(({ exerciseId }) => exerciseId)).toEqual(plan.map((move) => move.exerciseId));
  });

  it('leaves out what hurts, and says so', async () => {
    const lena = await signUpTrainee(cloud.origin, { bodyPains: 'My lower back hurts' });
    await befriend(lena);
    const { id, plan } = await shareOne();
    const { exercises, advice, minutes } = await readShared(lena, id);
    const before = new Set(plan.map(({ exerciseId }) => exerciseId));
    expect(
      exercises.some(({ exerciseId }) => !before.has(exerciseId)) || exercises.length < plan.length,
    ).toBe(true);
    expect(advice).toMatch(/^In “Core Blast”, I'd .*because of your .*back/);
    expect(minutes).toBeGreaterThan(0);
  });

  it('leaves out what they marked “Not for me”, and says if nothing is left', async () => {
    const { exercises: library } = await noah.call(exercisesContract.listExercises);
    const { id, plan } = await shareOne();
    const first = plan[0]?.exerciseId ?? '';
    const mark = (exerciseId: string) =>
      noah.call(exercisesContract.addExclusion, { params: { id: exerciseId } });
    await mark(first);
    const { exercises } = await readShared(noah, id);
    expect(exercises.map(({ exerciseId }) => exerciseId)).not.toContain(first);
    for (const exercise of library) await mark(exercise.id);
    expect(await refusedShared(noah, id)).toEqual({ status: 409, code: 'shared_workout_not_suitable' });
  });

  it('is only for friends, also for those who became one after it was shared', async () => {
    const { id } = await shareOne();
    const late = await signUpUser(cloud.origin, { name: 'Late' });
    expect(await refusedShared(late, id)).toEqual(missing);
    await befriend(late);
    const unknown = { status: 409, code: 'onboarding_incomplete' };
    expect(await refusedShared(late, id)).toEqual(unknown);
    await late.call(profileContract.completeOnboarding, { body: answers });
    expect((await readShared(late, id)).minutes).toBeGreaterThan(0);
    expect(await refusedShared(maya, id)).toEqual(missing);
    const { id: unshared } = await doWorkout(maya, clock, { minutes: 5 });
    expect(await refusedShared(noah, unshared)).toEqual(missing);
    expect(await refusedShared(noah, newId())).toEqual(missing);
  });

  it('is gone once it is removed, and back once it is restored', async () => {
    const { id } = await shareOne();
    await maya.call(workoutsContract.removeWorkout, { params: { id } });
    expect(await refusedShared(noah, id)).toEqual(missing);
    await maya.call(workoutsContract.restoreWorkout, { params: { id } });
    expect((await readShared(noah, id)).advice).toBeNull();
  });

  it('is gone once they are no longer friends, or one of them has left', async () => {
    const { id } = await shareOne();
    await noah.call(friendsContract.removeFriend, { params: { id: maya.userId } });
    expect(await refusedShared(noah, id)).toEqual(missing);
    await befriend(noah);
    expect((await readShared(noah, id)).title).toBeTruthy();
    await maya.call(friendsContract.blockPerson, { params: { id: noah.userId } });
    expect(await refusedShared(noah, id)).toEqual(missing);
    await maya.signIn();
    await maya.call(accountContract.deleteAccount);
    expect(await refusedShared(noah, id)).toEqual(missing);
  });
});

describe('Without a session', () => {
  refusesBadTokens(() => ({ cloud, user: maya, clock }), [['GET', '/workout-sessions/shared/x/x']]);
});
