import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { groupsContract, type Group } from '../../shared/contracts/groups';
import { profileContract } from '../../shared/contracts/profile';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-25T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let priya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
  [noah, priya] = await Promise.all([
    signUpUser(cloud.origin, { name: 'Noah' }),
    signUpUser(cloud.origin, { name: 'Priya' }),
  ]);
});
// The daily limit for one person.
beforeEach(async () => void (maya = await signUpUser(cloud.origin, { name: 'Maya' })));

const { listGroups, createGroup, readGroup, changeGroup, deleteGroup } = groupsContract;
const { joinGroup, leaveGroup, inviteToGroup, removeGroupMember } = groupsContract;
const newId = () => ulid(clock.advance(1));
const create = (user: TestUser, more: object = {}) =>
  user.call(createGroup, { body: { id: newId(), name: 'Early Birds', isPublic: true, ...more } });
const join = (user: TestUser, { id }: Pick<Group, 'id'>, invite?: string) =>
  user.call(joinGroup, { params: { id }, body: { ...(invite && { invite }) } });
const leave = (user: TestUser, { id }: Pick<Group, 'id'>) => user.call(leaveGroup, { params: { id } });
const read = (user: TestUser, { id }: Pick<Group, 'id'>) => user.call(readGroup, { params: { id } });
const inviteTo = async (user: TestUser, { id }: Pick<Group, 'id'>, renew = false) =>
  (await user.call(inviteToGroup, { params: { id }, body: { renew } })).invite;
const own = async (user: TestUser) => (await user.call(listGroups)).own.map(({ id }) => id);
const namesIn = async (user: TestUser, group: Group) => {
  const { entries, others } = await read(user, group);
  return [...entries, ...others].map(({ name }) => name).toSorted();
};

describe('A group', () => {
  it('is made with its owner as the first member, once however often it is sent', async () => {
    const body = { id: newId(), name: '  Early Birds ', description: 'Before work.', isPublic: true };
    const sent = await Promise.all([1, 2, 3].map(() => maya.call(createGroup, { body })));
    const made = { ...body, name: 'Early Birds', memberCount: 1, role: 'owner' };
    expect(sent).toEqual([made, made, made]);
    expect((await own(maya)).filter((id) => id === body.id)).toHaveLength(1);
    expect(await noah.refused('POST', '/groups', body)).toEqual({ status: 404, code: 'group_not_found' });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one letter', 'x'],
    ['no letter', '2026'],
    ['more than 60 characters', 'x'.repeat(61)],
    ['script', '<script>alert(1)</script>'],
    ['nothing that is seen', '\u200b\u202e\u{e0041}'],
    ['letters under heaps of marks', `Early B${'\u0301'.repeat(9)}irds`],
    ['a number', 7],
  ])('is refused under a name of %s', async (_, name) => {
    const refused = await maya.refused('POST', '/groups', { id: newId(), name, isPublic: true });
    expect(refused).toEqual({ status: 400, code: 'invalid_request' });
  });

  it.each(['Early\u0000 Birds', 'Early\u202e Birds', 'Early\u{e0041} Birds', 'Early\u00ad Birds'])(
    'is founded without the characters that show nothing: %j',
    async (name) => expect(await create(maya, { name })).toMatchObject({ name: 'Early Birds' }),
  );

  it('cannot take our names, at first or later', async () => {
    const refused = { status: 400, code: 'name_taken' };
    const group = await create(maya);
    for (const name of ['A n a', 'Ｖita Support', 'Moderator']) {
      expect(await maya.refused('POST', '/groups', { id: newId(), name, isPublic: true })).toEqual(refused);
      expect(await maya.refused('PATCH', `/groups/${group.id}`, { name })).toEqual(refused);
    }
    expect(await create(maya, { name: 'La Dolce Vita' })).toMatchObject({ name: 'La Dolce Vita' });
  });

  it('is refused with a description that is too long or holds a tag', async () => {
    for (const description of ['x'.repeat(201), '<img src=x>', `a${'\u0301'.repeat(9)}b`]) {
      const body = { id: newId(), name: 'Early Birds', description, isPublic: true };
      expect(await maya.refused('POST', '/groups', body)).toMatchObject({ code: 'invalid_request' });
    }
  });

  it('stays visible even if its old name would be refused now or its count is wrong', async () => {
    const group = await create(maya);
    const update = { TableName: 'vita-local-groups', Key: { groupId: group.id } };
    const values = { ':name': 'Ana\u202e', ':text': 'a\u200bb', ':count': -1 };
    const UpdateExpression = 'SET #name = :name, description = :text, memberCount = :count';
    const names = { ExpressionAttributeNames: { '#name': 'name' }, ExpressionAttributeValues: values };
    await cloud.documents.send(new UpdateCommand({ ...update, UpdateExpression, ...names }));
    expect(await read(noah, group)).toMatchObject({ name: 'Ana\u202e', description: 'a\u200bb' });
    expect((await maya.call(listGroups)).own).toMatchObject([{ id: group.id, memberCount: 0 }]);
  });

  it('is found by everyone where it is public, newest first, ten at a time', async () => {
    const made: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const user = n < 6 ? noah : priya;
      made.push((await create(user, { name: `Runners ${n}` })).id);
    }
    const first = await maya.call(listGroups);
    expect(first.public.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 10));
    const next = await maya.call(listGroups, { query: { cursor: first.nextCursor ?? '' } });
    expect(next.public.slice(0, 2).map(({ id }) => id)).toEqual(made.toReversed().slice(10));
    expect(first.public.every(({ role, memberCount }) => role === null && memberCount === 1)).toBe(true);
    for (const id of made) await (made.indexOf(id) < 6 ? noah : priya).call(deleteGroup, { params: { id } });
  });

  it('is joined and left, and counts its members', async () => {
    const group = await create(maya);
    expect(await join(noah, group)).toMatchObject({ memberCount: 2, role: 'member' });
    expect(await join(noah, group)).toMatchObject({ memberCount: 2, role: 'member' });
    expect(await own(noah)).toContain(group.id);
    await leave(noah, group);
    await leave(noah, group);
    expect(await own(noah)).not.toContain(group.id);
    expect(await read(maya, group)).toMatchObject({ memberCount: 1 });
  });

  it('counts right when people come and go at the same moment, each request sent twice', async () => {
    const group = await create(maya);
    const people = [noah, priya];
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(people.flatMap((user) => [join(user, group), join(user, group)]));
      expect((await read(maya, group)).memberCount).toBe(3);
      await Promise.all(people.flatMap((user) => [leave(user, group), leave(user, group)]));
      expect((await read(maya, group)).memberCount).toBe(1);
    }
    await Promise.allSettled(
      people.flatMap((user) => [join(user, group), leave(user, group), join(user, group)]),
    );
    const members = await namesIn(maya, group);
    expect((await read(maya, group)).memberCount).toBe(members.length);
  });

  it('goes to its longest member when the owner leaves, and closes with the last', async () => {
    const group = await create(maya);
    await join(noah, group);
    clock.advance(1000);
    await join(priya, group);
    await leave(maya, group);
    expect((await read(noah, group)).role).toBe('owner');
    expect((await read(priya, group)).role).toBe('member');
    await leave(noah, group);
    await leave(priya, group);
    expect(await priya.refused('GET', `/groups/${group.id}`)).toMatchObject({ code: 'group_not_found' });
  });

  it('always has one owner among its members, though owner and heir leave at the same moment', async () => {
    const group = await create(maya);
    await join(noah, group);
    clock.advance(1000);
    await join(priya, group);
    await Promise.all([leave(maya, group), leave(noah, group)]);
    expect(await read(priya, group)).toMatchObject({ role: 'owner', memberCount: 1 });
  });

  it('is changed and deleted by its owner only', async () => {
    const group = await create(maya);
    await join(noah, group);
    const path = `/groups/${group.id}`;
    const notOwner = { status: 403, code: 'not_group_owner' };
    expect(await noah.refused('PATCH', path, { name: 'Mine' })).toEqual(notOwner);
    expect(await noah.refused('DELETE', path)).toEqual(notOwner);
    expect(await noah.refused('POST', `${path}/invites`, {})).toEqual(notOwner);
    expect(await noah.refused('DELETE', `${path}/members/${maya.userId}`)).toEqual(notOwner);
    expect(await maya.refused('PATCH', path, {})).toMatchObject({ code: 'invalid_request' });
    const body = { name: 'Late Owls', isPublic: false };
    expect(await maya.call(changeGroup, { params: { id: group.id }, body })).toMatchObject(body);
    expect((await priya.call(listGroups)).public.map(({ id }) => id)).not.toContain(group.id);
    await maya.call(deleteGroup, { params: { id: group.id } });
    expect(await own(noah)).not.toContain(group.id);
    expect(await maya.refused('DELETE', path)).toMatchObject({ code: 'group_not_found' });
  });

  it('loses a member whom the owner removes, and no one else', async () => {
    const group = await create(maya);
    await join(noah, group);
    const remove = (userId: string) => maya.call(removeGroupMember, { params: { id: group.id, userId } });
    await remove(noah.userId);
    expect(await read(maya, group)).toMatchObject({ memberCount: 1 });
    expect(await own(noah)).not.toContain(group.id);
    for (const userId of [noah.userId, maya.userId, 'nobody'])
      expect(await maya.refused('DELETE', `/groups/${group.id}/members/${userId}`)).toEqual({
        status: 404,
        code: 'group_member_not_found',
      });
  });

  it('takes no one into more than twenty groups', async () => {
    const ola = await signUpUser(cloud.origin, { name: 'Ola' });
    for (let n = 0; n < 9; n += 1) await create(ola, { isPublic: false });
    for (let n = 0; n < 10; n += 1) await join(ola, await create(maya));
    await join(ola, await create(noah));
    const full = { status: 409, code: 'too_many_groups' };
    const body = { id: newId(), name: 'One more', isPublic: true };
    expect(await ola.refused('POST', '/groups', body)).toEqual(full);
    const group = await create(noah);
    expect(await ola.refused('POST', `/groups/${group.id}/join`, {})).toEqual(full);
    expect((await read(noah, group)).memberCount).toBe(1);
  });

  it('is made at most ten times a day by one person, however many they delete; a repeat does not count', async () => {
    const made = [];
    for (let n = 0; n < 10; n += 1) made.push(await create(maya));
    for (const { id } of made.slice(1)) await maya.call(deleteGroup, { params: { id } });
    const body = { id: newId(), name: 'One more', isPublic: true };
    expect(await maya.refused('POST', '/groups', body)).toEqual({ status: 429, code: 'too_many_new_groups' });
    const [{ id }] = made as [Group];
    expect(await create(maya, { id })).toMatchObject({ id, memberCount: 1 });
  });

  it('shows its members who owns it, and strangers no one who is on no board', async () => {
    const group = await create(maya);
    await join(noah, group);
    const owner = { id: maya.userId, name: 'Maya' };
    for (const user of [maya, noah]) expect(await read(user, group)).toMatchObject({ owner });
    const seen = await read(priya, group);
    expect(seen).toMatchObject({ memberCount: 2, owner: null, entries: [], others: [], removed: [] });
  });
});

describe("A group's weekly goal", () => {
  const setGoal = (user: TestUser, { id }: Group, weeklyGoalMinutes: number | null) =>
    user.call(changeGroup, { params: { id }, body: { weeklyGoalMinutes } });

  it('is set, changed, and removed by the owner, whatever else stays, and seen by members only', async () => {
    const group = await create(maya, { description: 'Before work.' });
    await join(noah, group);
    const goals = async (user: TestUser) => (await read(user, group)).week?.goalMinutes;
    expect(await goals(maya)).toBeNull();
    for (const goal of [600, 10, 50_000]) {
      await setGoal(maya, group, goal);
      expect([await goals(maya), await goals(noah), await goals(priya)]).toEqual([goal, goal, undefined]);
    }
    await maya.call(changeGroup, { params: { id: group.id }, body: { name: 'Late Owls' } });
    expect(await goals(noah)).toBe(50_000);
    await setGoal(maya, group, null);
    expect(await goals(noah)).toBeNull();
    expect(await read(noah, group)).toMatchObject({ name: 'Late Owls', description: 'Before work.' });
    await setGoal(maya, group, 300);
    await leave(maya, group);
    await setGoal(noah, group, 200);
    expect(await goals(noah)).toBe(200);
  });

  it('is refused outside its bounds, and from anyone but the owner', async () => {
    const group = await create(maya);
    await join(noah, group);
    const path = `/groups/${group.id}`;
    for (const weeklyGoalMinutes of [0, 9, -10, 50_001, 10.5, '600', true, [600]])
      expect(await maya.refused('PATCH', path, { weeklyGoalMinutes })).toEqual({
        status: 400,
        code: 'invalid_request',
      });
    const body = { weeklyGoalMinutes: 600 };
    expect(await noah.refused('PATCH', path, body)).toEqual({ status: 403, code: 'not_group_owner' });
    expect(await priya.refused('PATCH', path, body)).toEqual({ status: 403, code: 'not_group_owner' });
    const secret = await create(maya, { isPublic: false });
    expect(await priya.refused('PATCH', `/groups/${secret.id}`, body)).toMatchObject({ status: 404 });
    expect((await read(maya, group)).week).toMatchObject({ goalMinutes: null, minutes: 0, trained: 0 });
  });

  it('runs from Monday to Sunday in UTC, as leagues do', async () => {
    const { week } = await read(maya, await create(maya));
    expect(week).toMatchObject({ startsOn: '2026-04-20', endsAt: '2026-04-27T00:00:00.000Z' });
  });
});

describe('A private group', () => {
  let group: Group;
  beforeEach(async () => void (group = await create(maya, { isPublic: false })));

  it('is invisible to people without an invitation', async () => {
    const gone = { status: 404, code: 'group_not_found' };
    expect(await noah.refused('GET', `/groups/${group.id}`)).toEqual(gone);
    expect(await noah.refused('POST', `/groups/${group.id}/join`, {})).toEqual(gone);
    const invite = 'x'.repeat(24);
    expect(await noah.refused('POST', `/groups/${group.id}/join`, { invite })).toEqual(gone);
    expect(await noah.refused('GET', `/groups/${newId()}`)).toEqual(gone);
    expect((await noah.call(listGroups)).public.map(({ id }) => id)).not.toContain(group.id);
  });

  it('opens to its invitation link, which shows it before', async () => {
    const invite = await inviteTo(maya, group);
    expect(await inviteTo(maya, group)).toBe(invite);
    const seen = await noah.call(readGroup, { params: { id: group.id }, query: { invite } });
    expect(seen).toMatchObject({ name: 'Early Birds', role: null, memberCount: 1 });
    expect(await join(noah, group, invite)).toMatchObject({ role: 'member' });
  });

  it('is closed to a link that was renewed', async () => {
    const before = await inviteTo(maya, group);
    const invite = await inviteTo(maya, group, true);
    expect(await noah.refused('POST', `/groups/${group.id}/join`, { invite: before })).toMatchObject({
      code: 'group_not_found',
    });
    expect(await join(noah, group, invite)).toMatchObject({ memberCount: 2 });
  });
});

describe("A group's leaderboard", () => {
  it('ranks its members among themselves, without those who left the leaderboards', async () => {
    const group = await create(maya);
    await join(noah, group);
    await join(priya, group);
    await doWorkout(noah, clock);
    await doWorkout(priya, clock, { minutes: 21 });
    await cloud.idle();
    const { entries, others, me } = await read(noah, group);
    expect(entries.map(({ name, rank }) => [name, rank])).toEqual([
      ['Priya', 1],
      ['Noah', 2],
    ]);
    expect(me).toMatchObject({ id: noah.userId, rank: 2 });
    expect(others).toEqual([{ id: maya.userId, name: 'Maya' }]);
    await priya.call(profileContract.updateProfile, { body: { privacy: { showOnLeaderboards: false } } });
    const after = await read(noah, group);
    expect(after.entries.map(({ name, rank }) => [name, rank])).toEqual([['Noah', 1]]);
    expect(after.others.map(({ name }) => name).toSorted()).toEqual(['Maya', 'Priya']);
  });
});

describe('The endpoints of groups', () => {
  it.each(['not-a-ulid', '01J', '../people'])('have no group %j', async (id) => {
    const { status } = await maya.refused('GET', `/groups/${encodeURIComponent(id)}`);
    expect([400, 404]).toContain(status);
  });

  it('refuse a cursor that they did not give', async () => {
    const { id } = await create(maya);
    for (const cursor of ['abc', '10', '_x', '-2_x', '1e3_x', '99999999999_x'])
      expect(await maya.refused('GET', `/groups/${id}?cursor=${cursor}`)).toEqual({
        status: 400,
        code: 'invalid_request',
      });
    const past = await maya.call(readGroup, { params: { id }, query: { cursor: '-1_zzz' } });
    expect(past).toMatchObject({ entries: [], others: [], nextCursor: null, memberCount: 1 });
    expect(await maya.refused('GET', '/groups?cursor=abc')).toMatchObject({ code: 'invalid_request' });
  });

  const id = ulid(0);
  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/groups'],
      ['POST', '/groups'],
      ['GET', `/groups/${id}`],
      ['POST', `/groups/${id}/join`],
      ['POST', `/groups/${id}/report`],
      ['DELETE', `/groups/${id}/removed/x`],
    ],
  );
});
