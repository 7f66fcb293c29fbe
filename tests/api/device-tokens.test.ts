import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { accountContract, maximumDeviceTokens } from '../../shared/contracts/account';
import { createApiClient } from '../support/api-client';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-06T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const { listDeviceTokens, createDeviceToken, deleteDeviceToken } = accountContract;
const add = (user: TestUser, name = 'Watch', id = ulid(clock.now())) =>
  user.call(createDeviceToken, { body: { id, name } });
const list = async (user: TestUser) => (await user.call(listDeviceTokens)).deviceTokens;

describe('A device token', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('is shown once, when it is made', async () => {
    const { token, ...device } = await add(maya);
    expect(token).toMatch(/^vita_[\w-]{43}$/);
    expect(device).toMatchObject({ name: 'Watch', lastUsedAt: null });
    expect(await list(maya)).toEqual([device]);
  });

  it('is stored as a hash only', async () => {
    const { token } = await add(maya);
    const rows = await cloud.documents.send(new ScanCommand({ TableName: 'vita-local-device-tokens' }));
    expect(rows.Items?.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows.Items)).not.toContain(token.slice(5));
  });

  it('is replaced by another one when its request is sent again', async () => {
    const id = ulid(clock.now());
    const first = await add(maya, 'Watch', id);
    const second = await add(maya, 'Watch', id);
    expect(second.token).not.toBe(first.token);
    expect(second).toMatchObject({ id, createdAt: first.createdAt });
    expect(await list(maya)).toHaveLength(1);
  });

  it('is one of five at most, and a removed one makes room', async () => {
    const made = [];
    for (let n = 0; n < maximumDeviceTokens; n += 1) made.push(await add(maya, `Watch ${n}`));
    const sixth = { id: ulid(clock.now()), name: 'Sixth' };
    expect(await maya.refused('POST', '/profile/device-tokens', sixth)).toEqual({
      status: 409,
      code: 'too_many_device_tokens',
    });
    await maya.call(deleteDeviceToken, { params: { id: made[0]!.id } });
    await maya.call(createDeviceToken, { body: sixth });
    expect((await list(maya)).map(({ name }) => name)).toContain('Sixth');
  });

  it('is one of five at most even when many are asked for at once', async () => {
    const asked = Array.from({ length: 9 }, (_, n) => add(maya, `Watch ${n}`, ulid(clock.now() + n)));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(maximumDeviceTokens);
    expect(await list(maya)).toHaveLength(maximumDeviceTokens);
  });

  it.each([
    ['no name', { name: '' }],
    ['the name of steps added by hand', { name: 'Manual' }],
    ['nothing that is seen', { name: '\u0000\u200b' }],
    ['a name of 61 characters', { name: 'x'.repeat(61) }],
    ['a made-up id', { id: '1' }],
  ])('is not made with %s', async (_, more) => {
    const body = { id: ulid(clock.now()), name: 'Watch', ...more };
    expect(await maya.refused('POST', '/profile/device-tokens', body)).toEqual({
      status: 400,
      code: 'invalid_request',
    });
  });

  it('of someone else can be neither seen nor removed', async () => {
    const { id } = await add(maya);
    expect(await list(noah)).toEqual([]);
    expect(await noah.refused('DELETE', `/profile/device-tokens/${id}`)).toEqual({
      status: 404,
      code: 'device_token_not_found',
    });
    expect(await list(maya)).toHaveLength(1);
  });

  it('opens nothing but the steps', async () => {
    const { token } = await add(maya);
    const device = createApiClient(cloud.origin, async () => token);
    for (const path of ['/profile', '/profile/device-tokens', '/profile/export', '/points']) {
      expect((await device.refused('GET', path)).status).toBe(401);
    }
    expect((await device.refused('DELETE', '/profile')).status).toBe(401);
  });
});

describe('Device token endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['GET', '/profile/device-tokens'],
      ['POST', '/profile/device-tokens'],
      ['DELETE', '/profile/device-tokens/01JD3X6E9H0000000000000001'],
    ],
  );
});
