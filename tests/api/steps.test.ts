import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { accountContract } from '../../shared/contracts/account';
import { activityContract } from '../../shared/contracts/activity';
import { profileContract } from '../../shared/contracts/profile';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { createApiClient, type ApiClient } from '../support/api-client';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const timeZone = 'Asia/Tokyo';
const clock = startClock('2026-07-01T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah', timeZone });
});
const signUpMaya = async () => void (maya = await signUpUser(cloud.origin, { timeZone }));

const today = () => localDateOf(new Date(clock.now()), timeZone);
const send = (
  client: ApiClient,
  total: number,
  more: { source?: string; date?: LocalDate; corrects?: boolean } = {},
) => client.call(activityContract.recordSteps, { body: { date: today(), total, ...more } });
const refused = (client: ApiClient, body: object) =>
  client.refused('POST', '/activity/steps', { date: today(), total: 100, ...body });
const stepsToday = async (user: TestUser) =>
  (await user.call(profileContract.readProfile)).progress.stepsToday;

async function addDevice(user: TestUser, name = 'Watch') {
  const { id, token } = await user.call(accountContract.createDeviceToken, {
    body: { id: ulid(clock.now()), name },
  });
  return { id, token, client: createApiClient(cloud.origin, async () => token) };
}

describe('Steps added by hand', () => {
  beforeEach(signUpMaya);

  it('are Steps Today', async () => {
    expect(await stepsToday(maya)).toBe(0);
    expect(await send(maya, 2_000, { source: 'manual' })).toEqual({
      date: today(),
      steps: 2_000,
      sources: { manual: 2_000 },
    });
    expect(await stepsToday(maya)).toBe(2_000);
  });

  it('never go down', async () => {
    await send(maya, 5_000);
    expect(await send(maya, 4_000)).toMatchObject({ steps: 5_000 });
    expect(await stepsToday(maya)).toBe(5_000);
  });

  it('go down only where the person corrects them, and only today', async () => {
    await send(maya, 5_000);
    expect(await send(maya, 400, { corrects: true })).toMatchObject({ steps: 400 });
    expect(await stepsToday(maya)).toBe(400);
    const yesterday = { date: addDays(today(), -1), corrects: true };
    expect(await refused(maya, yesterday)).toEqual({ status: 400, code: 'invalid_request' });
  });

  it('end at the highest of many sent at once', async () => {
    await Promise.all([900, 100, 700, 300, 800].map((total) => send(maya, total)));
    expect(await stepsToday(maya)).toBe(900);
  });

  it('start from nothing after midnight in the person’s own zone', async () => {
    await send(maya, 5_000);
    clock.advance(86_400_000);
    expect(await stepsToday(maya)).toBe(0);
  });

  it('may still come for yesterday', async () => {
    const date = addDays(today(), -1);
    expect(await send(maya, 3_000, { date })).toMatchObject({ date, steps: 3_000 });
    const { progress } = await maya.call(profileContract.readProfile);
    expect(progress.stepsToday).toBe(0);
    expect(progress.days).toContainEqual(expect.objectContaining({ date, steps: 3_000, workouts: 0 }));
    expect(progress.currentStreak).toBe(0);
  });

  it.each([
    ['the day before yesterday', () => ({ date: addDays(today(), -2) })],
    ['tomorrow', () => ({ date: addDays(today(), 1) })],
    ['a day that does not exist', () => ({ date: '2026-02-30' })],
    ['more than anybody walks', () => ({ total: 100_001 })],
    ['less than nothing', () => ({ total: -1 })],
    ['half a step', () => ({ total: 10.5 })],
    ['text for a total', () => ({ total: '100' })],
    ["a device's name", () => ({ source: 'Watch' })],
  ])('are refused with %s', async (_, more) => {
    expect(await refused(maya, more())).toEqual({ status: 400, code: 'invalid_request' });
    expect(await stepsToday(maya)).toBe(0);
  });

  it('take a hundred thousand and not a hundred fields', async () => {
    expect(await send(maya, 100_000)).toMatchObject({ steps: 100_000 });
    expect(await maya.refused('POST', '/activity/steps', `{"total": ${'1'.repeat(20_000)}}`)).toMatchObject({
      status: 413,
    });
  });

  it('are refused when a day was reported too often', async () => {
    await send(maya, 10);
    const Item = { userId: maya.userId, localDate: today(), steps: { manual: 10 }, stepReports: 1_500 };
    await cloud.documents.send(new PutCommand({ TableName: 'vita-local-activity-days', Item }));
    expect(await refused(maya, {})).toEqual({ status: 429, code: 'too_many_step_reports' });
    expect(await stepsToday(maya)).toBe(10);
  });
});

describe('Steps from a device', () => {
  beforeEach(signUpMaya);

  it('count under its name, and the largest source is Steps Today', async () => {
    const { client } = await addDevice(maya);
    await send(maya, 1_000);
    expect(await send(client, 4_200)).toEqual({
      date: today(),
      steps: 4_200,
      sources: { manual: 1_000, Watch: 4_200 },
    });
    expect(await send(maya, 3_000)).toMatchObject({ steps: 4_200 });
    expect(await stepsToday(maya)).toBe(4_200);
  });

  it('count under any name', async () => {
    for (const name of ['__proto__', 'constructor', 'a.b#c']) {
      const { client } = await addDevice(maya, name);
      expect(Object.entries((await send(client, 1_234)).sources)).toContainEqual([
        expect.stringContaining(name),
        1_234,
      ]);
    }
    expect(await stepsToday(maya)).toBeGreaterThanOrEqual(1_234);
  });

  it('cannot come under another name', async () => {
    const { client } = await addDevice(maya);
    expect(await refused(client, { source: 'manual' })).toEqual({ status: 400, code: 'invalid_request' });
    expect(await refused(client, { source: 'Phone' })).toEqual({ status: 400, code: 'invalid_request' });
    await send(client, 10, { source: 'Watch' });
  });

  it('say when it was last used', async () => {
    const { client } = await addDevice(maya);
    await send(client, 10);
    const { deviceTokens } = await maya.call(accountContract.listDeviceTokens);
    expect(Date.parse(deviceTokens[0]?.lastUsedAt ?? '')).toBeGreaterThan(clock.now() - 60_000);
  });

  it('end the moment it is removed', async () => {
    const { id, client } = await addDevice(maya);
    await send(client, 10);
    await maya.call(accountContract.deleteDeviceToken, { params: { id } });
    expect(await refused(client, {})).toEqual({ status: 401, code: 'unauthorized' });
  });

  it('need the newest token it was given', async () => {
    const id = ulid(clock.now());
    const make = () => maya.call(accountContract.createDeviceToken, { body: { id, name: 'Watch' } });
    const [first, second] = [await make(), await make()];
    expect(
      (
        await refused(
          createApiClient(cloud.origin, async () => first.token),
          {},
        )
      ).status,
    ).toBe(401);
    await send(
      createApiClient(cloud.origin, async () => second.token),
      10,
    );
  });

  it('count for no one but the one who made its token', async () => {
    const { client } = await addDevice(noah, 'Band');
    await send(client, 700);
    expect(await stepsToday(maya)).toBe(0);
    expect(await stepsToday(noah)).toBe(700);
  });

  it.each([
    ['an unknown token', `vita_${'A'.repeat(43)}`],
    ['half a token', 'vita_abc'],
    ['no token at all', null],
    ['a hash', 'a'.repeat(64)],
  ])('are refused with %s', async (_, token) => {
    const stranger = createApiClient(cloud.origin, async () => token);
    expect(await refused(stranger, {})).toEqual({ status: 401, code: 'unauthorized' });
  });
});

describe('The steps endpoint, which checks access tokens itself,', () => {
  refusesBadTokens(() => ({ cloud, user: noah, clock }), [['POST', '/activity/steps']]);
});
