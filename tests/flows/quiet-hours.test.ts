import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract, type PreferenceChanges } from '../../shared/contracts/notifications';
import { pushContract } from '../../shared/contracts/push';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { startFakePushService, type FakeBrowser, type FakePushService } from '../support/fake-push-service';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';

const minuteMs = 60_000;
const clock = startClock('2026-03-25T09:30:00Z');
let cloud: TestCloud;
let service: FakePushService;
let noah: TestUser;
let phone: FakeBrowser;

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

const { listNotifications, changePreferences, markNotificationsRead } = notificationsContract;
const choose = (user: TestUser, body: PreferenceChanges) => user.call(changePreferences, { body });
const newFriend = (name: string) => signUpUser(cloud.origin, { name });
const inbox = (user = noah) => user.call(listNotifications);
const texts = () => phone.messages.map(({ title, body }) => `${title}: ${body}`);

async function newPerson(timeZone: string): Promise<void> {
  noah = await signUpUser(cloud.origin, { name: 'Noah', timeZone });
  const { publicKey } = await noah.call(pushContract.readPushKey);
  phone = service.newBrowser(publicKey);
  const { endpoint, keys } = phone;
  await noah.call(pushContract.subscribeBrowser, { body: { endpoint, keys } });
  await choose(noah, { push: { friendRequest: true, friendAccepted: true } });
  await cloud.idle();
}
async function ask(from: TestUser): Promise<void> {
  await from.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
  await cloud.idle();
}
/** Moves on to this time in UTC and runs what runs by the clock, twice: the second run finds nothing to do. */
async function at(time: string): Promise<void> {
  clock.advanceTo(time);
  for (let run = 0; run < 2; run += 1) {
    await cloud.fireSchedule('reminders-list');
    await cloud.idle();
    clock.advance(21 * minuteMs);
  }
}
/** The rows as they are stored, oldest first. */
async function rowsOf({ userId }: TestUser) {
  const query = new QueryCommand({
    TableName: 'vita-local-notifications',
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': userId },
  });
  return (await cloud.documents.send(query)).Items ?? [];
}
const howTold = async () => (await rowsOf(noah)).map(({ told }) => String(told));

describe('At night', () => {
  beforeEach(async () => {
    clock.advanceTo('12:00');
    await newPerson('Europe/Berlin');
    clock.advanceTo('21:30');
  });

  it('nothing is pushed, the list has it at once, and in the morning one push tells of all', async () => {
    for (const name of ['Maya', 'Lena', 'Sam']) await ask(await newFriend(name));
    expect([texts(), (await inbox()).unreadCount]).toEqual([[], 3]);
    await at('05:15');
    expect([texts(), await howTold()]).toEqual([[], ['waiting', 'waiting', 'waiting']]);
    await at('07:00');
    expect(texts()).toEqual(['3 new notifications: 3 friend requests.']);
    expect(phone.messages[0]?.kind).toBe('digest');
    await at('08:00');
    expect([texts().length, await howTold()]).toEqual([1, ['digest', 'digest', 'digest']]);
    expect(new Set((await rowsOf(noah)).map(({ toldAt }) => String(toldAt))).size).toBe(1);
  });

  it('one that waited alone speaks for itself', async () => {
    await ask(await newFriend('Maya'));
    await at('07:00');
    expect(texts()).toEqual(['New friend request: Maya would like to train with you.']);
  });

  it('what was read, withdrawn, or answered by then is no news in the morning', async () => {
    const [maya, lena, sam] = [await newFriend('Maya'), await newFriend('Lena'), await newFriend('Sam')];
    await ask(sam);
    await noah.call(markNotificationsRead, { body: { all: true } });
    await ask(maya);
    await ask(lena);
    await maya.call(friendsContract.removeFriend, { params: { id: noah.userId } });
    await noah.call(friendsContract.acceptFriend, { params: { id: lena.userId } });
    await cloud.idle();
    await at('07:00');
    expect([texts(), await howTold()]).toEqual([[], ['silent', 'silent', 'silent']]);
    const asked = (await inbox()).notifications.map(({ isOpen, read }) => [isOpen, read]);
    expect(asked).toEqual([
      [false, true],
      [false, true],
      [true, true],
    ]);
  });

  it('nothing pops up on an open page, which still has it at once', async () => {
    const socket = await openTestSocket(noah);
    await ask(await newFriend('Maya'));
    expect(await socket.next('notification.created')).toMatchObject({ kind: 'friendRequest', quiet: true });
    await at('07:00');
    const told = await socket.next('notification.created');
    expect([told.quiet, told.title, texts()]).toEqual([undefined, 'New friend request', []]);
    await socket.close();
  });

  it('whoever keeps no quiet hours is told, and other hours are kept as chosen', async () => {
    await choose(noah, { quietHours: null });
    await ask(await newFriend('Maya'));
    expect(texts()).toHaveLength(1);
    await choose(noah, { quietHours: { from: 13, to: 15 } });
    clock.advanceTo('12:30');
    await ask(await newFriend('Lena'));
    expect(texts()).toHaveLength(1);
    await at('14:00');
    expect(texts()).toHaveLength(2);
  });
});

describe('Quiet hours follow the clocks of their person', () => {
  it('when these are put back during the night', async () => {
    clock.advanceTo('12:00');
    while (new Date(clock.now()).toISOString() < '2026-10-24') clock.advance(24 * 60 * minuteMs);
    await newPerson('Europe/Berlin');
    // 22:30 in summer time. The night is an hour longer: eight o'clock is at seven in UTC.
    clock.advanceTo('20:30');
    await ask(await newFriend('Maya'));
    await at('06:00');
    expect(texts()).toEqual([]);
    await at('07:00');
    expect(texts()).toHaveLength(1);
  });

  it('wherever these are', async () => {
    clock.advanceTo('12:00');
    await newPerson('Asia/Kathmandu');
    // 21:15 there.
    clock.advanceTo('15:30');
    await ask(await newFriend('Maya'));
    await at('01:30');
    expect(texts()).toEqual([]);
    await at('02:15');
    expect(texts()).toHaveLength(1);
  });
});

describe('On one day', () => {
  beforeEach(async () => {
    clock.advanceTo('09:00');
    await newPerson('UTC');
  });

  it('people are interrupted three times, and hear of the rest in the morning', async () => {
    for (let n = 0; n < 5; n += 1) await ask(await newFriend(`Friend ${n}`));
    expect([texts().length, (await inbox()).unreadCount]).toEqual([3, 5]);
    expect(await howTold()).toEqual(['live', 'live', 'live', 'waiting', 'waiting']);
    await at('08:00');
    expect(texts().slice(3)).toEqual(['2 new notifications: 2 friend requests.']);
    // The digest counts for its own day.
    for (let n = 5; n < 8; n += 1) await ask(await newFriend(`Friend ${n}`));
    expect((await howTold()).slice(5)).toEqual(['live', 'live', 'waiting']);
  });

  it('the last place is kept for what waits for an answer', async () => {
    const friends = await Promise.all(['Maya', 'Lena', 'Sam'].map(newFriend));
    for (const friend of friends) {
      await noah.call(friendsContract.addFriend, { body: { friendId: friend.userId } });
      await friend.call(friendsContract.acceptFriend, { params: { id: noah.userId } });
      await cloud.idle();
    }
    await ask(await newFriend('Kim'));
    expect(await howTold()).toEqual(['live', 'live', 'waiting', 'live']);
    expect(phone.messages.at(-1)?.kind).toBe('friendRequest');
  });

  it('no one is counted as interrupted whom nothing could reach', async () => {
    const maya = await newFriend('Maya');
    await noah.call(friendsContract.addFriend, { body: { friendId: maya.userId } });
    await cloud.idle();
    expect((await rowsOf(maya)).map(({ told, toldAt }) => [told, toldAt])).toEqual([['silent', null]]);
  });
});

describe('What an open page showed', () => {
  beforeEach(async () => {
    clock.advanceTo('09:00');
    await newPerson('UTC');
  });

  it('is not pushed as well', async () => {
    const socket = await openTestSocket(noah);
    await ask(await newFriend('Maya'));
    const { quiet, kind } = await socket.next('notification.created');
    expect([quiet, kind, texts(), await howTold()]).toEqual([undefined, 'friendRequest', [], ['live']]);
    await socket.close();
  });

  it('is pushed if no one could see the page', async () => {
    const socket = await openTestSocket(noah);
    socket.send('{"type":"visibility","isHidden":true}');
    await expect.poll(() => isHidden(noah)).toBe(true);
    await ask(await newFriend('Maya'));
    expect(texts()).toHaveLength(1);
    socket.send('{"type":"visibility","isHidden":false}');
    await expect.poll(() => isHidden(noah)).toBe(false);
    await ask(await newFriend('Lena'));
    expect([texts().length, await howTold()]).toEqual([1, ['live', 'live']]);
    await socket.close();
  });

  it('is read on every device once it was read on one', async () => {
    const [laptop, tablet] = [await openTestSocket(noah), await openTestSocket(noah)];
    await ask(await newFriend('Maya'));
    await noah.call(markNotificationsRead, { body: { all: true } });
    const frame = { type: 'notifications.read', unreadCount: 0 };
    expect([await laptop.next('notifications.read'), await tablet.next('notifications.read')]).toEqual([
      frame,
      frame,
    ]);
    await Promise.all([laptop.close(), tablet.close()]);
  });
});

async function isHidden({ userId }: TestUser): Promise<boolean | undefined> {
  const query = new QueryCommand({
    TableName: 'vita-local-connections',
    KeyConditionExpression: 'userId = :user',
    ExpressionAttributeValues: { ':user': userId },
  });
  return (await cloud.documents.send(query)).Items?.[0]?.isHidden as boolean | undefined;
}
