import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { callsPerMinute } from '../../shared/contracts/endpoint';
import { foodImportContract } from '../../shared/contracts/food-import';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { localDateOf } from '../../shared/rules/local-date';
import { createApiClient, type ApiClient } from '../support/api-client';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-10-08T09:30:00Z');
const minute = 60_000;
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  // Limits count by the minute of the clock, and the test takes a few seconds of one.
  clock.advance(minute - (clock.now() % minute));
});

const glass = () => ({
  id: ulid(clock.now()),
  date: localDateOf(new Date(clock.now()), 'UTC'),
  millilitres: 10,
});
const drink = (who: ApiClient) => who.fetch('POST', '/nutrition/water', JSON.stringify(glass()));
async function statusesOf(times: number, send: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push((await send()).status);
  return statuses;
}
const millilitres = async (user: TestUser) =>
  (await user.call(nutritionContract.readDay, { params: { date: 'today' } })).water.reduce(
    (sum, each) => sum + each.millilitres,
    0,
  );

describe('Someone who writes more often than anyone can', () => {
  it('is told when to try again, nothing changes, and no one else notices', async () => {
    const most = callsPerMinute(nutritionContract.logWater)!;
    expect(new Set(await statusesOf(most, () => drink(maya)))).toEqual(new Set([201]));
    const refused = await drink(maya);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      {
        error: { code: 'too_many_requests', message: "That's a lot for one minute. Try again in a minute." },
      },
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await millilitres(maya)).toBe(most * 10);
    expect((await drink(noah)).status).toBe(201);
    clock.advance(seconds * 1000);
    expect((await drink(maya)).status).toBe(201);
  });

  it('is refused earlier where a call does more, and only there', async () => {
    const most = callsPerMinute(foodImportContract.importOwnFoods)!;
    const upload = () => maya.fetch('POST', '/nutrition/own-foods/import', '{"foods":{}}');
    const statuses = await statusesOf(most + 1, upload);
    expect(most).toBe(10);
    expect(statuses.indexOf(429)).toBe(most);
    expect((await drink(maya)).status).toBe(201);
  });

  it('is also refused as a device', async () => {
    const { token } = await maya.call(accountContract.createDeviceToken, {
      body: { id: ulid(clock.now()), name: 'Watch' },
    });
    const watch = createApiClient(cloud.origin, async () => token);
    const report = () => watch.fetch('POST', '/activity/steps', '{}');
    const statuses = await statusesOf(121, report);
    expect([statuses.indexOf(400), statuses.indexOf(429)]).toEqual([0, 120]);
  });
});
