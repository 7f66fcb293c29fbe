import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { friendsContract } from '../../shared/contracts/friends';
import { leaderboardsContract } from '../../shared/contracts/leaderboards';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-05-19T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});

const list = (user: TestUser) => user.call(friendsContract.listFriends);
const listed = async (user: TestUser) =>
  (await list(user)).friends.map(({ name, status }) => `${name}: ${status}`);
const add = (user: TestUser, other: TestUser) =>
  user.call(friendsContract.addFriend, { body: { friendId: other.userId } });
const act = (
  user: TestUser,
  action: 'acceptFriend' | 'declineFriend' | 'removeFriend' | 'blockPerson',
  other: TestUser,
) => user.call(friendsContract[action], { params: { id: other.userId } });
const unknown = { status: 404, code: 'friend_not_found' };

describe('Friends', () => {
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin, { name: 'Maya' });
    noah = await signUpUser(cloud.origin, { name: 'Noah' });
  });

  it('ask, accept, and are then on both lists', async () => {
    expect(await add(maya, noah)).toEqual({ id: noah.userId, status: 'requested' });
    expect([await listed(maya), await listed(noah)]).toEqual([['Noah: requested'], ['Maya: received']]);
    expect(await act(noah, 'acceptFriend', maya)).toEqual({ id: maya.userId, status: 'accepted' });
    expect([await listed(maya), await listed(noah)]).toEqual([['Noah: accepted'], ['Maya: accepted']]);
  });

  it('answer a repeat as the first time, and become friends when both ask', async () => {
    await add(maya, noah);
    expect(await add(maya, noah)).toMatchObject({ status: 'requested' });
    expect(await add(noah, maya)).toMatchObject({ status: 'accepted' });
    expect(await act(noah, 'acceptFriend', maya)).toMatchObject({ status: 'accepted' });
    expect(await listed(maya)).toEqual(['Noah: accepted']);
  });

  it('decline, cancel and remove on both sides at once', async () => {
    await add(maya, noah);
    await act(noah, 'declineFriend', maya);
    expect([await listed(maya), await listed(noah)]).toEqual([[], []]);
    await add(maya, noah);
    await act(maya, 'removeFriend', noah);
    expect([await listed(maya), await listed(noah)]).toEqual([[], []]);
    await add(noah, maya);
    await act(maya, 'acceptFriend', noah);
    await act(noah, 'removeFriend', maya);
    expect([await listed(maya), await listed(noah)]).toEqual([[], []]);
  });

  it('show nothing of each other but name, workouts and points', async () => {
    await add(maya, noah);
    const text = await (await noah.fetch('GET', '/friends')).text();
    expect(Object.keys((JSON.parse(text) as { friends: object[] }).friends[0] ?? {}).toSorted()).toEqual([
      'id',
      'name',
      'status',
      'totalPoints',
      'workoutsCompleted',
    ]);
    expect(text).not.toContain(maya.email);
  });

  it('cannot accept or decline for someone else, nor what they asked themselves', async () => {
    const ines = await signUpUser(cloud.origin, { name: 'Ines' });
    await add(maya, noah);
    const gone = { status: 404, code: 'friend_request_not_found' };
    expect(await ines.refused('POST', `/friends/${maya.userId}/accept`)).toEqual(gone);
    expect(await ines.refused('POST', `/friends/${ines.userId}/accept`)).toEqual(gone);
    expect(await maya.refused('POST', `/friends/${noah.userId}/accept`)).toEqual(gone);
    expect(await maya.refused('POST', `/friends/${noah.userId}/decline`)).toEqual(gone);
    expect(await ines.refused('DELETE', `/friends/${noah.userId}`)).toEqual(unknown);
    expect(await listed(noah)).toEqual(['Maya: received']);
  });

  it('are gone from each other when one of them blocks, until that one lifts it', async () => {
    await add(maya, noah);
    await act(noah, 'acceptFriend', maya);
    await act(noah, 'blockPerson', maya);
    expect(await list(maya)).toEqual({ friends: [], blocked: [] });
    expect(await list(noah)).toEqual({ friends: [], blocked: [{ id: maya.userId, name: 'Maya' }] });
    expect(await maya.refused('POST', '/friends', { friendId: noah.userId })).toEqual(unknown);
    expect(await maya.refused('POST', `/friends/${noah.userId}/block`)).toEqual(unknown);
    expect(await maya.refused('POST', `/friends/${noah.userId}/report`, { reason: 'name' })).toEqual(unknown);
    expect(await noah.refused('POST', '/friends', { friendId: maya.userId })).toEqual(unknown);
    expect(await maya.refused('DELETE', `/friends/${noah.userId}`)).toEqual(unknown);
    await act(noah, 'removeFriend', maya);
    expect(await add(maya, noah)).toMatchObject({ status: 'requested' });
  });

  it('see no row of each other on the board once one of them blocked', async () => {
    for (const user of [maya, noah]) await doWorkout(user, clock, { minutes: 5 });
    await cloud.idle();
    const onBoardOf = async (user: TestUser) => {
      clock.advance(2_001);
      const call = { query: { limit: 100 } };
      const { entries } = await user.call(leaderboardsContract.readGlobalLeaderboard, call);
      return entries.map(({ id }) => id);
    };
    expect(await onBoardOf(maya)).toContain(noah.userId);
    await act(noah, 'blockPerson', maya);
    expect(await onBoardOf(maya)).not.toContain(noah.userId);
    expect(await onBoardOf(noah)).not.toContain(maya.userId);
  });

  it('show script in a name as the text it is', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const mallory = await signUpUser(cloud.origin, { name });
    await add(mallory, noah);
    expect((await list(noah)).friends[0]?.name).toBe(name);
  });

  it('report someone once, whatever they did before', async () => {
    const report = (reason: 'name' | 'cheating') =>
      maya.call(friendsContract.reportPerson, { params: { id: noah.userId }, body: { reason } });
    expect(await report('name')).toEqual({ reported: true });
    expect(await report('cheating')).toEqual({ reported: true });
    expect(await maya.refused('POST', `/friends/${maya.userId}/report`, { reason: 'name' })).toEqual({
      status: 400,
      code: 'own_friend_id',
    });
  });
});

describe('An id', () => {
  beforeAll(async () => {
    maya = await signUpUser(cloud.origin, { name: 'Maya' });
  });

  it.each([
    ['unknown', '0f5c1a52-6b9e-4d6b-8d7e-1f3f3f3f3f3f'],
    ['malformed', "'; DROP TABLE friends; --"],
    ['of another kind', '#open'],
    ['of one letter', 'x'],
  ])('that is %s is a user not found', async (_, friendId) => {
    expect(await maya.refused('POST', '/friends', { friendId })).toEqual(unknown);
    expect(await maya.refused('POST', `/friends/${encodeURIComponent(friendId)}/block`)).toEqual(unknown);
  });

  it('of one’s own is told apart', async () => {
    expect(await maya.refused('POST', '/friends', { friendId: maya.userId })).toEqual({
      status: 400,
      code: 'own_friend_id',
    });
  });

  it.each([
    ['none', {}],
    ['empty', { friendId: '  ' }],
    ['no text', { friendId: 7 }],
    ['endless', { friendId: 'x'.repeat(201) }],
  ])('that is %s is refused as malformed', async (_, body) => {
    expect(await maya.refused('POST', '/friends', body)).toMatchObject({ code: 'invalid_request' });
  });

  it('is not found by trying many: after sixty in an hour one has to wait', async () => {
    const guesser = await signUpUser(cloud.origin, { name: 'Guesser' });
    const guess = (n: number) => guesser.refused('POST', '/friends', { friendId: `guess-${n}` });
    const all = await Promise.all(Array.from({ length: 70 }, (_, n) => guess(n)));
    expect(all.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(all.filter(({ code }) => code === 'too_many_friend_requests')).toHaveLength(10);
    clock.advance(3_600_000);
    expect(await guess(71)).toEqual(unknown);
  });
});

describe('Requests to one person', () => {
  it('are three a day: someone who was declined cannot keep asking', async () => {
    [maya, noah] = [
      await signUpUser(cloud.origin, { name: 'Maya' }),
      await signUpUser(cloud.origin, { name: 'Noah' }),
    ];
    for (let n = 0; n < 3; n += 1) {
      await add(maya, noah);
      await act(noah, 'declineFriend', maya);
    }
    expect(await maya.refused('POST', '/friends', { friendId: noah.userId })).toEqual({
      status: 429,
      code: 'too_many_friend_requests',
    });
  });
});

describe('At the same moment', () => {
  const sides = async () => [await listed(maya), await listed(noah)];

  beforeEach(async () => {
    maya = await signUpUser(cloud.origin, { name: 'Maya' });
    noah = await signUpUser(cloud.origin, { name: 'Noah' });
  });

  it('two requests that cross make a friendship', async () => {
    await Promise.all([add(maya, noah), add(noah, maya)]);
    expect(await sides()).toEqual([['Noah: accepted'], ['Maya: accepted']]);
  });

  it.each(Array.from({ length: 4 }, (_, n) => n))(
    'a request that is taken back while it is accepted leaves both sides agreeing (%i)',
    async () => {
      await add(maya, noah);
      const both = await Promise.all([
        maya.fetch('DELETE', `/friends/${noah.userId}`),
        noah.fetch('POST', `/friends/${maya.userId}/accept`),
      ]);
      expect(both[0].status).toBe(200);
      expect([200, 404]).toContain(both[1].status);
      expect(await sides()).toEqual([[], []]);
    },
  );

  it('a block during the acceptance wins', async () => {
    await add(maya, noah);
    const [blocked, accepted] = await Promise.all([
      maya.fetch('POST', `/friends/${noah.userId}/block`),
      noah.fetch('POST', `/friends/${maya.userId}/accept`),
    ]);
    expect(blocked.status).toBe(200);
    expect([200, 404]).toContain(accepted.status);
    expect(await sides()).toEqual([[], []]);
  });
});

describe('Five hundred entries', () => {
  it('are the most a list holds, whoever wants to add to it at once', async () => {
    maya = await signUpUser(cloud.origin, { name: 'Maya' });
    const others = await Promise.all(
      Array.from({ length: 4 }, (_, n) => signUpUser(cloud.origin, { name: `Fan ${n}` })),
    );
    const put = (friendId: string) => ({
      PutRequest: { Item: { userId: maya.userId, friendId, status: 'accepted', createdAt: '' } },
    });
    const { BatchWriteCommand, PutCommand } = await import('@aws-sdk/lib-dynamodb');
    const ids = Array.from({ length: 498 }, (_, n) => `filler-${n}`);
    for (let from = 0; from < ids.length; from += 25) {
      const RequestItems = { 'vita-local-friends': ids.slice(from, from + 25).map(put) };
      await cloud.documents.send(new BatchWriteCommand({ RequestItems }));
    }
    const Item = { userId: maya.userId, version: ids.length };
    await cloud.documents.send(new PutCommand({ TableName: 'vita-local-friend-lists', Item }));
    const answersOf = await Promise.all(
      others.map((fan) => fan.fetch('POST', '/friends', JSON.stringify({ friendId: maya.userId }))),
    );
    const statuses = answersOf.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 409, 409]);
    const stranger = await signUpUser(cloud.origin, { name: 'Stranger' });
    expect(await maya.refused('POST', '/friends', { friendId: stranger.userId })).toEqual({
      status: 409,
      code: 'too_many_friends',
    });
    await maya.call(friendsContract.removeFriend, { params: { id: 'filler-0' } });
    expect(await add(maya, stranger)).toMatchObject({ status: 'requested' });
  });
});

describe('Suggestions', () => {
  const suggested = async (user: TestUser) =>
    (await user.call(friendsContract.listSuggestions)).suggestions.map(({ id }) => id);

  const onboarded = async (name: string, goalType: 'tone_up' | 'lose_weight') => {
    const user = await signUpUser(cloud.origin, { name });
    await user.call(profileContract.completeOnboarding, { body: { ...answers, goalType } });
    return user;
  };

  it('are people with the same goal who allow it, and no strangers anymore once asked or blocked', async () => {
    const [zoe, same, other, hidden] = [
      await onboarded('Zoe', 'tone_up'),
      await onboarded('Same', 'tone_up'),
      await onboarded('Other', 'lose_weight'),
      await onboarded('Hidden', 'tone_up'),
    ];
    await hidden.call(profileContract.updateProfile, { body: { privacy: { suggestToOthers: false } } });
    await cloud.idle();
    expect(await suggested(zoe)).toContain(same.userId);
    expect(await suggested(zoe)).not.toContain(other.userId);
    expect(await suggested(zoe)).not.toContain(hidden.userId);
    expect(await suggested(zoe)).not.toContain(zoe.userId);
    await act(same, 'blockPerson', zoe);
    expect(await suggested(zoe)).not.toContain(same.userId);
    expect(await suggested(same)).not.toContain(zoe.userId);
  });

  it('go on where there are more than ten, each person once, and end', async () => {
    const nina = await onboarded('Nina', 'tone_up');
    const others: string[] = [];
    for (let n = 0; n < 12; n += 1) others.push((await onboarded(`Other ${n}`, 'tone_up')).userId);
    await cloud.idle();
    const found: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const query = cursor ? { cursor } : {};
      const page = await nina.call(friendsContract.listSuggestions, { query });
      expect(page.suggestions.length).toBeLessThanOrEqual(10);
      found.push(...page.suggestions.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(expect.arrayContaining(others));
    expect(new Set(found).size).toBe(found.length);
    expect(found).not.toContain(nina.userId);
  });

  it('are none before onboarding', async () => {
    expect(await suggested(await signUpUser(cloud.origin, { name: 'New' }))).toEqual([]);
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/friends'],
      ['POST', '/friends'],
      ['GET', '/friends/suggestions'],
      ['POST', '/friends/x/accept'],
      ['POST', '/friends/x/block'],
      ['DELETE', '/friends/x'],
    ],
  );
});
