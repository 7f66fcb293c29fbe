import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { notificationKinds, notificationsContract } from '../../shared/contracts/notifications';
import { pushContract } from '../../shared/contracts/push';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-06-13T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
});

const path = '/notifications/push-subscriptions';
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const browser = (endpoint = 'https://push.example.com/send/abc') => ({ endpoint, keys });

const countOf = ({ userId }: TestUser) =>
  cloud.documents.send(
    new QueryCommand({
      TableName: 'vita-local-push-subscriptions',
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
    }),
  );

describe('A browser', () => {
  it('subscribes with a key of ours, which stays the same, and leaves again', async () => {
    const { publicKey } = await maya.call(pushContract.readPushKey);
    const point = Buffer.from(publicKey, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    expect(await maya.call(pushContract.readPushKey)).toEqual({ publicKey });
    expect(await maya.call(pushContract.subscribeBrowser, { body: browser() })).toEqual({});
    const { endpoint } = browser();
    expect(await maya.call(pushContract.unsubscribeBrowser, { body: { endpoint } })).toEqual({});
  });

  it.each([
    'http://push.example.com/send/abc',
    'https://127.0.0.1/send',
    'https://[::1]/send',
    'https://2130706433/send',
    'https://0x7f.1/send',
    'https://10.0.0.7/send',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/send',
    'https://push.localhost/send',
    'https://printer.local/send',
    'https://metadata.google.internal/send',
    'https://intranet/send',
    'https://push.example.com:8443/send',
    'https://maya:secret@push.example.com/send',
    'ftp://push.example.com/send',
    'file:///etc/passwd',
  ])('cannot have its messages sent to %s', async (endpoint) => {
    expect(await maya.refused('POST', path, browser(endpoint))).toEqual({
      status: 400,
      code: 'push_endpoint_refused',
    });
  });

  it.each([
    ['nothing', {}],
    ['no keys', { endpoint: browser().endpoint }],
    ['no address', { endpoint: 'push', keys }],
    ['an address beyond all measure', browser(`https://push.example.com/${'x'.repeat(1000)}`)],
    ['a key too short', { ...browser(), keys: { ...keys, auth: 'short' } }],
    ['a key of other letters', { ...browser(), keys: { ...keys, auth: '!'.repeat(22) } }],
    ['a list', []],
  ])('that is malformed is not kept: %s', async (_, body) => {
    expect(await maya.refused('POST', path, body)).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each([
    [
      'a point of no curve',
      { ...keys, p256dh: Buffer.from([4, ...Array<number>(64).fill(7)]).toString('base64url') },
    ],
    ['a point in another form', { ...keys, p256dh: `A${keys.p256dh.slice(1)}` }],
  ])('to which nothing could ever be sent is not kept: its key is %s', async (_, wrong) => {
    const refused = await maya.refused('POST', path, {
      ...browser('https://push.example.com/send/curve'),
      keys: wrong,
    });
    expect(refused).toEqual({ status: 400, code: 'push_keys_refused' });
  });

  it('that is malformed is not let go either', async () => {
    expect(await maya.refused('DELETE', path, {})).toMatchObject({ code: 'invalid_request' });
    expect(await maya.refused('PUT', path, browser())).toMatchObject({ status: 405 });
  });

  it('of someone else stays theirs when its address is sent', async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    await maya.call(pushContract.subscribeBrowser, { body: browser('https://push.example.com/send/mine') });
    await noah.call(pushContract.unsubscribeBrowser, {
      body: { endpoint: 'https://push.example.com/send/mine' },
    });
    const { Count } = await countOf(maya);
    expect(Count).toBe(1);
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', path],
      ['POST', path],
      ['DELETE', path],
    ],
  );
});

describe('Kinds', () => {
  it('are pushed only where that was asked for, each separately', async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    const { readPreferences, changePreferences } = notificationsContract;
    const none = Object.fromEntries(notificationKinds.map((kind) => [kind, false]));
    expect((await noah.call(readPreferences)).push).toEqual(none);
    const changed = await noah.call(changePreferences, { body: { push: { challenge: true } } });
    expect(changed.push).toEqual({ ...none, challenge: true });
    expect(changed.kinds.challenge).toBe(true);
    expect(await noah.refused('PUT', '/notifications/preferences', { push: {} })).toMatchObject({
      status: 400,
    });
  });
});
