import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { activityContract } from '../../shared/contracts/activity';
import { deviceDataContract } from '../../shared/contracts/device-data';
import { deviceScopes, type DeviceScope } from '../../shared/contracts/device-scopes';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { profileContract } from '../../shared/contracts/profile';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { answers } from '../support/answers';
import { createApiClient, type ApiClient } from '../support/api-client';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const timeZone = 'Asia/Tokyo';
const clock = startClock('2026-08-23T09:30:00Z');
const { addWater, addWeight } = deviceDataContract;
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah', timeZone });
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { timeZone });
  await maya.call(profileContract.completeOnboarding, { body: answers });
});

const today = () => localDateOf(new Date(clock.now()), timeZone);

async function addDevice(scopes: DeviceScope[], name = 'Scale', user = maya) {
  const body = { id: ulid(clock.now()), name, scopes };
  const { id, token } = await user.call(accountContract.createDeviceToken, { body });
  return { id, client: createApiClient(cloud.origin, async () => token) };
}

const drunk = async (user = maya, date = today()) =>
  (await user.call(nutritionContract.readDay, { params: { date } })).waterMillilitres;
const weights = async (user = maya) =>
  (await user.call(profileContract.listWeights)).weights.map(({ date, weightKg }) => [date, weightKg]);
const weightOf = async (user = maya) => (await user.call(profileContract.readProfile)).answers?.weightKg;
const sendAll = (client: ApiClient, endpoint: typeof addWater, bodies: object[]) =>
  Promise.all(bodies.map((body) => client.call(endpoint, { body: body as never })));

describe('A device that may add weights', () => {
  it("adds today's, which becomes the weight that plans are made with", async () => {
    const { client } = await addDevice(['weight']);
    const entry = await client.call(addWeight, { body: { weightKg: 64.21 } });
    expect(entry).toEqual({ date: today(), weightKg: 64.21, loggedAt: expect.any(String) as string });
    expect(await weightOf()).toBe(64.21);
    expect(await weights()).toContainEqual([today(), 64.21]);
  });

  it('adds older ones, which only the log shows', async () => {
    const { client } = await addDevice(['weight']);
    const date = addDays(today(), -30);
    await client.call(addWeight, { body: { weightKg: 70, date } });
    expect(await weights()).toContainEqual([date, 70]);
    expect(await weightOf()).toBe(answers.weightKg);
  });

  it('may send one twice under its own name for it, also a day later', async () => {
    const { client } = await addDevice(['weight']);
    const body = { weightKg: 64, id: 'measured-8231' };
    const first = await client.call(addWeight, { body });
    clock.advance(86_400_000);
    expect(await client.call(addWeight, { body })).toEqual(first);
    expect((await weights()).filter(([, weightKg]) => weightKg === 64)).toHaveLength(1);
  });

  it('is refused before its person has answered the questions', async () => {
    const { client } = await addDevice(['weight'], 'Scale', noah);
    expect(await client.refused('POST', '/devices/weight', { weightKg: 80 })).toEqual({
      status: 409,
      code: 'onboarding_incomplete',
    });
  });

  it.each([
    ['no weight', {}, 400],
    ['a weight in grams', { weightKg: 64_000 }, 400],
    ['a weight as text', { weightKg: '64' }, 400],
    ['a day that does not exist', { weightKg: 64, date: '2026-02-30' }, 400],
    ['a name with spaces', { weightKg: 64, id: 'this morning' }, 400],
    ['a name without end', { weightKg: 64, id: 'x'.repeat(101) }, 400],
    ['a day still to come', { weightKg: 64, date: '2026-12-01' }, 422],
  ])('is refused with %s', async (_, body, status) => {
    const { client } = await addDevice(['weight']);
    expect((await client.refused('POST', '/devices/weight', body)).status).toBe(status);
    expect(await weightOf()).toBe(answers.weightKg);
  });
});

describe('A device that may add water', () => {
  it('adds drinks to the day', async () => {
    const { client } = await addDevice(['water'], 'Bottle');
    expect(await client.call(addWater, { body: { millilitres: 250 } })).toEqual({
      date: today(),
      millilitres: 250,
    });
    const date = addDays(today(), -1);
    await client.call(addWater, { body: { millilitres: 500, date } });
    expect([await drunk(), await drunk(maya, date)]).toEqual([250, 500]);
  });

  it('adds the same drink again unless it names it, however often it sends it', async () => {
    const { client } = await addDevice(['water'], 'Bottle');
    const [plain, named] = [{ millilitres: 100 }, { millilitres: 300, id: 'sip-17' }];
    await sendAll(client, addWater, [plain, plain, named, named, named]);
    expect(await drunk()).toBe(500);
  });

  it('does not bring back a drink that its person removed', async () => {
    const { client } = await addDevice(['water'], 'Bottle');
    const body = { millilitres: 300, id: 'sip-17' };
    await client.call(addWater, { body });
    const { water } = await maya.call(nutritionContract.readDay, { params: { date: 'today' } });
    await maya.call(nutritionContract.removeWater, { params: { id: water[0]!.id } });
    expect(await client.refused('POST', '/devices/water', body)).toEqual({
      status: 410,
      code: 'entry_removed',
    });
    expect(await drunk()).toBe(0);
  });

  it.each([
    ['no amount', {}, 400],
    ['a lake', { millilitres: 3_001 }, 400],
    ['half a millilitre', { millilitres: 100.5 }, 400],
    ['a day still to come', { millilitres: 250, date: '2026-12-01' }, 422],
    ['a day of another year', { millilitres: 250, date: '2024-09-01' }, 400],
  ])('is refused with %s', async (_, body, status) => {
    const { client } = await addDevice(['water'], 'Bottle');
    expect((await client.refused('POST', '/devices/water', body)).status).toBe(status);
    expect(await drunk()).toBe(0);
  });
});

describe('Devices', () => {
  it('of one person give each entry names of their own, and add to no one else', async () => {
    const [bottle, glass] = [await addDevice(['water'], 'Bottle'), await addDevice(['water'], 'Glass')];
    const others = await addDevice(['water'], 'Bottle', noah);
    const body = { millilitres: 200, id: '1' };
    for (const { client } of [bottle, glass, others, bottle]) await client.call(addWater, { body });
    expect([await drunk(), await drunk(noah)]).toEqual([400, 200]);
  });

  const calls = (): [scope: DeviceScope, path: string, body: object][] => [
    ['steps', '/activity/steps', { date: today(), total: 10 }],
    ['weight', '/devices/weight', { weightKg: 64 }],
    ['water', '/devices/water', { millilitres: 250 }],
    [
      'activity',
      '/devices/activities',
      { kind: 'run', startedAt: `${today()}T00:10:00Z`, date: today(), durationSeconds: 1_800 },
    ],
  ];

  it.each(deviceScopes)('made for %s add that and nothing else, until they are removed', async (scope) => {
    const { id, client } = await addDevice([scope]);
    const answersOf = async () => {
      const found: string[] = [];
      for (const [, path, body] of calls()) {
        const response = await client.fetch('POST', path, JSON.stringify(body));
        const { error } = (await response.json()) as { error?: { code: string } };
        found.push(error?.code ?? 'added');
      }
      return found;
    };
    expect(await answersOf()).toEqual(calls().map(([its]) => (its === scope ? 'added' : 'scope_missing')));
    await maya.call(accountContract.deleteDeviceToken, { params: { id } });
    expect(await answersOf()).toEqual(calls().map(() => 'unauthorized'));
  });

  it('are listed with what they may add, and may be made for several things', async () => {
    const { client } = await addDevice(['activity', 'water', 'steps'], 'Script');
    await client.call(activityContract.recordSteps, { body: { date: today(), total: 10 } });
    await client.call(addWater, { body: { millilitres: 250 } });
    const { deviceTokens } = await maya.call(accountContract.listDeviceTokens);
    expect(deviceTokens).toMatchObject([{ name: 'Script', scopes: ['steps', 'water', 'activity'] }]);
  });

  it.each([
    ['nothing', []],
    ['what does not exist', ['sleep']],
    ['one word', 'steps'],
  ])('are not made for %s', async (_, scopes) => {
    const body = { id: ulid(clock.now()), name: 'Watch', scopes };
    expect((await maya.refused('POST', '/profile/device-tokens', body)).status).toBe(400);
  });

  it('end with all sessions when their person signs out everywhere', async () => {
    const { client } = await addDevice(['water']);
    await maya.call(accountContract.signOutEverywhere);
    expect((await client.refused('POST', '/devices/water', { millilitres: 250 })).status).toBe(401);
  });
});

describe('Endpoints for devices', () => {
  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['POST', '/devices/weight'],
      ['POST', '/devices/water'],
      ['POST', '/devices/activities'],
    ],
  );
});
