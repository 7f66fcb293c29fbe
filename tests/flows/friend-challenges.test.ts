import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { accountContract } from '../../shared/contracts/account';
import { friendChallengesContract, type FriendChallenge } from '../../shared/contracts/friend-challenges';
import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { plannedSeconds, routineById } from '../../shared/rules/routines';
import { answers } from '../support/answers';
import { doChallenge } from '../support/challenges';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { tellOf } from '../support/event-of';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import { doWorkout } from '../support/workouts';

const dayMs = 86_400_000;
const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => void (cloud = await startTestCloud()));
afterAll(() => cloud.stop());
beforeEach(async () => {
  [maya, noah] = await Promise.all(
    ['Maya', 'Noah'].map((name) => signUpUser(cloud.origin, { name })) as [
      Promise<TestUser>,
      Promise<TestUser>,
    ],
  );
  for (const user of [maya, noah]) await user.call(profileContract.completeOnboarding, { body: answers });
  await maya.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
  await noah.call(friendsContract.addFriend, { body: { friendId: maya.userId } });
});

const { challengeFriend, listFriendChallenges, acceptFriendChallenge, declineFriendChallenge } =
  friendChallengesContract;
const newId = () => ulid(clock.advance(1));
const send = (what: object = { challengeNumber: 1 }, id = newId()) =>
  maya.call(challengeFriend, { params: { id: noah.userId }, body: { id, ...what } });
const accept = (user: TestUser, { id }: FriendChallenge) =>
  user.call(acceptFriendChallenge, { params: { id } });
const decline = (user: TestUser, { id }: FriendChallenge) =>
  user.call(declineFriendChallenge, { params: { id } });
const latest = async (user: TestUser) => (await user.call(listFriendChallenges)).challenges[0];
const refusedTo = (user: TestUser, friendId: string, body: object) =>
  user.refused('POST', `/friends/${friendId}/challenges`, { id: newId(), ...body });

describe('A challenge between friends', () => {
  it('is there for both as an invitation, once however often it is sent', async () => {
    const id = newId();
    const sent = await Promise.all([1, 2, 3].map(() => send({ challengeNumber: 1 }, id)));
    expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(sent[0]).toMatchObject({
      friend: { id: noah.userId, name: 'Noah' },
      isSender: true,
      title: 'First Light',
      state: 'invited',
    });
    expect(await latest(noah)).toMatchObject({
      id,
      friend: { name: 'Maya' },
      isSender: false,
      state: 'invited',
    });
    expect((await noah.call(listFriendChallenges)).challenges).toHaveLength(1);
  });

  it('has an id of its own: with it no one else is challenged, even after it was declined', async () => {
    const priya = await signUpUser(cloud.origin, { name: 'Priya' });
    for (const [one, other] of [
      [maya, priya],
      [priya, maya],
      [noah, priya],
      [priya, noah],
    ] as const)
      await one.call(friendsContract.addFriend, { body: { friendId: other.userId } });
    const { id } = await send();
    const body = { id, challengeNumber: 1 };
    const taken = { status: 409, code: 'session_id_taken' };
    const asked = (user: TestUser, friend: TestUser) =>
      user.refused('POST', `/friends/${friend.userId}/challenges`, body);
    expect(await asked(maya, priya)).toEqual(taken);
    expect(await asked(noah, maya)).toEqual(taken);
    expect(await asked(priya, noah)).toEqual(taken);
    await noah.call(declineFriendChallenge, { params: { id } });
    expect(await send({ challengeNumber: 1 }, id)).toMatchObject({ id, state: 'declined' });
    expect(await asked(maya, priya)).toEqual(taken);
  });

  it('gives both seven days from Accept, and ends when both have done it', async () => {
    const challenge = await send();
    clock.advance(dayMs);
    const accepted = await accept(noah, challenge);
    expect(Date.parse(accepted.endsAt) - clock.now()).toBeGreaterThan(7 * dayMs - 60_000);
    expect(await accept(noah, challenge)).toEqual(accepted);
    await doChallenge(noah, clock, 1);
    await cloud.idle();
    expect(await latest(maya)).toMatchObject({ state: 'accepted', myDoneAt: null });
    expect((await latest(maya))?.theirDoneAt).not.toBeNull();
    await doChallenge(maya, clock, 1);
    await cloud.idle();
    for (const user of [maya, noah]) {
      const ended = await latest(user);
      expect(ended?.state).toBe('finished');
      expect([ended?.myDoneAt, ended?.theirDoneAt]).not.toContain(null);
    }
  });

  it('is told to the friend, its answer to whoever sent it, and its result to both', async () => {
    const told = async (user: TestUser) =>
      (await user.call(notificationsContract.listNotifications)).notifications
        .filter(({ kind }) => kind === 'challenge' || kind === 'challengeResult')
        .map(({ message }) => message);
    const challenge = await send();
    await cloud.idle();
    expect(await told(noah)).toEqual(['Maya is challenging you to “First Light”.']);
    clock.advance(1000);
    await accept(noah, challenge);
    for (const user of [noah, maya]) await doChallenge(user, clock, 1);
    await cloud.idle();
    expect(await told(maya)).toEqual([
      '“First Light”: you both did it!',
      '“First Light”: accepted. You each have seven days.',
    ]);
    expect((await told(noah))[0]).toBe('“First Light”: you both did it!');
  });

  it('is not done by what was trained before Accept, however late the news of it', async () => {
    const finished = (occurredAt: number) =>
      tellOf(noah.userId, 'WorkoutCompleted', new Date(occurredAt), {
        sessionId: newId(),
        challengeNumber: 1,
        activeSeconds: 1_800,
        counted: true,
      });
    const challenge = await send();
    const before = clock.now();
    clock.advance(60_000);
    await accept(noah, challenge);
    await finished(before);
    await cloud.idle();
    expect((await latest(noah))?.myDoneAt).toBeNull();
    await finished(clock.advance(60_000));
    await cloud.idle();
    expect((await latest(noah))?.myDoneAt).not.toBeNull();
  });

  it('takes a routine too, done to 80% of its time', async () => {
    const challenge = await send({ routineId: 'core-blast' });
    await accept(noah, challenge);
    await doWorkout(noah, clock, { routineId: 'core-blast', minutes: 5 });
    await doWorkout(noah, clock, { routineId: 'cardio-blast', minutes: 18 });
    await cloud.idle();
    expect((await latest(noah))?.myDoneAt).toBeNull();
    await doWorkout(noah, clock, { routineId: 'core-blast', minutes: 16 });
    await cloud.idle();
    expect((await latest(noah))?.myDoneAt).not.toBeNull();
  });

  it('takes a routine as it was made for someone, done to 80% of what they were given', async () => {
    await noah.call(profileContract.updateAnswers, {
      body: { workLifeEffects: 'never more than 20 minutes' },
    });
    const challenge = await send({ routineId: 'full-body' });
    await accept(noah, challenge);
    const body = { id: newId(), routineId: 'full-body', changed: true };
    const { plan, ...session } = await noah.call(workoutsContract.startWorkout, { body });
    expect(session).toMatchObject({ routineId: null, adaptedFrom: 'full-body' });
    const activeSeconds = Math.ceil(plannedSeconds(plan) * 0.8);
    const full = routineById('full-body')?.exercises ?? [];
    expect(activeSeconds).toBeLessThan(plannedSeconds(full) * 0.8);
    const finishedAt = new Date(clock.advance(activeSeconds * 1000 + 1000)).toISOString();
    await noah.call(workoutsContract.completeWorkout, {
      params: { id: body.id },
      body: { finishedExercises: plan.map((_, position) => position), activeSeconds, finishedAt },
    });
    await cloud.idle();
    expect((await latest(noah))?.myDoneAt).not.toBeNull();
  });

  it('ends when the time is up, with what was done until then', async () => {
    const challenge = await send();
    await accept(noah, challenge);
    await doChallenge(noah, clock, 1);
    await cloud.idle();
    await cloud.fireSchedule('friend-challenges-close');
    expect((await latest(noah))?.state).toBe('accepted');
    clock.advance(7 * dayMs);
    await cloud.fireSchedule('friend-challenges-close');
    await cloud.fireSchedule('friend-challenges-close');
    const ended = await latest(maya);
    expect(ended).toMatchObject({ state: 'finished', myDoneAt: null });
    expect(ended?.theirDoneAt).not.toBeNull();
    await doChallenge(maya, clock, 1);
    await cloud.idle();
    expect(await latest(maya)).toEqual(ended);
  });

  it('expires where no one answered for seven days', async () => {
    const challenge = await send();
    clock.advance(7 * dayMs + 1);
    const over = { status: 409, code: 'friend_challenge_over' };
    expect(await noah.refused('POST', `/friend-challenges/${challenge.id}/accept`)).toEqual(over);
    await cloud.fireSchedule('friend-challenges-close');
    expect((await latest(maya))?.state).toBe('expired');
  });

  it('ends although an older one cannot, of which half is lost', async () => {
    await send();
    const createdAt = new Date(clock.now()).toISOString();
    const Key = { userId: 'half', friendChallengeId: newId() };
    const mine = {
      isSender: true,
      challengeNumber: 1,
      routineId: null,
      title: 'First Light',
      state: 'invited',
    };
    const open = { createdAt, endsAt: createdAt, myDoneAt: null, theirDoneAt: null };
    const TableName = 'vita-local-friend-challenges';
    const row = { ...Key, otherUserId: 'nobody', ...mine, ...open };
    await cloud.documents.send(new PutCommand({ TableName, Item: { ...row, dueKey: 'due' } }));
    clock.advance(7 * dayMs + 1);
    await cloud.fireSchedule('friend-challenges-close');
    expect((await latest(maya))?.state).toBe('expired');
    const stored = async () => (await cloud.documents.send(new GetCommand({ TableName, Key }))).Item;
    const aside = { reason: 'ConditionFailed' };
    expect(await stored()).toMatchObject({ state: 'invited', dueKey: 'aside', aside });

    // Once it is repaired, the next run ends it.
    const Item = { ...row, userId: 'nobody', otherUserId: 'half', isSender: false };
    await cloud.documents.send(new PutCommand({ TableName, Item }));
    clock.advance(3_600_000);
    await cloud.fireSchedule('friend-challenges-close');
    expect(await stored()).toEqual({ ...row, state: 'expired' });
    await cloud.documents.send(new DeleteCommand({ TableName, Key }));
  });

  it('can be declined, or taken back by whoever sent it, and not answered twice', async () => {
    const first = await send();
    await decline(noah, first);
    expect((await latest(maya))?.state).toBe('declined');
    const over = { status: 409, code: 'friend_challenge_over' };
    expect(await noah.refused('POST', `/friend-challenges/${first.id}/accept`)).toEqual(over);
    const second = await send();
    expect(await maya.refused('POST', `/friend-challenges/${second.id}/accept`)).toEqual(over);
    await decline(maya, second);
    expect((await latest(noah))?.state).toBe('declined');
  });

  it('leaves the open page of whom it was sent to when it is taken back, and tells no one', async () => {
    const socket = await openTestSocket(noah);
    const sent = await send();
    await cloud.idle();
    socket.frames.length = 0;
    await decline(maya, sent);
    await socket.next('friends.changed');
    await cloud.idle();
    for (const user of [maya, noah]) {
      const { notifications } = await user.call(notificationsContract.listNotifications);
      expect(notifications.filter(({ kind }) => kind === 'challengeResult')).toEqual([]);
    }
    await socket.close();
  });

  it('is accepted or taken back when both happen at the same moment, and both say the same', async () => {
    const challenge = await send();
    await Promise.allSettled([accept(noah, challenge), decline(maya, challenge)]);
    const [mine, theirs] = [await latest(maya), await latest(noah)];
    expect(mine?.state).toBe(theirs?.state);
    expect(['accepted', 'declined']).toContain(mine?.state);
  });

  it('is for friends only, and one at a time', async () => {
    const zoe = await signUpUser(cloud.origin, { name: 'Zoe' });
    const unknown = { status: 404, code: 'friend_not_found' };
    for (const id of [zoe.userId, maya.userId, 'nobody'])
      expect(await refusedTo(maya, id, { challengeNumber: 1 })).toEqual(unknown);
    const challenge = await send();
    expect(await refusedTo(noah, maya.userId, { challengeNumber: 1 })).toMatchObject({
      code: 'friend_challenge_open',
    });
    expect(await zoe.refused('POST', `/friend-challenges/${challenge.id}/accept`)).toEqual({
      status: 404,
      code: 'friend_challenge_not_found',
    });
  });

  it('has to be a routine that exists or a rung that is open to both', async () => {
    const codes = async (...bodies: object[]) =>
      Promise.all(bodies.map(async (body) => (await refusedTo(maya, noah.userId, body)).code));
    expect(
      await codes(
        { routineId: 'nothing' },
        { challengeNumber: 2 },
        {},
        { challengeNumber: 1, routineId: 'core-blast' },
      ),
    ).toEqual(['routine_not_found', 'challenge_locked', 'invalid_request', 'invalid_request']);
    await doChallenge(maya, clock, 1);
    expect(await codes({ challengeNumber: 2 })).toEqual(['friend_challenge_locked']);
  });

  it('is gone for both when the friendship ends, and when an account is deleted', async () => {
    const challenge = await send();
    await noah.call(friendsContract.removeFriend, { params: { id: maya.userId } });
    expect(await latest(maya)).toBeUndefined();
    expect(await noah.refused('POST', `/friend-challenges/${challenge.id}/accept`)).toMatchObject({
      code: 'friend_challenge_not_found',
    });
    await maya.call(accountContract.deleteAccount);
    await cloud.idle();
    const held = await noah.call(accountContract.exportAccount);
    expect(held.tables['friend-challenges']).toEqual([]);
  });

  const id = ulid(0);
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['POST', `/friends/${id}/challenges`],
      ['GET', '/friend-challenges'],
      ['POST', `/friend-challenges/${id}/accept`],
    ],
  );
});
