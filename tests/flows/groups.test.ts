import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { accountContract } from '../../shared/contracts/account';
import { groupsContract } from '../../shared/contracts/groups';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { rowsHolding } from '../support/held-rows';
import { auditOf } from '../support/audit';
import { signUpUser, type TestUser } from '../support/sign-in';
import { rowsOf } from '../support/table-rows';

const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;
let priya: TestUser;

beforeAll(async () => {
  cloud = await startTestCloud();
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
  priya = await signUpUser(cloud.origin, { name: 'Priya' });
});
afterAll(() => cloud.stop());

const { createGroup, deleteGroup, joinGroup, listGroups, readGroup } = groupsContract;

/** Waits until delayed work of earlier requests has run. */
async function settle(seconds: number): Promise<void> {
  await cloud.idle();
  clock.advance(seconds * 1000);
  await cloud.idle();
}

async function groupOfThree(): Promise<string> {
  const body = { id: ulid(clock.advance(1)), name: 'Early Birds', isPublic: true };
  const { id } = await maya.call(createGroup, { body });
  for (const user of [noah, priya]) {
    clock.advance(1000);
    await user.call(joinGroup, { params: { id }, body: {} });
  }
  return id;
}

describe('Groups', () => {
  it('leave no membership behind when they are deleted', async () => {
    const id = await groupOfThree();
    await maya.call(deleteGroup, { params: { id } });
    expect((await noah.call(listGroups)).own).toEqual([]);
    await settle(21);
    expect(await rowsHolding(cloud, id)).toEqual([expect.stringMatching(/^groups: .*"goneAt"/)]);
  });

  it('forget also whom they had removed', async () => {
    const id = await groupOfThree();
    await maya.call(groupsContract.removeGroupMember, { params: { id, userId: noah.userId } });
    await maya.call(deleteGroup, { params: { id } });
    await settle(21);
    expect(await rowsHolding(cloud, id)).toEqual([expect.stringMatching(/^groups: .*"goneAt"/)]);
  });

  it('have an id of their own: no one makes another under that of one that is gone, and all are counted right', async () => {
    const zoe = await signUpUser(cloud.origin, { name: 'Zoe' });
    for (let round = 0; round < 3; round += 1) {
      const id = await groupOfThree();
      const body = { id, name: 'Night Owls', isPublic: true };
      const ask = (user: TestUser, method: string, path: string, sent: object = {}) =>
        user.fetch(method, path, method === 'POST' ? JSON.stringify(sent) : undefined);
      const storm = () => [
        ask(maya, 'DELETE', `/groups/${id}`),
        ...[zoe, maya, noah].map((user) => ask(user, 'POST', '/groups', body)),
        ...[zoe, noah].map((user) => ask(user, 'POST', `/groups/${id}/join`)),
        ...[priya, noah].map((user) => ask(user, 'POST', `/groups/${id}/leave`)),
      ];
      await Promise.all([...storm(), ...storm()]);
      for (const user of [zoe, maya, noah])
        expect(await user.refused('POST', '/groups', body)).toEqual({ status: 404, code: 'group_not_found' });
      await settle(21);
      await Promise.all(storm());
      await settle(21);
      expect(await rowsHolding(cloud, id)).toEqual([expect.stringMatching(/^groups: .*"goneAt"/)]);
      for (const user of [zoe, maya, noah, priya])
        expect((await user.call(listGroups)).own.map((group) => group.id)).not.toContain(id);
      clock.advance(86_400_000);
    }
    const rows = await rowsOf(cloud.documents, 'group-members');
    for (const user of [zoe, maya, noah, priya]) {
      const count = rows.find(({ userId, groupId }) => userId === user.userId && groupId === '#count');
      expect(count?.['groupCount'] ?? 0).toBe((await user.call(listGroups)).own.length);
    }
    expect((await auditOf(cloud.documents)).filter((line) => /group|member/.test(line))).toEqual([]);
  });

  it('go on without someone who deletes their account, under another owner and with the right count', async () => {
    const id = await groupOfThree();
    await maya.signIn();
    await maya.call(accountContract.deleteAccount);
    await settle(21);
    const group = await noah.call(readGroup, { params: { id } });
    expect(group).toMatchObject({ role: 'owner', memberCount: 2 });
    await settle(61);
    const held = await rowsHolding(cloud, maya.userId);
    expect(held.filter((row) => row.startsWith('group'))).toEqual([]);
    expect(await noah.call(readGroup, { params: { id } })).toEqual(group);
  });
});
