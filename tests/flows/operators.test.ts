import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTombstonesRepository } from '../../functions/account/tombstones-repository';
import { createOperatorActionsRepository } from '../../functions/people/operator-actions-repository';
import { erase } from '../../infra/operator/erase';
import { reviveLocal } from '../../infra/operator/local-dead-letters';
import { storageOn } from '../../infra/operator/storage';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { fakeSecret } from '../support/fake-secret';
import { rowsHolding } from '../support/held-rows';
import { signUpUser } from '../support/sign-in';

startClock('2026-04-08T09:30:00Z');
const secret = fakeSecret('a secret of the test');
let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud.stop());
const storage = () => storageOn(cloud.documents, cloud.tablePrefix);

it('an operator erases an account as its owner would, and again where a restore brought it back', async () => {
  const user = await signUpUser(cloud.origin);
  await createTombstonesRepository(storage(), secret).add(user.userId);
  expect(await createTombstonesRepository(storage(), secret).known(['somebody-else', user.userId])).toEqual([
    user.userId,
  ]);
  await erase(storage(), user.userId, 'Kim');
  await cloud.idle();
  expect(await rowsHolding(cloud, user.userId)).toEqual([]);
  const [logged] = await createOperatorActionsRepository(storage()).listNewest(1);
  expect(logged).toMatchObject({ action: 'erase', by: 'Kim', userId: 'someone' });
  await erase(storage(), user.userId, 'Kim');
  await cloud.idle();
  expect(await rowsHolding(cloud, user.userId)).toEqual([]);
});

it('what is dead on this machine is revived, of one queue or of all', async () => {
  const dead = { body: '{}', sentAt: 0, receives: 5, isDead: true };
  for (const [queue, messageId] of [
    ['points-events', '1'],
    ['points-events', '2'],
    ['push-events', '3'],
  ])
    await cloud.documents.send(
      new PutCommand({ TableName: 'vita-local-local-messages', Item: { queue, messageId, ...dead } }),
    );
  expect(await reviveLocal(storage(), 'points')).toEqual(new Map([['points-events', 2]]));
  expect(await reviveLocal(storage())).toEqual(new Map([['push-events', 1]]));
  expect((await reviveLocal(storage())).size).toBe(0);
});
