import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { friendsContract } from '../../shared/contracts/friends';
import { groupsContract, type Group } from '../../shared/contracts/groups';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { rowsOf } from '../support/table-rows';

const clock = startClock('2026-04-10T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let priya: TestUser;

beforeAll(async () => void (cloud = await sharedCloud()));
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  priya = await signUpUser(cloud.origin, { name: 'Priya' });
});

const { listGroups, createGroup, readGroup, joinGroup, leaveGroup } = groupsContract;
const { inviteToGroup, removeGroupMember, allowGroupMember, reportGroup } = groupsContract;
const create = (isPublic: boolean) =>
  maya.call(createGroup, { body: { id: ulid(clock.advance(1)), name: 'Early Birds', isPublic } });
const invitation = async ({ id }: Group) =>
  (await maya.call(inviteToGroup, { params: { id }, body: {} })).invite;
const join = (user: TestUser, { id }: Group, invite?: string) =>
  user.call(joinGroup, { params: { id }, body: { ...(invite && { invite }) } });
const refusedJoin = (user: TestUser, { id }: Group, invite?: string) =>
  user.refused('POST', `/groups/${id}/join`, { ...(invite && { invite }) });
const remove = (user: TestUser, { id }: Group) =>
  maya.call(removeGroupMember, { params: { id, userId: user.userId } });
const allow = (user: TestUser, { id }: Group) =>
  maya.call(allowGroupMember, { params: { id, userId: user.userId } });
const read = (user: TestUser, { id }: Group) => user.call(readGroup, { params: { id } });

const missing = { status: 404, code: 'group_not_found' };
const out = { status: 403, code: 'removed_from_group' };

describe('Someone whom the owner took out of a group', () => {
  it.each([true, false])('comes back by no invitation, old or new (public: %s)', async (isPublic) => {
    const group = await create(isPublic);
    const old = await invitation(group);
    await join(noah, group, old);
    await remove(noah, group);
    const current = await invitation(group);
    expect(current).not.toBe(old);
    expect(await refusedJoin(noah, group, old)).toEqual(isPublic ? out : missing);
    expect(await refusedJoin(noah, group, current)).toEqual(out);
    await noah.call(leaveGroup, { params: { id: group.id } });
    expect(await refusedJoin(noah, group, current)).toEqual(out);
    expect((await noah.call(listGroups)).own).toEqual([]);
    expect(await read(maya, group)).toMatchObject({ memberCount: 1, isRemoved: false });
  });

  it('sees of a public group that they are out of it', async () => {
    const group = await create(true);
    await join(noah, group);
    await remove(noah, group);
    expect(await read(noah, group)).toMatchObject({ isRemoved: true, role: null, week: null, others: [] });
  });

  it('finds nothing where a private group was', async () => {
    const group = await create(false);
    await join(noah, group, await invitation(group));
    await remove(noah, group);
    expect(await noah.refused('GET', `/groups/${group.id}`)).toEqual(missing);
  });

  it('is named to the owner alone, who lets them in again', async () => {
    const group = await create(true);
    await join(noah, group);
    await join(priya, group);
    await remove(noah, group);
    const removed = [{ id: noah.userId, name: 'Noah' }];
    expect(await read(maya, group)).toMatchObject({ removed, memberCount: 2 });
    expect(await read(priya, group)).toMatchObject({ removed: [] });
    const path = `/groups/${group.id}/removed/${noah.userId}`;
    expect(await priya.refused('DELETE', path)).toEqual({ status: 403, code: 'not_group_owner' });
    expect(await noah.refused('DELETE', path)).toEqual({ status: 403, code: 'not_group_owner' });
    await allow(noah, group);
    expect(await maya.refused('DELETE', path)).toEqual({ status: 404, code: 'group_member_not_found' });
    expect(await join(noah, group)).toMatchObject({ memberCount: 3 });
    const member = `/groups/${group.id}/removed/${priya.userId}`;
    expect(await maya.refused('DELETE', member)).toMatchObject({ code: 'group_member_not_found' });
    expect(await read(maya, group)).toMatchObject({ removed: [], memberCount: 3 });
  });

  it('is counted once though they are taken out, leave and join at the same moment', async () => {
    const group = await create(true);
    await join(priya, group);
    for (let round = 0; round < 3; round += 1) {
      await join(noah, group);
      await Promise.allSettled([
        remove(noah, group),
        remove(noah, group),
        noah.call(leaveGroup, { params: { id: group.id } }),
        join(noah, group),
      ]);
      const { memberCount, others } = await read(maya, group);
      expect(memberCount).toBe(others.length);
      await Promise.allSettled([remove(noah, group)]);
      await Promise.allSettled([allow(noah, group)]);
      expect((await read(maya, group)).memberCount).toBe(2);
    }
  });

  it('starts anew where the group has closed and the owner made another', async () => {
    const group = await create(true);
    await join(noah, group);
    await remove(noah, group);
    await maya.call(leaveGroup, { params: { id: group.id } });
    expect(await refusedJoin(noah, group)).toEqual(missing);
    expect(await join(noah, await create(true))).toMatchObject({ role: 'member' });
  });
});

describe('Two people of whom one blocked the other', () => {
  it.each([
    ['the owner', () => [maya, noah]],
    ['the other', () => [noah, maya]],
  ] as const)('find no group of each other, even by invitation, where it was %s', async (_, who) => {
    const [open, closed] = [await create(true), await create(false)];
    const invite = await invitation(closed);
    const [by, whom] = who() as [TestUser, TestUser];
    await by.call(friendsContract.blockPerson, { params: { id: whom.userId } });
    expect(await refusedJoin(noah, open)).toEqual(missing);
    expect(await refusedJoin(noah, closed, invite)).toEqual(missing);
    expect(await noah.refused('GET', `/groups/${open.id}`)).toEqual(missing);
    expect(await noah.refused('GET', `/groups/${closed.id}?invite=${invite}`)).toEqual(missing);
    const listed = async (user: TestUser) => (await user.call(listGroups)).public.map(({ id }) => id);
    expect(await listed(noah)).not.toContain(open.id);
    expect(await listed(priya)).toContain(open.id);
  });

  it('do not see each other in a group of someone else, whose owner sees both', async () => {
    const group = await create(true);
    await join(noah, group);
    await join(priya, group);
    await noah.call(friendsContract.blockPerson, { params: { id: priya.userId } });
    const names = async (user: TestUser) =>
      (await read(user, group)).others.map(({ name }) => name).toSorted();
    expect(await names(noah)).toEqual(['Maya', 'Noah']);
    expect(await names(priya)).toEqual(['Maya', 'Priya']);
    expect(await names(maya)).toEqual(['Maya', 'Noah', 'Priya']);
    expect((await read(noah, group)).memberCount).toBe(3);
  });
});

describe('A group that is reported', () => {
  const reports = async ({ id }: Group) =>
    (await rowsOf(cloud.documents, 'reports')).filter(({ reportedId }) => reportedId === `group#${id}`);

  it('waits for the operator, once for each who says so', async () => {
    const group = await create(true);
    const report = { params: { id: group.id }, body: { reason: 'name' as const, note: 'Rude' } };
    expect(await noah.call(reportGroup, report)).toEqual({ reported: true });
    await noah.call(reportGroup, { ...report, body: { ...report.body, note: 'Very rude' } });
    expect(await reports(group)).toMatchObject([{ userId: noah.userId, reason: 'name', note: 'Very rude' }]);
  });

  it('is one that the caller can see, for a reason there is', async () => {
    const group = await create(false);
    const path = `/groups/${group.id}/report`;
    expect(await noah.refused('POST', path, { reason: 'name' })).toEqual(missing);
    expect(await maya.refused('POST', path, { reason: 'dull' })).toMatchObject({ status: 400 });
    expect(await maya.refused('POST', path, { reason: 'name', note: 'x'.repeat(501) })).toMatchObject({
      status: 400,
    });
    expect(await reports(group)).toEqual([]);
  });
});
