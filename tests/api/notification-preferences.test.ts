import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import {
  notificationKinds,
  notificationsContract,
  type PreferenceChanges,
} from '../../shared/contracts/notifications';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-05-25T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const TableName = 'vita-local-notification-preferences';
const path = '/notifications/preferences';
const { readPreferences, changePreferences } = notificationsContract;
const read = async (user: TestUser) => (await user.call(readPreferences)).kinds;
const change = async (user: TestUser, kinds: object) =>
  (await user.call(changePreferences, { body: { kinds } })).kinds;
const allOn = Object.fromEntries(notificationKinds.map((kind) => [kind, true]));

describe('Notification preferences', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });

  it('are all on for someone who never chose', async () => {
    expect(await read(maya)).toEqual(allOn);
  });

  it('switch single kinds and leave the others as they are', async () => {
    expect(await change(maya, { tier: false, challenge: false })).toEqual({
      ...allOn,
      tier: false,
      challenge: false,
    });
    expect(await change(maya, { tier: true, streakAtRisk: false })).toEqual({
      ...allOn,
      challenge: false,
      streakAtRisk: false,
    });
    expect(await read(maya)).toEqual({ ...allOn, challenge: false, streakAtRisk: false });
  });

  it('answer the same to a repeat', async () => {
    const once = await change(maya, { friendRequest: false });
    expect(await change(maya, { friendRequest: false })).toEqual(once);
  });

  it('keep every change of several at the same moment', async () => {
    await Promise.all(notificationKinds.map((kind) => change(maya, { [kind]: false })));
    expect(Object.values(await read(maya))).toEqual(notificationKinds.map(() => false));
  });

  it("are one person's own", async () => {
    await change(maya, { friendAccepted: false });
    expect(await read(noah)).toEqual(allOn);
  });

  it('are kept in one row under the person, which export and deletion find by its key', async () => {
    await change(maya, { sharedWorkout: false });
    const { Item } = await cloud.documents.send(new GetCommand({ TableName, Key: { userId: maya.userId } }));
    expect(Item).toEqual({ userId: maya.userId, sharedWorkout: false });
  });

  it('read a row of another version: unknown attributes are ignored, new kinds are on', async () => {
    const Item = { userId: maya.userId, tier: false, carrierPigeon: true };
    await cloud.documents.send(new PutCommand({ TableName, Item }));
    expect(await read(maya)).toEqual({ ...allOn, tier: false });
  });
});

describe('Quiet hours', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });
  const choose = (body: PreferenceChanges) => maya.call(changePreferences, { body });

  it('are from nine until eight until others are chosen, or none', async () => {
    expect((await maya.call(readPreferences)).quietHours).toEqual({ from: 21, to: 8 });
    expect((await choose({ quietHours: { from: 23, to: 6 } })).quietHours).toEqual({ from: 23, to: 6 });
    expect((await choose({ quietHours: null })).quietHours).toBeNull();
    expect((await choose({ kinds: { tier: false } })).quietHours).toBeNull();
  });

  it('move a reminder to the hour before them, and give it back', async () => {
    expect((await choose({ reminderHour: 21 })).reminderHour).toBe(20);
    expect((await choose({ quietHours: null })).reminderHour).toBe(21);
  });

  it.each([
    ['without an end', { from: 21 }],
    ['that begin when they end', { from: 8, to: 8 }],
    ['of hours that there are not', { from: 24, to: 8 }],
    ['of halves of hours', { from: 21.5, to: 8 }],
    ['as text', '21-8'],
  ])('are refused %s', async (_, quietHours) => {
    const refusal = { status: 400, code: 'invalid_request' };
    expect(await maya.refused('PUT', path, { quietHours })).toMatchObject(refusal);
    expect((await maya.call(readPreferences)).quietHours).toEqual({ from: 21, to: 8 });
  });
});

describe('Requests that are malformed', () => {
  it.each([
    ['no kinds', {}],
    ['nothing to change', { kinds: {} }],
    ['an unknown kind', { kinds: { carrierPigeon: true } }],
    ['a wrong type', { kinds: { tier: 'off' } }],
    ['a list', { kinds: ['tier'] }],
    ['kinds that are null', { kinds: null }],
    ['no object', 'null'],
  ])('change nothing: %s', async (_, body) => {
    expect(await noah.refused('PUT', path, body)).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(await read(noah)).toEqual(allOn);
  });

  it('are refused if not JSON, or far too large', async () => {
    expect(await noah.refused('PUT', path, '{')).toMatchObject({ status: 400, code: 'invalid_json' });
    const huge = { kinds: { tier: true }, note: 'x'.repeat(40_000) };
    expect(await noah.refused('PUT', path, huge)).toMatchObject({ status: 413 });
  });

  it("reach no other address below the preferences'", async () => {
    expect(await noah.refused('GET', `${path}/tier`)).toMatchObject({ status: 404 });
    expect(await noah.refused('DELETE', path)).toMatchObject({ status: 405 });
  });

  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['GET', path],
      ['PUT', path],
    ],
  );
});

describe('The link of a mail that is none of ours', () => {
  const isOn = async () => (await maya.call(readPreferences)).mail?.streakAtRisk;
  beforeAll(async () => {
    maya = await signUpUser(cloud.origin);
    await maya.call(changePreferences, { body: { mail: { streakAtRisk: true } } });
  });
  const encoded = (text: string) => Buffer.from(text).toString('base64url');

  it.each([
    ['a made-up word', () => 'token'],
    ['an id', () => maya.userId],
    ['an id without a signature', () => encoded(maya.userId)],
    ['an id with an empty signature', () => `${encoded(maya.userId)}.`],
    ['an id with a signature of the right length', () => `${encoded(maya.userId)}.${'A'.repeat(43)}`],
    ['a sign-in', () => maya.idToken.slice(0, 200)],
    ['signs of another alphabet', () => encodeURIComponent('💥 <b>.é')],
  ])('ends no one’s emails, not even those of the person signed in: %s', async (_, tokenOf) => {
    const link = `/notifications/unsubscribe/${tokenOf()}`;
    const asked = await maya.fetch('GET', link);
    expect([asked.status, (await asked.text()).includes('This link is incomplete')]).toEqual([200, true]);
    expect(await maya.refused('POST', link)).toEqual({ status: 404, code: 'not_found' });
    expect(await isOn()).toBe(true);
  });

  it('is refused if far too large, and for other methods', async () => {
    const link = '/notifications/unsubscribe/';
    expect(await maya.refused('POST', link + 'x'.repeat(201))).toMatchObject({ status: 400 });
    expect(await maya.refused('GET', link + 'x'.repeat(201))).toMatchObject({ status: 400 });
    expect(await maya.refused('DELETE', `${link}token`)).toMatchObject({ status: 405 });
    expect(await maya.refused('POST', link)).toMatchObject({ status: 404 });
    expect(await isOn()).toBe(true);
  });
});
