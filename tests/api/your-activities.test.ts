import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { activityContract } from '../../shared/contracts/activity';
import { profileContract } from '../../shared/contracts/profile';
import { activityIdOf, type ToldActivity } from '../../shared/rules/activities';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { createApiClient } from '../support/api-client';
import { importFile, readBodyData, toldRun } from '../support/body-data';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const timeZone = 'Europe/Lisbon';
const clock = startClock('2026-08-20T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah', timeZone });
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya', timeZone });
});

const today = () => localDateOf(new Date(clock.now()), timeZone);
const daysAgo = (days: number) => addDays(today(), -days);
const runAgo = (days: number, changes: Partial<ToldActivity> = {}) =>
  toldRun(`${daysAgo(days)}T06:30:00Z`, changes);
const log = (body: ToldActivity, user: Pick<TestUser, 'call'> = maya) =>
  user.call(activityContract.logActivity, { body });
const seen = async () => (await readBodyData(maya, daysAgo(30), addDays(today(), 1))).activities;

async function addWatch() {
  const { token } = await maya.call(accountContract.createDeviceToken, {
    body: { id: ulid(clock.now()), name: 'Watch', scopes: ['activity'] },
  });
  return createApiClient(cloud.origin, async () => token);
}

describe('An activity', () => {
  it('is logged by a device under its name, and by a person by hand', async () => {
    const watch = await addWatch();
    const logged = await log(runAgo(1), watch);
    expect(logged).toEqual({ ...runAgo(1), id: activityIdOf(runAgo(1)), source: 'Watch', importId: null });
    expect(await log(runAgo(2))).toMatchObject({ source: 'manual' });
    expect((await seen()).map(({ source }) => source)).toEqual(['Watch', 'manual']);
  });

  it('is stored once, however many requests tell it at once', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => log(runAgo(1))));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await seen()).toHaveLength(1);
    expect(await log(runAgo(1, { durationSeconds: 60, distanceMeters: null }))).toEqual(all[0]);
  });

  it('keeps its whole second, however finely its beginning is told', async () => {
    const startedAt = `${daysAgo(1)}T06:30:15.750Z`;
    const { id } = await log(runAgo(1, { startedAt }));
    expect(await seen()).toMatchObject([{ id, startedAt: `${daysAgo(1)}T06:30:15Z` }]);
    expect(await maya.call(activityContract.removeActivity, { params: { id } })).toEqual({ id });
  });

  it('begins at a time with any offset', async () => {
    const { startedAt } = await log(runAgo(1, { startedAt: `${daysAgo(1)}T08:30:00+02:00` }));
    expect(startedAt).toBe(`${daysAgo(1)}T06:30:00Z`);
  });

  it('is refused where another one or a workout of ours is, and is welcome beside them', async () => {
    const { completedAt } = await doWorkout(maya, clock, { minutes: 16 });
    const began = new Date(Date.parse(completedAt ?? '') - 16 * 60_000).toISOString();
    await log(runAgo(1));
    const taken = { status: 409, code: 'activity_known' };
    for (const told of [
      runAgo(1, { startedAt: `${daysAgo(1)}T06:35:00Z` }),
      toldRun(began, { kind: 'yoga', durationSeconds: 1000 }),
    ])
      expect(await maya.refused('POST', '/devices/activities', told)).toEqual(taken);
    expect(await log(runAgo(1, { kind: 'swim' }))).toMatchObject({ kind: 'swim' });
  });

  it.each([
    ['from the day after tomorrow', () => toldRun(`${daysAgo(-2)}T06:30:00Z`), 422, 'date_ahead'],
    ['without an end', () => ({ ...runAgo(1), durationSeconds: 0 }), 400, 'invalid_request'],
    ['that took a week', () => ({ ...runAgo(1), durationSeconds: 604_800 }), 400, 'invalid_request'],
    ['of no day', () => ({ ...runAgo(1), date: 'yesterday' }), 400, 'invalid_request'],
    ['of no kind', () => ({ ...runAgo(1), kind: undefined }), 400, 'invalid_request'],
    ['in a car', () => ({ ...runAgo(1), distanceMeters: 60_000 }), 400, 'invalid_request'],
    ['without an offset', () => ({ ...runAgo(1), startedAt: '2026-08-20T06:30:00' }), 400, 'invalid_request'],
    ['around the world', () => ({ ...runAgo(1), distanceMeters: 4e7 }), 400, 'invalid_request'],
    ['before there were watches', () => toldRun('1999-12-31T06:30:00Z'), 400, 'invalid_request'],
  ])('%s is refused', async (_, body, status, code) => {
    expect(await maya.refused('POST', '/devices/activities', body())).toEqual({ status, code });
    expect(await seen()).toEqual([]);
  });

  it('of an import is removed alone, and may be logged again', async () => {
    const { id: importId } = await importFile(maya, [{ activities: [runAgo(1), runAgo(2)] }]);
    const id = activityIdOf(runAgo(1));
    expect(await maya.call(activityContract.removeActivity, { params: { id } })).toEqual({ id });
    expect(await seen()).toMatchObject([{ date: daysAgo(2), importId }]);
    expect(await maya.refused('DELETE', `/activity/activities/${id}`)).toEqual({
      status: 404,
      code: 'activity_not_found',
    });
    expect(await log(runAgo(1))).toMatchObject({ id, importId: null });
  });

  it('is listed by its own date beside the workouts of those days, newest first', async () => {
    const night = toldRun(`${daysAgo(3)}T23:30:00Z`, { date: daysAgo(2) });
    await importFile(maya, [{ activities: [runAgo(5), night, runAgo(1)] }]);
    const { completedAt } = await doWorkout(maya, clock, { minutes: 16 });
    const query = { from: daysAgo(2), to: today() };
    const { activities, workouts } = await maya.call(activityContract.listActivities, { query });
    expect(activities.map(({ date }) => date)).toEqual([daysAgo(1), daysAgo(2)]);
    expect(workouts).toEqual([
      { startedAt: new Date(Date.parse(completedAt ?? '') - 960_000).toISOString(), durationSeconds: 960 },
    ]);
  });

  it("is its owner's alone", async () => {
    const { id } = await log(runAgo(1));
    const query = { from: daysAgo(9), to: today() };
    expect(await noah.call(activityContract.listActivities, { query })).toEqual({
      activities: [],
      workouts: [],
    });
    expect(await noah.refused('DELETE', `/activity/activities/${id}`)).toMatchObject({ status: 404 });
    expect(await seen()).toHaveLength(1);
  });

  it.each([
    ['backward', 'from=2026-08-02&to=2026-08-01'],
    ['of more than 400 days', 'from=2025-01-01&to=2026-08-01'],
    ['without an end', 'from=2026-08-01'],
    ['of no days', 'from=monday&to=tuesday'],
  ])('is not listed for a range %s', async (_, query) => {
    for (const path of ['/activity/activities', '/activity/days'])
      expect(await maya.refused('GET', `${path}?${query}`)).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('answers a wrong method, a wrong ID, and a device that asks for more than it may', async () => {
    const watch = await addWatch();
    expect(await maya.refused('PUT', '/activity/activities', {})).toMatchObject({ status: 405 });
    expect(await maya.refused('DELETE', '/activity/activities/yesterday')).toMatchObject({ status: 400 });
    expect(await watch.refused('GET', '/activity/activities')).toMatchObject({ status: 401 });
  });

  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['GET', '/activity/activities'],
      ['POST', '/devices/activities'],
      ['DELETE', '/activity/activities/20260801T063000Z-run'],
    ],
  );
});

describe('The days of a body', () => {
  it('tell what was told: most steps of any source, the own weight, the lowest heart rate', async () => {
    await maya.call(profileContract.completeOnboarding, { body: answers });
    const [date, earlier] = [daysAgo(1), daysAgo(20)];
    await maya.call(profileContract.logWeight, { body: { id: newId(), weightKg: 70.5, date } });
    await maya.call(activityContract.recordSteps, { body: { date, total: 4_000 } });
    const beats = (beatsPerMinute: number) => ({ restingHeartRates: [{ date, beatsPerMinute }] });
    await importFile(maya, [{ steps: [{ date, total: 9_000 }], ...beats(58) }]);
    await importFile(maya, [beats(61)]);
    await importFile(maya, [
      { ...beats(55), weights: [date, earlier].map((day) => ({ date: day, weightKg: 80 })) },
    ]);
    const { days } = await readBodyData(maya, earlier, date);
    expect(days).toEqual([
      { date: earlier, steps: null, weightKg: 80, restingHeartRate: null },
      { date, steps: 9_000, weightKg: 70.5, restingHeartRate: 55 },
    ]);
  });
});
