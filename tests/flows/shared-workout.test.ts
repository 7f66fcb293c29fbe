import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { HandlerExecutionContext, InitializeHandler } from '@smithy/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onClientCreated } from '../../functions/platform/clients';
import { workoutsContract } from '../../shared/contracts/workouts';
import { deliveryChaos, seededRandom } from '../support/chaos';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-08T09:30:00Z');
const random = seededRandom(20_261_122);
const friendIds = Array.from({ length: 500 }, (_, n) => `friend-${n}`);
let cloud: TestCloud;
let maya: TestUser;
let failed = 0;

/** A tenth of the writes to the notifications fail, sixty in all. */
function failSomeWrites(): void {
  const middleware = (next: InitializeHandler<object, object>, { commandName }: HandlerExecutionContext) =>
    ((args) => {
      const { TableName } = args.input as { TableName?: string };
      const isNotification = commandName === 'PutItemCommand' && TableName?.endsWith('notifications');
      if (isNotification && failed < 60 && random() < 0.1) {
        failed += 1;
        throw new Error('injected: the table did not answer');
      }
      return next(args);
    }) as InitializeHandler<object, object>;
  onClientCreated((client) =>
    client.middlewareStack.add(middleware, { step: 'initialize', name: 'failSomeWrites' }),
  );
}

async function put(table: string, rows: object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 25) {
    const requests = rows.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } }));
    await cloud.documents.send(
      new BatchWriteCommand({ RequestItems: { [`vita-local-${table}`]: requests } }),
    );
  }
}

beforeAll(async () => {
  cloud = await startTestCloud({ chaos: deliveryChaos(random) });
  maya = await signUpUser(cloud.origin, { name: 'Maya' });
  const row = { state: 'active', visible: true, version: 1 };
  await put(
    'people',
    friendIds.map((userId) => ({ ...row, userId, name: userId })),
  );
  await put(
    'friends',
    friendIds.map((friendId) => ({ userId: maya.userId, friendId, status: 'accepted' })),
  );
  const { id } = await doWorkout(maya, clock, { minutes: 5 });
  await cloud.idle();
  failSomeWrites();
  await maya.call(workoutsContract.shareWorkout, { params: { id } });
  await cloud.idle();
}, 120_000);
afterAll(() => cloud.stop());

async function toldTo(userId: string): Promise<unknown[]> {
  const { Items = [] } = await cloud.documents.send(
    new QueryCommand({
      TableName: 'vita-local-notifications',
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
    }),
  );
  return Items;
}

it('writes really failed, and no message was given up', () => {
  expect(failed).toBeGreaterThan(20);
  for (const counts of Object.values(cloud.bus.counts()))
    expect(counts).toEqual({ pending: 0, inFlight: 0, dead: 0 });
});

it('each of five hundred friends was told exactly once', async () => {
  const told = await Promise.all(friendIds.map(toldTo));
  expect(told.filter((rows) => rows.length === 1)).toHaveLength(500);
});
