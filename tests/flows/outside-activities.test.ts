import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityContract } from '../../shared/contracts/activity';
import { coachContract } from '../../shared/contracts/coach';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { trainingContract } from '../../shared/contracts/training';
import { workoutsContract } from '../../shared/contracts/workouts';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { importFile, toldRun, undoImport } from '../support/body-data';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';
import { readToday } from '../support/training';
import { doWorkout } from '../support/workouts';

// A Wednesday: one of the three days that are planned by default.
const clock = startClock('2026-04-08T09:30:00Z');
const dayMs = 86_400_000;
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya', timeZone: 'UTC' });
  await maya.call(profileContract.completeOnboarding, { body: answers });
});

const daysAgo = (days: number) => addDays(localDateOf(new Date(clock.now()), 'UTC'), -days);
const tenKilometers = (days: number) =>
  toldRun(`${daysAgo(days)}T07:00:00Z`, { durationSeconds: 3480, distanceMeters: 10_000 });
const progress = async () => (await maya.call(profileContract.readProfile)).progress;
const train = async () => {
  await doWorkout(maya, clock, { minutes: 16 });
  await cloud.idle();
};

describe('A run that is imported', () => {
  it("rests the legs in today's session, which says so, as does the week, until the import is undone", async () => {
    const before = await readToday(maya);
    const { id } = await importFile(maya, [{ activities: [tenKilometers(1)] }]);
    const after = await readToday(maya);
    expect(after.session?.trainingId).not.toBe(before.session?.trainingId);
    expect(after.session?.focus).not.toContain('legs');
    expect(after.session?.reasons).toContain('You ran 10 km yesterday, so your legs rest today');
    const day = async () => (await maya.call(trainingContract.readPlan)).week.days[1];
    expect(await day()).toMatchObject({
      state: 'rest',
      outside: [{ kind: 'run', minutes: 58, distanceMeters: 10_000 }],
    });
    await undoImport(maya, id);
    expect((await readToday(maya)).session).toEqual(before.session);
    expect(await day()).not.toHaveProperty('outside');
  });

  it('is told in miles to whoever chose them', async () => {
    await maya.call(profileContract.updateProfile, { body: { units: 'imperial' } });
    await importFile(maya, [{ activities: [tenKilometers(1)] }]);
    expect((await readToday(maya)).session?.reasons).toContain(
      'You ran 6.2 miles yesterday, so your legs rest today',
    );
  });

  it('is known to the coach', async () => {
    await importFile(maya, [{ activities: [tenKilometers(1)] }]);
    const body = { id: newId(), message: 'how active was I yesterday?' };
    const { response } = await maya.call(coachContract.sendMessage, { body });
    expect(response).toContain('Outside Vita, you **ran 10 km**.');
  });

  it('leaves a workout that has begun as it is', async () => {
    const { session } = await readToday(maya);
    const started = await maya.call(workoutsContract.startWorkout, {
      body: { id: newId(), trainingId: session?.trainingId ?? '' },
    });
    await importFile(maya, [{ activities: [tenKilometers(1)] }]);
    expect((await readToday(maya)).open?.id).toBe(started.id);
    expect(started.plan.map(({ exerciseId }) => exerciseId)).toEqual(
      session?.exercises.map(({ exerciseId }) => exerciseId),
    );
  });

  it('keeps a streak from breaking and earns nothing, and taking it back takes no points', async () => {
    for (const day of [1, 2, 3]) {
      await train();
      if (day < 3) clock.advance(dayMs);
    }
    clock.advance(2 * dayMs);
    expect((await progress()).currentStreak).toBe(0);
    const { totalPoints } = await progress();
    const { id } = await importFile(maya, [{ activities: [tenKilometers(1)] }]);
    expect(await progress()).toMatchObject({
      currentStreak: 3,
      streakTowardAwards: 0,
      outsideDates: [daysAgo(1)],
      freezesHeld: 0,
      totalPoints,
    });
    // Four more days: seven with the three before, of which no seven stand without the run.
    for (const day of [1, 2, 3, 4]) {
      await train();
      if (day < 4) clock.advance(dayMs);
    }
    const seven = await progress();
    expect(seven).toMatchObject({ currentStreak: 7, streakTowardAwards: 4, freezesHeld: 0 });
    const earned = async () =>
      (await maya.call(pointsContract.readPoints)).transactions.map(({ activityType }) => activityType);
    expect(await earned()).not.toContain('streak_7');
    await undoImport(maya, id);
    expect(await progress()).toMatchObject({ currentStreak: 4, totalPoints: seven.totalPoints });
  });

  it('is removed on its own, too', async () => {
    const before = await readToday(maya);
    const { id } = await maya.call(activityContract.logActivity, { body: tenKilometers(1) });
    expect((await readToday(maya)).session).not.toEqual(before.session);
    await maya.call(activityContract.removeActivity, { params: { id } });
    expect((await readToday(maya)).session).toEqual(before.session);
  });
});
