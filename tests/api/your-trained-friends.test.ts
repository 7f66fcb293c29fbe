import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from '../../shared/contracts/account';
import { danceContract } from '../../shared/contracts/dance';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { watchDatabaseCalls } from '../support/database-calls';
import { doDance } from '../support/dances';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-09-28T09:30:00Z');
const hour = 3_600_000;
const calls = watchDatabaseCalls();
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let sam: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  sam = await signUpUser(cloud.origin, { name: 'Sam' });
  await befriend(maya, noah);
});

async function befriend(one: TestUser, other: TestUser): Promise<void> {
  await one.call(friendsContract.addFriend, { body: { friendId: other.userId } });
  await other.call(friendsContract.acceptFriend, { params: { id: one.userId } });
}
const today = async (user: TestUser) => {
  await cloud.idle();
  return user.call(friendsContract.listTrainedToday);
};
const names = async (user: TestUser) => (await today(user)).friends.map(({ name }) => name);
const train = async (user: TestUser) => {
  const session = await doWorkout(user, clock, { minutes: 5 });
  await cloud.idle();
  return session;
};
const cheer = (user: TestUser, friend: TestUser, sessionId: string) =>
  user.call(friendsContract.cheerFriend, { params: { id: friend.userId }, body: { sessionId } });
const refusedCheer = (user: TestUser, friend: TestUser, sessionId: string) =>
  user.refused('POST', `/friends/${friend.userId}/cheers`, { sessionId });
const notFriend = { status: 404, code: 'friend_not_found' };
const notThere = { status: 404, code: 'friend_session_not_found' };

/** What someone was told about cheers, newest first. */
async function told(user: TestUser): Promise<string[]> {
  await cloud.idle();
  const { notifications } = await user.call(notificationsContract.listNotifications, { query: {} });
  return notifications
    .filter(({ kind }) => kind === 'cheer')
    .map(({ title, message }) => `${title} ${message}`);
}

describe('What friends did today', () => {
  it('is what each did last, in general words, without its title', async () => {
    expect(await today(maya)).toEqual({ friends: [], cheers: [] });
    await train(noah);
    const dance = await doDance(noah, clock);
    expect(await today(maya)).toEqual({
      friends: [
        {
          id: noah.userId,
          name: 'Noah',
          sessionId: dance.id,
          kind: 'dance',
          at: dance.completedAt,
          activeMinutes: Math.floor(dance.activeSeconds / 60),
          sharedTitle: null,
          cheered: false,
        },
      ],
      cheers: [],
    });
  });

  it('has the latest first, and forgets what is a day old', async () => {
    await befriend(maya, sam);
    await train(noah);
    clock.advance(hour);
    await train(sam);
    expect(await names(maya)).toEqual(['Sam', 'Noah']);
    clock.advance(23 * hour);
    expect(await names(maya)).toEqual(['Sam']);
    clock.advance(hour);
    expect(await names(maya)).toEqual([]);
  });

  it('has the title of a workout that was shared', async () => {
    const { id, title } = await train(noah);
    await noah.call(workoutsContract.shareWorkout, { params: { id } });
    expect((await today(maya)).friends).toMatchObject([{ sessionId: id, sharedTitle: title }]);
  });

  it('leaves out what does not count or was removed, and has it again when it is restored', async () => {
    await doWorkout(noah, clock, { minutes: 1, finished: 1 });
    expect(await names(maya)).toEqual([]);
    const { id } = await train(noah);
    await noah.call(workoutsContract.removeWorkout, { params: { id } });
    expect(await names(maya)).toEqual([]);
    await noah.call(workoutsContract.restoreWorkout, { params: { id } });
    expect(await names(maya)).toEqual(['Noah']);
    const dance = await doDance(noah, clock);
    await noah.call(danceContract.removeDance, { params: { id: dance.id } });
    expect((await today(maya)).friends).toMatchObject([{ sessionId: id }]);
  });

  it('is only for friends: not for strangers, after a block, or of an account that is gone', async () => {
    await befriend(maya, sam);
    await train(noah);
    await train(sam);
    expect(await names(noah)).toEqual([]);
    expect(await names(maya)).toEqual(['Sam', 'Noah']);
    await noah.call(friendsContract.blockPerson, { params: { id: maya.userId } });
    expect(await names(maya)).toEqual(['Sam']);
    await sam.signIn();
    await sam.call(accountContract.deleteAccount);
    expect(await names(maya)).toEqual([]);
  });

  it('stays with those who turned it off, from the next moment on', async () => {
    const { id } = await train(noah);
    const show = (showActivityToFriends: boolean) =>
      noah.call(profileContract.updateProfile, { body: { privacy: { showActivityToFriends } } });
    expect((await show(false)).privacy.showActivityToFriends).toBe(false);
    expect(await names(maya)).toEqual([]);
    expect(await refusedCheer(maya, noah, id)).toEqual(notThere);
    await show(true);
    expect(await names(maya)).toEqual(['Noah']);
  });

  it('costs the same number of reads for one friend and for ten', async () => {
    const readsOf = async () => {
      await cloud.idle();
      calls.length = 0;
      await maya.call(friendsContract.listTrainedToday);
      // Whether someone is admitted is known for a while.
      return calls
        .map(({ what }) => what)
        .filter((what) => what !== 'GetItem people')
        .toSorted();
    };
    await train(noah);
    const forOne = await readsOf();
    for (let n = 0; n < 9; n += 1) {
      const friend = await signUpUser(cloud.origin, { name: `Friend ${n}` });
      await befriend(maya, friend);
      await train(friend);
    }
    expect((await today(maya)).friends).toHaveLength(10);
    expect(await readsOf()).toEqual(forOne);
    expect(forOne).toEqual([
      'BatchGetItem friend-lists',
      'BatchGetItem people',
      'BatchGetItem profiles',
      'BatchGetItem recent-sessions',
      'Query cheers',
      'Query friends',
    ]);
  });
});

describe('A cheer', () => {
  it('is one per workout, seen on both sides, and told', async () => {
    const { id } = await train(noah);
    expect(await cheer(maya, noah, id)).toEqual({ cheered: true });
    expect(await cheer(maya, noah, id)).toEqual({ cheered: true });
    expect((await today(maya)).friends).toMatchObject([{ sessionId: id, cheered: true }]);
    expect((await today(noah)).cheers).toEqual([
      { sessionId: id, kind: 'workout', by: [{ id: maya.userId, name: 'Maya' }] },
    ]);
    expect(await told(noah)).toEqual(['Maya cheered you on For your workout: 5 active minutes.']);
  });

  it('is told once a day, whoever sends the others and whatever they are for', async () => {
    await befriend(noah, sam);
    const first = await train(noah);
    await Promise.all([cheer(maya, noah, first.id), cheer(sam, noah, first.id)]);
    const second = await train(noah);
    await cheer(maya, noah, second.id);
    expect(await told(noah)).toHaveLength(1);
    const { cheers } = await today(noah);
    expect(cheers.map(({ sessionId }) => sessionId)).toEqual([second.id, first.id]);
    expect(cheers[1]?.by.map(({ name }) => name).toSorted()).toEqual(['Maya', 'Sam']);
    clock.advance(24 * hour);
    const third = await train(noah);
    await cheer(sam, noah, third.id);
    expect(await told(noah)).toHaveLength(2);
  });

  it('begins a new day where the friend lives', async () => {
    const lena = await signUpUser(cloud.origin, { name: 'Lena', timeZone: 'Pacific/Auckland' });
    await befriend(maya, lena);
    clock.advance(Date.parse('2026-10-02T10:30:00Z') - clock.now());
    const evening = await train(lena);
    await cheer(maya, lena, evening.id);
    clock.advance(hour);
    const afterMidnight = await train(lena);
    await cheer(maya, lena, afterMidnight.id);
    expect(await told(lena)).toHaveLength(2);
  });

  it('is not told to those who turned it off, but is seen', async () => {
    await noah.call(notificationsContract.changePreferences, { body: { kinds: { cheer: false } } });
    const { id } = await train(noah);
    await cheer(maya, noah, id);
    expect(await told(noah)).toEqual([]);
    expect((await today(noah)).cheers).toHaveLength(1);
  });

  it('is only for friends, for what is there, and not for oneself', async () => {
    const { id } = await train(noah);
    expect(await refusedCheer(sam, noah, id)).toEqual(notFriend);
    expect(await refusedCheer(noah, noah, id)).toEqual(notFriend);
    expect(await refusedCheer(maya, noah, newId())).toEqual(notThere);
    expect(await refusedCheer(maya, noah, 'first')).toEqual({ status: 400, code: 'invalid_request' });
    await noah.call(workoutsContract.removeWorkout, { params: { id } });
    await cloud.idle();
    expect(await refusedCheer(maya, noah, id)).toEqual(notThere);
    const old = await train(noah);
    clock.advance(25 * hour);
    expect(await refusedCheer(maya, noah, old.id)).toEqual(notThere);
    await noah.call(friendsContract.blockPerson, { params: { id: maya.userId } });
    expect(await refusedCheer(maya, noah, old.id)).toEqual(notFriend);
    expect(await told(noah)).toEqual([]);
  });

  it('is no longer seen once one of the two blocked the other', async () => {
    const { id } = await train(noah);
    await cheer(maya, noah, id);
    await maya.call(friendsContract.blockPerson, { params: { id: noah.userId } });
    expect((await today(noah)).cheers).toEqual([]);
    expect(await told(noah)).toEqual([]);
  });

  it('is in the export of both, and goes with either account', async () => {
    const { id } = await train(noah);
    await cheer(maya, noah, id);
    await cloud.idle();
    const cheersIn = async (user: TestUser) =>
      (await user.call(accountContract.exportAccount)).tables['cheers'];
    expect(await cheersIn(maya)).toMatchObject([{ otherUserId: noah.userId, isSender: true }]);
    expect(await cheersIn(noah)).toMatchObject([{ otherUserId: maya.userId, isSender: false }]);
    const { tables } = await noah.call(accountContract.exportAccount);
    expect(tables['recent-sessions']).toMatchObject([{ sessions: [{ sessionId: id }] }]);
    await maya.signIn();
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    expect(await cheersIn(noah)).toEqual([]);
    expect((await today(noah)).cheers).toEqual([]);
  });
});

describe('Without a session', () => {
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/friends/today'],
      ['POST', '/friends/x/cheers'],
    ],
  );
});
