import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { friendChallengesContract } from '../../shared/contracts/friend-challenges';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-05-08T09:30:00Z');
const day = 86_400_000;
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const ask = () => maya.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
const takeBack = () => maya.call(friendsContract.removeFriend, { params: { id: noah.userId } });
async function befriend(other: TestUser): Promise<void> {
  await maya.call(friendsContract.addFriend, { body: { friendId: other.userId } });
  await other.call(friendsContract.acceptFriend, { params: { id: maya.userId } });
}
/** The outcome, for actions with several. */
async function send(user: TestUser, method: string, path: string, body?: object) {
  const response = await user.fetch(method, path, body && JSON.stringify(body));
  const { error } = (await response.json()) as { error?: { code: string } };
  return { status: response.status, ...(error && { code: error.code }) };
}
const challenge = (other: TestUser) =>
  send(maya, 'POST', `/friends/${other.userId}/challenges`, { id: ulid(clock.now()), challengeNumber: 1 });

const tooMany = (code: string) => ({ status: 429, code });

/** What someone was told, newest first. */
async function told(user: TestUser, kind: string): Promise<string[]> {
  await cloud.idle();
  const { notifications } = await user.call(notificationsContract.listNotifications, { query: {} });
  return notifications.filter((each) => each.kind === kind).map(({ message }) => message);
}

describe('A request that is taken back and sent again', () => {
  it('stands on the list, is told once a day, and ends after three', async () => {
    for (let n = 0; n < 3; n += 1) {
      await ask();
      await told(noah, 'friendRequest');
      await takeBack();
    }
    expect(await told(noah, 'friendRequest')).toHaveLength(1);
    const again = { friendId: noah.userId };
    expect(await maya.refused('POST', '/friends', again)).toEqual(tooMany('too_many_friend_requests'));
    clock.advance(day);
    expect((await ask()).status).toBe('requested');
    expect(await told(noah, 'friendRequest')).toHaveLength(2);
  });
});

describe('Challenges', () => {
  it('that are taken back and sent again are told once, and end after three a day for one friend', async () => {
    await befriend(noah);
    const withdraw = async () => {
      const { challenges } = await maya.call(friendChallengesContract.listFriendChallenges);
      const id = challenges.find(({ state }) => state === 'invited')!.id;
      await maya.call(friendChallengesContract.declineFriendChallenge, { params: { id } });
    };
    for (let n = 0; n < 3; n += 1) {
      expect(await challenge(noah)).toEqual({ status: 201 });
      await told(noah, 'challenge');
      await withdraw();
    }
    expect(await told(noah, 'challenge')).toEqual(['Maya is challenging you to “First Light”.']);
    expect(await challenge(noah)).toEqual(tooMany('too_many_challenges'));
    clock.advance(day + 1);
    expect(await challenge(noah)).toEqual({ status: 201 });
    expect(await told(noah, 'challenge')).toHaveLength(2);
  });

  it('are twenty a day for all friends together', async () => {
    const friends = await Promise.all(
      Array.from({ length: 21 }, (_, n) => signUpUser(cloud.origin, { name: `Friend ${n}` })),
    );
    for (const friend of friends) await befriend(friend);
    const statuses: number[] = [];
    for (const friend of friends) statuses.push((await challenge(friend)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });
});

describe('Shared workouts', () => {
  it('are five a day, once each, and their titles are quoted', async () => {
    await befriend(noah);
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await doWorkout(maya, clock, { minutes: 5 })).id);
    const share = (id = '') => send(maya, 'POST', `/workout-sessions/${id}/share`);
    for (const id of ids.slice(0, 5)) expect(await share(id)).toEqual({ status: 200 });
    expect(await share(ids[5])).toEqual(tooMany('too_many_shares'));
    expect(await share(ids[0])).toEqual({ status: 200 });
    const messages = await told(noah, 'sharedWorkout');
    expect(messages).toHaveLength(5);
    for (const message of messages) expect(message).toMatch(/^“[^”]+”: 5 min/);
  });
});

describe('Cheers', () => {
  const cheer = (other: TestUser, sessionId: string) =>
    send(maya, 'POST', `/friends/${other.userId}/cheers`, { sessionId });
  const cheered = { status: 200 };
  async function train(user: TestUser, times: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < times; n += 1) ids.push((await doWorkout(user, clock, { minutes: 5 })).id);
    return ids;
  }

  it('are five a day for one friend, who is told once; a repeat is none', async () => {
    await befriend(noah);
    const ids = await train(noah, 6);
    await cloud.idle();
    for (const id of ids.slice(0, 5)) expect(await cheer(noah, id)).toEqual(cheered);
    expect(await cheer(noah, ids[5] ?? '')).toEqual(tooMany('too_many_cheers'));
    expect(await cheer(noah, ids[0] ?? '')).toEqual(cheered);
    expect(await told(noah, 'cheer')).toHaveLength(1);
  });

  it('are fifty a day for all friends together', async () => {
    const friends = await Promise.all(
      Array.from({ length: 11 }, (_, n) => signUpUser(cloud.origin, { name: `Friend ${n}` })),
    );
    for (const friend of friends) await befriend(friend);
    const done: [TestUser, string[]][] = [];
    for (const friend of friends) done.push([friend, await train(friend, 5)]);
    await cloud.idle();
    const statuses: number[] = [];
    for (const [friend, ids] of done) for (const id of ids) statuses.push((await cheer(friend, id)).status);
    expect(statuses).toEqual([...Array<number>(50).fill(200), ...Array<number>(5).fill(429)]);
  });
});

describe('The export', () => {
  it('is one at a time: forty at once leave others their answers, and its place is given back', async () => {
    const all = Promise.all(Array.from({ length: 40 }, () => send(maya, 'GET', '/profile/export')));
    const others = Array.from({ length: 10 }, () => send(noah, 'GET', '/notifications'));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    const answers = await all;
    const busy = answers.filter(({ status }) => status === 429);
    expect(busy.length).toBeGreaterThan(20);
    expect(new Set(busy.map(({ code }) => code))).toEqual(new Set(['export_under_way']));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const { tables } = await maya.call(accountContract.exportAccount);
    expect(tables['quotas']?.filter((row) => 'holder' in row)).toEqual([]);
  });
});
