import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activityContract } from '../../shared/contracts/activity';
import type { ImportPart } from '../../shared/contracts/body-data';
import { profileContract } from '../../shared/contracts/profile';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { importFile, readBodyData, toldRun, undoImport } from '../support/body-data';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const timeZone = 'Europe/Lisbon';
const clock = startClock('2026-09-05T09:30:00Z');
const nothing = { activities: 0, steps: 0, weights: 0, restingHeartRates: 0 };
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
const runAgo = (days: number, time = '06:30:00', changes: Parameters<typeof toldRun>[1] = {}) =>
  toldRun(`${daysAgo(days)}T${time}Z`, changes);
const seen = () => readBodyData(maya, daysAgo(60), addDays(today(), 1));
const listed = async () => (await maya.call(activityContract.listImports)).imports;
const send = (id: string, body: Partial<ImportPart>, number = 0) =>
  maya.call(activityContract.storeImportPart, { params: { id, number }, body });
const refusedPart = (id: string, body: unknown, user = maya, number: unknown = 0) =>
  user.refused('PUT', `/activity/imports/${id}/parts/${number}`, body);
const onboard = () => maya.call(profileContract.completeOnboarding, { body: answers });

describe('An import', () => {
  it('adds activities, steps, weights, and resting heart rates, and says how many', async () => {
    await onboard();
    const stored = await importFile(maya, [
      {
        activities: [runAgo(3), runAgo(2, '18:00:00', { kind: 'ride', title: 'Home from work' })],
        steps: [{ date: daysAgo(3), total: 9_200 }],
      },
      {
        weights: [{ date: daysAgo(3), weightKg: 71.4 }],
        restingHeartRates: [{ date: daysAgo(2), beatsPerMinute: 54 }],
      },
    ]);
    expect(stored).toMatchObject({
      fileName: 'morning-runs.zip',
      added: { activities: 2, steps: 1, weights: 1, restingHeartRates: 1 },
      isUndoing: false,
    });
    expect(await listed()).toEqual([stored]);
    const { days, activities } = await seen();
    expect(days).toEqual(
      expect.arrayContaining([
        { date: daysAgo(3), steps: 9_200, weightKg: 71.4, restingHeartRate: null },
        { date: daysAgo(2), steps: null, weightKg: null, restingHeartRate: 54 },
      ]),
    );
    expect(activities).toEqual([
      expect.objectContaining({ kind: 'ride', title: 'Home from work', importId: stored.id }),
      expect.objectContaining({ kind: 'run', date: daysAgo(3), source: 'morning-runs.zip' }),
    ]);
  });

  it('counts what it added once, however often and however many at once its parts are sent', async () => {
    const { id } = await importFile(maya, []);
    const part = {
      activities: Array.from({ length: 120 }, (_, index) => runAgo(10, undefined, minutesIn(index * 40))),
      steps: Array.from({ length: 40 }, (_, index) => ({ date: daysAgo(index), total: 8_000 + index })),
    };
    await Promise.all([send(id, part), send(id, part), send(id, part)]);
    expect(await send(id, part)).toMatchObject({ added: { ...nothing, activities: 120, steps: 40 } });
    expect((await seen()).activities).toHaveLength(120);
  });

  it('leaves out what is known: told by another file, or a workout of ours that a watch recorded', async () => {
    const { completedAt } = await doWorkout(maya, clock, { minutes: 16 });
    const began = new Date(Date.parse(completedAt ?? '') - 17 * 60_000).toISOString();
    const strength = toldRun(began, { kind: 'strength', durationSeconds: 18 * 60 });
    await importFile(maya, [{ activities: [runAgo(4)], steps: [{ date: daysAgo(4), total: 7_000 }] }]);
    const again = await importFile(maya, [
      {
        activities: [runAgo(4, '06:31:10', { durationSeconds: 1700, kind: 'other' }), strength],
        steps: [{ date: daysAgo(4), total: 6_900 }],
      },
    ]);
    expect(again.added).toEqual(nothing);
    expect((await seen()).activities).toHaveLength(1);
  });

  it('earns nothing: no points, no workout, no streak', async () => {
    const before = (await maya.call(profileContract.readProfile)).progress;
    await importFile(maya, [{ activities: [runAgo(1), runAgo(0, '05:00:00')] }]);
    await cloud.idle();
    const { progress } = await maya.call(profileContract.readProfile);
    const counters = ['workoutsCompleted', 'totalPoints', 'caloriesLost', 'workoutTimeMinutes'] as const;
    for (const name of counters) expect(progress[name]).toBe(before[name]);
  });

  it('is the same when its start is repeated, and its ID is used once', async () => {
    const body = { id: newId(), fileName: 'runs.fit' };
    const started = await maya.call(activityContract.startImport, { body });
    expect(await maya.call(activityContract.startImport, { body })).toEqual(started);
    await undoImport(maya, body.id);
    expect(await maya.refused('POST', '/activity/imports', body)).toEqual({
      status: 404,
      code: 'import_not_found',
    });
  });

  it('is one of at most ten a day', async () => {
    for (let n = 0; n < 10; n += 1) await importFile(maya, []);
    const eleventh = { id: newId(), fileName: 'runs.fit' };
    expect(await maya.refused('POST', '/activity/imports', eleventh)).toEqual({
      status: 429,
      code: 'too_many_imports',
    });
    clock.advance(86_400_000);
    expect(await importFile(maya, [])).toMatchObject({ added: nothing });
  });

  it.each([
    ['nothing', {}],
    ['an unknown kind', { activities: [{ ...toldRun('2026-08-20T06:30:00Z'), kind: 'golf' }] }],
    [
      'a date that is not its own',
      { activities: [{ ...toldRun('2026-08-20T06:30:00Z'), date: '2026-08-23' }] },
    ],
    ['a day before there were watches', { steps: [{ date: '1999-12-31', total: 5_000 }] }],
    ['more steps than anyone walks', { steps: [{ date: '2026-08-20', total: 100_001 }] }],
    ['a weight that nobody has', { weights: [{ date: '2026-08-20', weightKg: 900 }] }],
    ['a heart that hardly beats', { restingHeartRates: [{ date: '2026-08-20', beatsPerMinute: 12 }] }],
    ['too much', { steps: Array.from({ length: 201 }, () => ({ date: '2026-08-20', total: 1 })) }],
  ])('refuses a part with %s', async (_, body) => {
    const { id } = await importFile(maya, []);
    expect(await refusedPart(id, body)).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('refuses days that are still to come, and changes nothing', async () => {
    const { id } = await importFile(maya, []);
    const known = [runAgo(1)];
    const ahead = { status: 422, code: 'date_ahead' };
    for (const part of [
      { activities: known, steps: [{ date: addDays(today(), 1), total: 5_000 }] },
      { activities: [...known, toldRun(`${addDays(today(), 2)}T06:30:00Z`)] },
    ])
      expect(await refusedPart(id, part)).toEqual(ahead);
    expect(await listed()).toMatchObject([{ added: nothing }]);
    expect(await send(id, { activities: [runAgo(0, '05:00:00')] })).toMatchObject({
      added: { activities: 1 },
    });
  });

  it('of weights waits for the questionnaire, and then stores all of the part', async () => {
    const { id } = await importFile(maya, []);
    const part = { activities: [runAgo(1)], weights: [{ date: daysAgo(1), weightKg: 70 }] };
    expect(await refusedPart(id, part)).toEqual({ status: 409, code: 'onboarding_incomplete' });
    expect(await listed()).toMatchObject([{ added: nothing }]);
    await onboard();
    expect(await send(id, part)).toMatchObject({ added: { activities: 1, weights: 1 } });
  });

  it('belongs to one person: nobody else adds to it, undoes it, or sees it', async () => {
    const { id } = await importFile(maya, [{ activities: [runAgo(1)] }]);
    const unknown = { status: 404, code: 'import_not_found' };
    expect(await refusedPart(id, { activities: [runAgo(2)] }, noah)).toEqual(unknown);
    expect(await noah.refused('DELETE', `/activity/imports/${id}`)).toEqual(unknown);
    expect((await noah.call(activityContract.listImports)).imports).toEqual([]);
    expect((await seen()).activities).toHaveLength(1);
  });

  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['GET', '/activity/imports'],
      ['POST', '/activity/imports'],
      ['PUT', `/activity/imports/${newId()}/parts/0`],
      ['DELETE', `/activity/imports/${newId()}`],
      ['GET', '/activity/days'],
    ],
  );
});

const minutesIn = (minutes: number) => {
  const startedAt = new Date(Date.parse(`${daysAgo(10)}T00:00:00Z`) + minutes * 60_000).toISOString();
  const date = toldRun(startedAt).date;
  return { startedAt, date, durationSeconds: 600 };
};
