import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { friendChallengesContract } from '../../shared/contracts/friend-challenges';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { workoutsContract } from '../../shared/contracts/workouts';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-05-27T09:30:00Z');
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

const { listNotifications, markNotificationsRead, changePreferences } = notificationsContract;
const read = (user: TestUser, cursor?: string) =>
  user.call(listNotifications, { query: cursor ? { cursor } : {} });
const titles = async (user: TestUser) => (await read(user)).notifications.map(({ title }) => title);
const ask = (user: TestUser, other: TestUser) =>
  user.call(friendsContract.addFriend, { body: { friendId: other.userId } });
const accept = (user: TestUser, other: TestUser) =>
  user.call(friendsContract.acceptFriend, { params: { id: other.userId } });
async function befriend() {
  await ask(maya, noah);
  await accept(noah, maya);
  await cloud.idle();
}

/** As if the person had been told that often before. */
async function fill({ userId }: TestUser, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const Item = {
      userId,
      notificationId: ulid(clock.now() + n),
      kind: 'tier',
      actorId: null,
      facts: { tier: 'Silver', points: n },
      read: false,
      createdAt: new Date(clock.now() + n).toISOString(),
    };
    await cloud.documents.send(new PutCommand({ TableName: 'vita-local-notifications', Item }));
  }
}

describe('Notifications', () => {
  it('tell of a request and of its acceptance, also to an open tab', async () => {
    const socket = await openTestSocket(noah);
    await ask(maya, noah);
    expect(await socket.next('notification.created')).toMatchObject({
      kind: 'friendRequest',
      title: 'New friend request',
      message: 'Maya would like to train with you.',
    });
    await socket.close();
    await cloud.idle();
    expect(await read(noah)).toMatchObject({ unreadCount: 1, nextCursor: null });
    await accept(noah, maya);
    await cloud.idle();
    expect((await read(maya)).notifications).toMatchObject([
      {
        kind: 'friendAccepted',
        title: 'New friend',
        message: 'You and Noah are friends now.',
        read: false,
      },
    ]);
  });

  it('ask while they are open, and no longer once they were answered or withdrawn elsewhere', async () => {
    await ask(maya, noah);
    await cloud.idle();
    const person = { id: maya.userId, name: 'Maya' };
    expect((await read(noah)).notifications).toMatchObject([{ isOpen: true, person, read: false }]);
    await maya.call(friendsContract.removeFriend, { params: { id: noah.userId } });
    await cloud.idle();
    expect(await read(noah)).toMatchObject({
      unreadCount: 0,
      notifications: [{ isOpen: false, read: true }],
    });
    await befriend();
    const [newest] = (await read(maya)).notifications;
    expect([newest?.kind, newest?.isOpen]).toEqual(['friendAccepted', null]);
    expect((await read(noah)).notifications.map(({ isOpen }) => isOpen)).not.toContain(true);
  });

  it('of a challenge name it while it waits for an answer', async () => {
    await befriend();
    const id = ulid(clock.now());
    await maya.call(friendChallengesContract.challengeFriend, {
      params: { id: noah.userId },
      body: { id, challengeNumber: 1 },
    });
    await cloud.idle();
    const challenge = async () => (await read(noah)).notifications.find(({ kind }) => kind === 'challenge');
    expect(await challenge()).toMatchObject({ friendChallengeId: id, isOpen: true, read: false });
    await noah.call(friendChallengesContract.acceptFriendChallenge, { params: { id } });
    await cloud.idle();
    expect(await challenge()).toMatchObject({ friendChallengeId: id, isOpen: false, read: true });
    // The answer is told once, to the one who asked, and as a result only when there is one.
    const kinds = async (user: TestUser) => (await read(user)).notifications.map(({ kind }) => kind);
    const about = async (user: TestUser) =>
      (await kinds(user)).filter((kind) => kind.startsWith('challenge'));
    expect([await about(maya), await about(noah)]).toEqual([['challengeResult'], ['challenge']]);
  });

  it('from before they said how they were told, or which challenge they are about, are still listed', async () => {
    await fill(maya, 1);
    const [row] = (await read(maya)).notifications;
    expect(row).toMatchObject({ isOpen: null, person: null, friendChallengeId: null });
  });

  it('are not of a kind that was turned off', async () => {
    await noah.call(changePreferences, { body: { kinds: { friendRequest: false } } });
    await ask(maya, noah);
    await cloud.idle();
    expect(await read(noah)).toEqual({ notifications: [], unreadCount: 0, nextCursor: null });
  });

  it('are read when they were seen, and stay', async () => {
    await fill(maya, 3);
    const ids = (await read(maya)).notifications.map(({ id }) => id);
    const some = await maya.call(markNotificationsRead, { body: { ids: ids.slice(0, 2) } });
    expect(some).toEqual({ unreadCount: 1 });
    expect((await read(maya)).notifications.map((each) => each.read)).toEqual([true, true, false]);
    expect(await maya.call(markNotificationsRead, { body: { all: true } })).toEqual({ unreadCount: 0 });
  });

  it('are no one else’s to read or to mark', async () => {
    await fill(maya, 1);
    const ids = (await read(maya)).notifications.map(({ id }) => id);
    expect(await noah.call(markNotificationsRead, { body: { ids } })).toEqual({ unreadCount: 0 });
    expect(await read(maya)).toMatchObject({ unreadCount: 1 });
    expect((await read(noah)).notifications).toEqual([]);
  });

  it('come twenty at a time, newest first, older on demand', async () => {
    await fill(maya, 45);
    const first = await read(maya);
    const second = await read(maya, first.nextCursor ?? '');
    const third = await read(maya, second.nextCursor ?? '');
    const pages = [first, second, third].map(({ notifications }) => notifications);
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect([first.unreadCount, third.nextCursor]).toEqual([45, null]);
  });

  it('go when one of the two blocks the other', async () => {
    await befriend();
    await noah.call(friendsContract.blockPerson, { params: { id: maya.userId } });
    await cloud.idle();
    expect([await titles(maya), await titles(noah)]).toEqual([[], []]);
  });

  it('of a request that was withdrawn immediately never come', async () => {
    await ask(maya, noah);
    await maya.call(friendsContract.removeFriend, { params: { id: noah.userId } });
    await cloud.idle();
    expect((await read(noah)).notifications.length).toBeLessThanOrEqual(1);
  });
});

describe('A workout', () => {
  const share = (user: TestUser, id: string) => user.call(workoutsContract.shareWorkout, { params: { id } });

  it('that is shared is told to friends once, however often the button is pressed', async () => {
    await befriend();
    const { id } = await doWorkout(maya, clock, { minutes: 5 });
    const answers = await Promise.all([share(maya, id), share(maya, id), share(maya, id)]);
    expect(answers).toEqual([{ friends: 1 }, { friends: 1 }, { friends: 1 }]);
    await cloud.idle();
    const shared = (await read(noah)).notifications.filter(({ kind }) => kind === 'sharedWorkout');
    expect(shared).toMatchObject([
      { title: 'Maya shared a workout', message: expect.stringContaining('5 min') },
    ]);
    expect(await titles(maya)).not.toContain('Maya shared a workout');
  });

  it('of someone else, or an unknown one, cannot be shared', async () => {
    const { id } = await doWorkout(maya, clock, { minutes: 5 });
    const missing = { status: 404, code: 'session_not_found' };
    expect(await noah.refused('POST', `/workout-sessions/${id}/share`)).toEqual(missing);
    expect(await noah.refused('POST', `/workout-sessions/${ulid(clock.now())}/share`)).toEqual(missing);
    expect(await noah.refused('POST', '/workout-sessions/x/share')).toMatchObject({ status: 400 });
  });
});

describe('Requests that are malformed', () => {
  it.each([
    ['nothing', {}],
    ['no ids', { ids: [] }],
    ['ids that are none', { ids: ['x'] }],
    ['both', { ids: [ulid(0)], all: true }],
    ['not all', { all: false }],
  ])('mark nothing: %s', async (_, body) => {
    expect(await maya.refused('POST', '/notifications/read', body)).toMatchObject({
      code: 'invalid_request',
    });
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/notifications'],
      ['POST', '/notifications/read'],
    ],
  );
});
