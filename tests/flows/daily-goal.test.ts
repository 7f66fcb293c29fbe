import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { sparedContract } from '../../shared/contracts/spared';
import { trainingContract } from '../../shared/contracts/training';
import { workoutsContract, type WorkoutSession } from '../../shared/contracts/workouts';
import { sessionSeconds } from '../../shared/rules/routines';
import type { Weekday } from '../../shared/rules/training/person';
import { auditOf } from '../support/audit';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { doDance } from '../support/dances';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import type { TestUser } from '../support/sign-in';
import { readPlan, readToday, signUpTrainee } from '../support/training';
import { doWorkout } from '../support/workouts';

// A Monday.
const clock = startClock('2026-04-06T09:30:00Z');
const dayMs = 86_400_000;
let cloud: TestCloud;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await startTestCloud();
});
afterAll(() => cloud.stop());

/** Someone who trains every day, or on these days, for so many minutes. */
async function signUp(minutes: number, days: Weekday[] = [1, 2, 3, 4, 5, 6, 7]): Promise<TestUser> {
  const user = await signUpTrainee(cloud.origin);
  await user.call(trainingContract.choosePlan, {
    body: { days, minutes, equipment: [] },
  });
  return user;
}

/** Does a planned or offered session from start to end as shown, or only so many seconds of it. */
async function doPlanned(
  user: TestUser,
  trainingId: string,
  seconds?: number,
  isWhole = seconds === undefined,
): Promise<WorkoutSession> {
  const begun = await user.call(workoutsContract.startWorkout, { body: { id: newId(), trainingId } });
  const activeSeconds = seconds ?? sessionSeconds(begun);
  const finishedAt = new Date(clock.advance(activeSeconds * 1000)).toISOString();
  const finishedExercises = isWhole ? [...begun.plan.keys()] : [0];
  return user.call(workoutsContract.completeWorkout, {
    params: { id: begun.id },
    body: { finishedExercises, activeSeconds, finishedAt },
  });
}

const plannedId = async (user: TestUser) => (await readToday(user)).session?.trainingId ?? '';

/** What the daily goal paid so far. */
async function goalPointsOf(user: TestUser): Promise<number[]> {
  await cloud.idle();
  const { transactions } = await user.call(pointsContract.readPoints, { query: { limit: 50 } });
  return transactions
    .filter(({ activityType }) => activityType === 'daily_goal')
    .map(({ points }) => points)
    .toReversed();
}
const auditOfUser = async (user: TestUser) =>
  (await auditOf(cloud.documents)).filter((line) => line.includes(user.userId));

async function activeMinutesOf(user: TestUser): Promise<number> {
  const { progress } = await user.call(profileContract.readProfile);
  return progress.days.find(({ date }) => date === progress.today)?.activeMinutes ?? 0;
}

describe("Today's session", () => {
  it.each([10, 20, 45])('of %s minutes, done as shown, closes the circle, once', async (minutes) => {
    const user = await signUp(minutes);
    const { goalMinutes, session } = await readToday(user);
    expect(goalMinutes).toBe(session?.minutes);
    await doPlanned(user, session?.trainingId ?? '');
    expect(await goalPointsOf(user)).toEqual([25]);
    const after = await readToday(user);
    expect(after.isDone).toBe(true);
    expect(await activeMinutesOf(user)).toBe(after.goalMinutes);
    await doWorkout(user, clock);
    expect(await goalPointsOf(user)).toEqual([25]);
    expect(await auditOfUser(user)).toEqual([]);
  });

  it('made shorter asks for the shorter one, and closes the circle with it', async () => {
    const user = await signUp(30);
    const before = await readToday(user);
    const body = { id: newId(), change: 'shorter' } as const;
    const { goalMinutes, session } = await user.call(trainingContract.changeToday, { body });
    expect(goalMinutes).toBe(session?.minutes);
    expect(goalMinutes).toBeLessThan(before.goalMinutes ?? 0);
    await doPlanned(user, session?.trainingId ?? '');
    expect(await goalPointsOf(user)).toEqual([25]);
  });

  it('with every exercise done closes the circle as well without its cool-down', async () => {
    const user = await signUp(20);
    const { session } = await readToday(user);
    const seconds = 60 * (session?.minutes ?? 0) - 65;
    await doPlanned(user, session?.trainingId ?? '', seconds, true);
    expect(await goalPointsOf(user)).toEqual([25]);
    expect(await activeMinutesOf(user)).toBe((await readToday(user)).goalMinutes);
  });

  it('stopped leaves the circle open, at the goal it had, until more is done', async () => {
    const user = await signUp(12);
    const { goalMinutes } = await readToday(user);
    await doPlanned(user, await plannedId(user), 330);
    expect(await readToday(user)).toMatchObject({ isDone: true });
    expect(await goalPointsOf(user)).toEqual([]);
    const left = ((await readToday(user)).goalMinutes ?? 0) - (await activeMinutesOf(user));
    expect(left).toBeGreaterThan(4);
    expect((await readToday(user)).goalMinutes).toBe(goalMinutes);
    for (let seconds = 0; seconds < left * 60; seconds += 300)
      await doDance(user, clock, { set: 'five-minutes' });
    expect(await goalPointsOf(user)).toEqual([25]);
    expect(await auditOfUser(user)).toEqual([]);
  });
});

describe('The goal of a day', () => {
  it('is the same in the profile, and stays when the plan moves on after a workout', async () => {
    const user = await signUp(15);
    const { training } = await user.call(profileContract.readProfile);
    expect(training?.today.goalMinutes).toBe((await readToday(user)).goalMinutes);
    await doPlanned(user, await plannedId(user));
    const { goalMinutes } = await readToday(user);
    await user.call(trainingContract.choosePlan, {
      body: { days: [1, 2, 3, 4, 5, 6, 7], minutes: 10, equipment: [] },
    });
    const after = await readToday(user);
    expect(after.session?.minutes).not.toBe(goalMinutes);
    expect(after.goalMinutes).toBe(goalMinutes);
    const profile = await user.call(profileContract.readProfile);
    expect(profile.training?.today.goalMinutes).toBe(goalMinutes);
    clock.advance(dayMs);
    const tomorrow = await readToday(user);
    expect(tomorrow.goalMinutes).toBe(tomorrow.session?.minutes);
  });

  it.each([
    [10, [25]],
    [45, []],
  ])('with a plan of %s minutes decides for another workout of 16, too', async (minutes, paid) => {
    const user = await signUp(minutes, [1, 3]);
    const { goalMinutes } = await readToday(user);
    await doWorkout(user, clock, { minutes: 16 });
    expect(await goalPointsOf(user)).toEqual(paid);
    expect((await readToday(user)).goalMinutes).toBe(goalMinutes);
    expect(await auditOfUser(user)).toEqual([]);
  });

  it('is that of the plan, not of a workout that the chat offered', async () => {
    const user = await signUp(45);
    const { goalMinutes } = await readToday(user);
    const body = { id: newId(), message: '10 minutes core' };
    const { workout } = await user.call(coachContract.sendMessage, { body });
    await doPlanned(user, workout?.trainingId ?? '');
    expect(await readToday(user)).toMatchObject({ isDone: true, goalMinutes });
    expect(await goalPointsOf(user)).toEqual([]);
  });

  it('can be met by dances alone, which leave the plan for today', async () => {
    const user = await signUp(10);
    await doDance(user, clock, { set: 'five-minutes' });
    expect(await goalPointsOf(user)).toEqual([]);
    await doDance(user, clock, { set: 'five-minutes' });
    expect(await goalPointsOf(user)).toEqual([25]);
    expect(await readToday(user)).toMatchObject({ isDone: false });
    expect(await auditOfUser(user)).toEqual([]);
  });

  it('goes with the workout that is removed, and comes back with it', async () => {
    const user = await signUp(12);
    const { id } = await doPlanned(user, await plannedId(user));
    const params = { id };
    expect(await goalPointsOf(user)).toEqual([25]);
    await user.call(workoutsContract.removeWorkout, { params });
    expect(await goalPointsOf(user)).toEqual([25, -25]);
    const { isDone, goalMinutes, session } = await readToday(user);
    expect([isDone, goalMinutes]).toEqual([false, session?.minutes]);
    await user.call(workoutsContract.restoreWorkout, { params });
    expect(await goalPointsOf(user)).toEqual([25, -25, 25]);
    expect(await auditOfUser(user)).toEqual([]);
  });

  it('of yesterday is that of its plan for a workout that arrives today', async () => {
    const user = await signUp(10);
    await readToday(user);
    const startedAt = new Date(clock.now()).toISOString();
    const finishedAt = new Date(clock.advance(12 * 60_000)).toISOString();
    clock.advance(dayMs - 30 * 60_000);
    await user.call(trainingContract.choosePlan, {
      body: { days: [1, 2, 3, 4, 5, 6, 7], minutes: 60, equipment: [] },
    });
    const { id, plan } = await user.call(workoutsContract.startWorkout, {
      body: { id: newId(), routineId: 'core-blast', startedAt },
    });
    await user.call(workoutsContract.completeWorkout, {
      params: { id },
      body: { finishedExercises: [...plan.keys()], activeSeconds: 720, finishedAt },
    });
    expect(await goalPointsOf(user)).toEqual([25]);
    expect(await readToday(user)).toMatchObject({ isDone: false });
  });

  it('is none while a danger pauses training, whatever is done', async () => {
    const user = await signUp(10);
    await user.call(sparedContract.tellSpared, { body: { words: 'chest pain', source: 'profile' } });
    expect(await readToday(user)).toMatchObject({ session: null, goalMinutes: null });
    await doWorkout(user, clock);
    expect(await readToday(user)).toMatchObject({ session: null, goalMinutes: null });
    expect(await goalPointsOf(user)).toEqual([]);
    expect(await auditOfUser(user)).toEqual([]);
  });
});

describe('A workout that was too short to count', () => {
  it('leaves today as planned as it was', async () => {
    const user = await signUp(12);
    await doPlanned(user, await plannedId(user), 45);
    const { isDone, isRestDay, goalMinutes, session, date } = await readToday(user);
    expect([isDone, isRestDay, goalMinutes]).toEqual([false, false, session?.minutes]);
    const { week } = await readPlan(user);
    expect(week.days.find((day) => day.date === date)).toMatchObject({ state: 'planned' });
    clock.advance(dayMs);
    const next = await readPlan(user);
    expect(next.week.days.find((day) => day.date === date)).toMatchObject({ state: 'missed', minutes: 0 });
  });
});
