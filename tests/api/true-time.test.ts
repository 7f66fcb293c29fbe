import { beforeAll, describe, expect, it } from 'vitest';
import { danceContract } from '../../shared/contracts/dance';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { seconds, seen } from '../support/dances';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-07-25T09:30:00Z');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let cloud: TestCloud;

const oldUsers: TestUser[] = [];

beforeAll(async () => {
  cloud = await sharedCloud();
  for (let n = 0; n < 12; n += 1) oldUsers.push(await signUpUser(cloud.origin));
  clock.advance(25 * hourMs);
});

/** An instant this many minutes ago, by the server's clock. */
const ago = (minutes: number) => new Date(clock.now() - minutes * minuteMs).toISOString();

/** Someone whose account is more than a day old, so that a whole day back is believed. */
async function oldUser(): Promise<TestUser> {
  const user = oldUsers.pop();
  if (!user) throw new Error('more old accounts are needed');
  await user.signIn();
  return user;
}

interface Claim {
  startedAt: string;
  finishedAt?: string;
  minutes: number;
}

/** What a device claims about a workout, in two requests at the same moment. */
async function claimWorkout(user: TestUser, { startedAt, finishedAt, minutes }: Claim) {
  const body = { id: newId(), routineId: 'core-blast', startedAt };
  const { id } = await user.call(workoutsContract.startWorkout, { body });
  return user.call(workoutsContract.completeWorkout, {
    params: { id },
    body: {
      finishedExercises: [0, 1, 2, 3, 4, 5, 6, 7],
      activeSeconds: Math.round(minutes * 60),
      finishedAt: finishedAt ?? ago(0),
    },
  });
}

async function claimDance(user: TestUser, startedAt: string) {
  const choice = { style: 'pop', set: 'ten-moves', camera: true } as const;
  const body = { id: newId(), ...choice, startedAt };
  const { id } = await user.call(danceContract.startDance, { body });
  const end = { samples: seconds(50, seen), finishedAt: ago(0) };
  return user.call(danceContract.completeDance, { params: { id }, body: end });
}

const progressOf = async (user: TestUser) => (await user.call(profileContract.readProfile)).progress;

async function pointsOf(user: TestUser): Promise<number> {
  await cloud.idle();
  return (await user.call(pointsContract.readPoints, { query: {} })).totalPoints;
}

describe('A device that lies about time', () => {
  it('cannot send the same two minutes fifty times: a new account has trained as long as it exists', async () => {
    const user = await signUpUser(cloud.origin);
    for (let n = 0; n < 50; n += 1) {
      const sent = await claimWorkout(user, { startedAt: ago(2), minutes: 2 });
      expect(sent).toMatchObject({ counted: false, notCountedReason: 'too_short' });
    }
    expect(await progressOf(user)).toMatchObject({ workoutsCompleted: 0, workoutTimeMinutes: 0 });
    expect(await pointsOf(user)).toBe(0);
  });

  it('has 25 minutes in 25 minutes, however many sessions it puts there', async () => {
    const user = await oldUser();
    const sent = [];
    for (const start of [25, 22, 19, 16])
      sent.push(await claimWorkout(user, { startedAt: ago(start), minutes: 16 }));
    const total = sent.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
    expect(total).toBeGreaterThan(24 * 60);
    expect(total).toBeLessThanOrEqual(25 * 60 + 1);
    expect((await progressOf(user)).workoutTimeMinutes).toBeLessThanOrEqual(25);
  });

  it('cannot build a streak from past days', async () => {
    const user = await oldUser();
    await claimWorkout(user, { startedAt: ago(27 * 60), finishedAt: ago(26 * 60), minutes: 16 });
    const { localDate } = await claimWorkout(user, { startedAt: ago(20), minutes: 16 });
    expect((await progressOf(user)).currentStreak).toBeLessThanOrEqual(2);
    const yesterday = ago(24 * 60).slice(0, 10);
    const { sessions } = await user.call(workoutsContract.listWorkoutSessions);
    expect(sessions.map((each) => each.localDate)).toEqual([localDate, yesterday]);
  });

  it('is not believed when it danced before the music began', async () => {
    const user = await signUpUser(cloud.origin);
    const dance = await claimDance(user, ago(1));
    expect(dance.activeSeconds).toBeLessThan(10);
    expect(dance).toMatchObject({ reachedLastMove: false, unpaidReason: 'not_finished' });
    expect(await pointsOf(user)).toBe(0);
  });

  it('cannot dance and train in the same minutes', async () => {
    const user = await oldUser();
    const workout = await claimWorkout(user, { startedAt: ago(10), minutes: 10 });
    const dance = await claimDance(user, ago(10));
    expect([workout.activeSeconds, dance.activeSeconds]).toEqual([600, 0]);
  });

  it('gets nothing for two devices at once that each send a whole session', async () => {
    const user = await oldUser();
    const start = (routineId: string) =>
      user.call(workoutsContract.startWorkout, {
        body: { id: newId(), routineId, startedAt: ago(20), endOpen: true },
      });
    const { id } = await start('core-blast');
    const body = { finishedExercises: [], activeSeconds: 1200, finishedAt: ago(0) };
    const [workout, dance] = await Promise.all([
      user.call(workoutsContract.completeWorkout, { params: { id }, body }),
      claimDance(user, ago(20)),
    ]);
    expect(workout.activeSeconds + dance.activeSeconds).toBeLessThanOrEqual(1201);
  });
});

describe('An honest device', () => {
  it('keeps fifteen minutes by a clock that is a quarter of an hour slow', async () => {
    const user = await signUpUser(cloud.origin);
    const body = { id: newId(), routineId: 'core-blast' };
    const { id } = await user.call(workoutsContract.startWorkout, { body });
    clock.advance(16 * minuteMs);
    const end = { finishedExercises: [0, 1, 2, 3, 4, 5, 6, 7], activeSeconds: 900, finishedAt: ago(15) };
    const session = await user.call(workoutsContract.completeWorkout, { params: { id }, body: end });
    expect(session).toMatchObject({ counted: true, activeSeconds: 900, durationMinutes: 15 });
  });

  it.each([
    ['a quarter of an hour fast', -15],
    ['six hours fast', -360],
    ['two days fast', -2880],
    ['six hours slow', 360],
    ['two days slow', 2880],
  ])('keeps what it trained offline by a clock that is %s and was never set', async (_, minutes) => {
    const user = await oldUser();
    const session = await claimWorkout(user, {
      startedAt: ago(40 + minutes),
      finishedAt: ago(24 + minutes),
      minutes: 15,
    });
    expect(session).toMatchObject({ counted: true, activeSeconds: 900 });
  });

  it('keeps two workouts of a weekend without a connection, even where their days are over', async () => {
    const user = await oldUser();
    const sent = [
      await claimWorkout(user, { startedAt: ago(46 * 60), finishedAt: ago(45 * 60), minutes: 16 }),
      await claimWorkout(user, { startedAt: ago(30 * 60), finishedAt: ago(29 * 60), minutes: 16 }),
    ];
    expect(sent.map(({ counted, activeSeconds }) => [counted, activeSeconds])).toEqual([
      [true, 960],
      [true, 960],
    ]);
  });

  it('keeps a dance in the pause of a workout, and the workout', async () => {
    const user = await signUpUser(cloud.origin);
    const body = { id: newId(), routineId: 'core-blast' };
    const { id } = await user.call(workoutsContract.startWorkout, { body });
    clock.advance(7 * minuteMs);
    const dance = await claimDance(user, ago(1));
    clock.advance(6 * minuteMs);
    const end = { finishedExercises: [0, 1, 2, 3], activeSeconds: 12 * 60, finishedAt: ago(0) };
    const workout = await user.call(workoutsContract.completeWorkout, { params: { id }, body: end });
    expect([dance.activeSeconds, workout.activeSeconds]).toEqual([50, 720]);
  });
});

describe('Milestones', () => {
  it('count only the workouts that a day pays', async () => {
    const user = await oldUser();
    for (let n = 0; n < 10; n += 1)
      await claimWorkout(user, { startedAt: ago(100 - n * 6), finishedAt: ago(95 - n * 6), minutes: 5 });
    expect((await progressOf(user)).workoutsCompleted).toBe(10);
    // Three workouts and the daily goal; the milestone of ten takes four such days.
    expect(await pointsOf(user)).toBe(175);
  });
});

describe('A challenge', () => {
  it('that is stopped after 38 seconds neither counts nor pays, however long its dialog stood open', async () => {
    const user = await signUpUser(cloud.origin);
    await user.call(profileContract.completeOnboarding, { body: answers });
    const body = { id: newId(), challengeNumber: 1 };
    const { id } = await user.call(workoutsContract.startWorkout, { body });
    clock.advance(10 * minuteMs);
    const end = { finishedExercises: [0], activeSeconds: 38, finishedAt: ago(0) };
    const session = await user.call(workoutsContract.completeWorkout, { params: { id }, body: end });
    expect(session).toMatchObject({ counted: false, notCountedReason: 'too_short', activeSeconds: 38 });
    expect(await pointsOf(user)).toBe(0);
  });
});
