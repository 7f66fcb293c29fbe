import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { accountContract } from '../../shared/contracts/account';
import { groupsContract } from '../../shared/contracts/groups';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { rowsHolding } from '../support/held-rows';
import { signUpUser, type TestUser } from '../support/sign-in';

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

/** Until what waits for requests of before has run. */
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
    expect(await rowsHolding(cloud, id)).toEqual([]);
  });

  it('go on without somebody who deletes their account, under another owner and with the right count', async () => {
    const id = await groupOfThree();
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
