import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { profileContract } from '../../shared/contracts/profile';
import { pushContract } from '../../shared/contracts/push';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { startFakePushService, type FakeBrowser, type FakePushService } from '../support/fake-push-service';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let service: FakePushService;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  service = await startFakePushService(clock.now);
  process.env['PUSH_STAND_IN'] = service.origin;
  cloud = await startTestCloud();
});
afterAll(async () => {
  await cloud.stop();
  await service.close();
  delete process.env['PUSH_STAND_IN'];
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  await noah.call(notificationsContract.changePreferences, { body: { quietHours: null } });
});

async function subscribe(user: TestUser, browser?: FakeBrowser): Promise<FakeBrowser> {
  const { publicKey } = await user.call(pushContract.readPushKey);
  const subscribed = browser ?? service.newBrowser(publicKey);
  const { endpoint, keys } = subscribed;
  await user.call(pushContract.subscribeBrowser, { body: { endpoint, keys } });
  return subscribed;
}
const wants = (user: TestUser, push: object) =>
  user.call(notificationsContract.changePreferences, { body: { push } });
async function ask(): Promise<void> {
  await maya.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
  await cloud.idle();
}
async function storedOf({ userId }: TestUser) {
  const query = new QueryCommand({
    TableName: 'vita-local-push-subscriptions',
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': userId },
  });
  return (await cloud.documents.send(query)).Items ?? [];
}

describe('A browser that subscribed', () => {
  it('is told what its person wants to be told outside of the app, encrypted for it alone', async () => {
    const [phone, laptop] = [await subscribe(noah), await subscribe(noah)];
    await wants(noah, { friendRequest: true });
    await ask();
    const [{ id } = { id: '' }] = (await noah.call(notificationsContract.listNotifications)).notifications;
    const message = {
      id,
      kind: 'friendRequest',
      title: 'New friend request',
      body: 'Maya would like to train with you.',
    };
    expect([phone.messages, laptop.messages, service.refused]).toEqual([[message], [message], []]);
  });

  it('hears nothing anymore once its person signed out everywhere', async () => {
    const [phone, laptop] = [await subscribe(noah), await subscribe(noah)];
    await wants(noah, { friendRequest: true });
    await noah.call(accountContract.signOutEverywhere);
    await ask();
    expect([phone.messages, laptop.messages, await storedOf(noah)]).toEqual([[], [], []]);
  });

  it('hears nothing of kinds that were not asked for, or that are turned off altogether', async () => {
    const browser = await subscribe(noah);
    await ask();
    await maya.call(friendsContract.removeFriend, { params: { id: noah.userId } });
    await wants(noah, { friendRequest: true });
    await noah.call(notificationsContract.changePreferences, { body: { kinds: { friendRequest: false } } });
    await ask();
    expect(browser.messages).toEqual([]);
  });

  it('hears nothing anymore once it has unsubscribed', async () => {
    const browser = await subscribe(noah);
    await wants(noah, { friendRequest: true });
    const { endpoint } = browser;
    await noah.call(pushContract.unsubscribeBrowser, { body: { endpoint } });
    await noah.call(pushContract.unsubscribeBrowser, { body: { endpoint } });
    await ask();
    expect(browser.messages).toEqual([]);
  });

  it('that is gone is forgotten', async () => {
    const [gone, unknown, there] = [await subscribe(noah), await subscribe(noah), await subscribe(noah)];
    gone.answers.push(410);
    unknown.answers.push(404);
    await wants(noah, { friendRequest: true });
    await ask();
    expect(there.messages).toHaveLength(1);
    expect((await storedOf(noah)).map(({ endpoint }) => endpoint)).toEqual([there.endpoint]);
  });

  it('is told again where its service failed, and the others are not told twice', async () => {
    const [slow, fast] = [await subscribe(noah), await subscribe(noah)];
    slow.answers.push(503, 429);
    await wants(noah, { friendRequest: true });
    await ask();
    expect([slow.messages.length, fast.messages.length]).toEqual([1, 1]);
  });

  it('is told once where its service will never take the message', async () => {
    const browser = await subscribe(noah);
    browser.answers.push(413);
    await wants(noah, { friendRequest: true });
    await ask();
    expect(browser.messages).toEqual([]);
    expect(await storedOf(noah)).toHaveLength(1);
  });

  it('to which nothing can be sent keeps no news from the others, and is not tried forever', async () => {
    const good = await subscribe(noah);
    const dead = await subscribe(noah);
    dead.answers = Array<number>(20).fill(503);
    const kept = {
      userId: noah.userId,
      subscriptionId: 'kept-before',
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const row = { ...kept, endpoint: good.endpoint, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
    const TableName = 'vita-local-push-subscriptions';
    const p256dh = Buffer.from([4, ...Array<number>(64).fill(7)]).toString('base64url');
    await cloud.documents.send(new PutCommand({ TableName, Item: { ...row, p256dh } }));
    await wants(noah, { friendRequest: true });
    await ask();
    expect(good.messages).toHaveLength(1);
    expect([dead.messages.length, dead.answers.length]).toEqual([0, 16]);
    expect((await storedOf(noah)).map(({ subscriptionId }) => String(subscriptionId))).not.toContain(
      'kept-before',
    );
    expect(Object.values(cloud.bus.counts()).filter(({ dead }) => dead > 0)).toEqual([]);
  });

  it('belongs to whoever signed in last', async () => {
    const browser = await subscribe(noah);
    await wants(noah, { friendRequest: true });
    await subscribe(maya, browser);
    await ask();
    expect(browser.messages).toEqual([]);
    expect([await storedOf(noah), (await storedOf(maya)).length]).toEqual([[], 1]);
  });

  it('is the eleventh at the cost of the oldest, and one however often it subscribes', async () => {
    const first = await subscribe(noah);
    clock.advance(1000);
    for (let n = 0; n < 10; n += 1) await subscribe(noah);
    expect(await storedOf(noah)).toHaveLength(10);
    expect((await storedOf(noah)).map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
    const again = await subscribe(noah);
    await subscribe(noah, again);
    expect(await storedOf(noah)).toHaveLength(10);
  });

  it('is reminded in the evening, and its service keeps the message no longer than until it is quiet', async () => {
    clock.advanceTo('09:00');
    while (new Date(clock.now()).getUTCDay() !== 1) clock.advance(86_400_000);
    const quietHours = { from: 21, to: 8 };
    await noah.call(notificationsContract.changePreferences, { body: { quietHours } });
    await noah.call(profileContract.completeOnboarding, { body: answers });
    const browser = await subscribe(noah);
    await wants(noah, { trainingDay: true });
    await cloud.idle();
    clock.advanceTo('19:00');
    await cloud.fireSchedule('reminders-list');
    await cloud.idle();
    expect(browser.messages).toMatchObject([{ kind: 'trainingDay', title: 'Today is a training day' }]);
    expect(browser.ttls[0]).toBeGreaterThan(7_100);
    expect(browser.ttls[0]).toBeLessThanOrEqual(7_200);
  });

  it('is told by the export, without its keys, and gone with the account', async () => {
    const { endpoint } = await subscribe(noah);
    const { tables, leftOut } = await noah.call(accountContract.exportAccount);
    const [row] = tables['push-subscriptions'] ?? [];
    expect(row).toMatchObject({ endpoint });
    expect(row).not.toHaveProperty('auth');
    expect(leftOut.map(({ field }) => field)).toEqual(expect.arrayContaining(['auth', 'p256dh']));
    await noah.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(await storedOf(noah)).toEqual([]);
  });
});
