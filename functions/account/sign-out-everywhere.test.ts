import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createDeviceTokensRepository } from './devices/device-tokens-repository';
import { signOutEverywhere } from './sign-out-everywhere';

function setUp(signOut = async () => {}) {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.900Z');
  const steps: string[] = [];
  documents.on(QueryCommand).resolves({ Items: [] });
  documents.on(QueryCommand, { TableName: 'test-push-subscriptions' }).resolves({
    Items: ['phone', 'laptop'].map((subscriptionId) => ({
      userId: 'maya',
      subscriptionId,
      endpoint: 'https://push.example.com',
      p256dh: '',
      auth: '',
      createdAt: '2026-11-19T10:00:00.000Z',
    })),
  });
  documents.on(TransactWriteCommand).callsFake(() => {
    steps.push('noted');
    return {};
  });
  const users = { signOut: async () => void (await signOut(), steps.push('refresh tokens')) };
  const deviceTokens = createDeviceTokensRepository(storage);
  const deps = { storage, users, deviceTokens, closeSockets: async () => void steps.push('sockets') };
  return { deps, steps, documents };
}

type Documents = ReturnType<typeof setUp>['documents'];
const itemsOf = (documents: Documents) =>
  documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
const deletedOf = (documents: Documents) =>
  itemsOf(documents).flatMap(({ Delete }) => (Delete ? [Delete.Key] : []));

describe('Signing out everywhere', () => {
  it('ends refresh tokens, notes the moment, and closes sockets last, so that none can open again', async () => {
    const { deps, steps } = setUp();
    expect(await signOutEverywhere(deps, 'maya')).toEqual({ signedOutAt: '2026-11-20T10:00:00.900Z' });
    expect(steps).toEqual(['refresh tokens', 'noted', 'sockets']);
  });

  it('notes whole seconds, as access tokens tell them, so that a sign-in of the same second counts', async () => {
    const { deps, documents } = setUp();
    await signOutEverywhere(deps, 'maya');
    const [call] = documents.commandCalls(TransactWriteCommand);
    expect(call?.args[0].input.TransactItems?.[0]?.Update).toMatchObject({
      Key: { userId: 'maya' },
      ConditionExpression: 'attribute_exists(userId)',
      ExpressionAttributeValues: { ':signedOutAt': Date.parse('2026-11-20T10:00:00Z') / 1000 },
    });
  });

  it('ends what is sent to every browser, in the same transaction', async () => {
    const { deps, documents } = setUp();
    await signOutEverywhere(deps, 'maya');
    expect(deletedOf(documents)).toEqual([
      { userId: 'maya', subscriptionId: 'phone' },
      { userId: 'maya', subscriptionId: 'laptop' },
    ]);
  });

  it('ends the tokens of devices and the address of the calendar, in the same transaction', async () => {
    const { deps, documents } = setUp();
    const tokens = ['watch', 'ring'].map((tokenId) => ({
      userId: 'maya',
      tokenId,
      name: tokenId,
      createdAt: '2026-11-19T10:00:00.000Z',
    }));
    documents.on(QueryCommand, { TableName: 'test-device-tokens' }).resolves({ Items: tokens });
    await signOutEverywhere(deps, 'maya');
    expect(deletedOf(documents).slice(2)).toEqual([
      { userId: 'maya', tokenId: 'watch' },
      { userId: 'maya', tokenId: 'ring' },
    ]);
    const updates = itemsOf(documents).flatMap(({ Update }) => Update ?? []);
    expect(updates.slice(1)).toMatchObject([
      { TableName: 'test-device-tokens', ExpressionAttributeValues: { ':tokenCount': -2, ':all': 2 } },
      { TableName: 'test-training-plans', UpdateExpression: 'REMOVE #calendarHash' },
    ]);
  });

  it('closes no socket when the user pool did not end the sessions', async () => {
    const { deps, steps } = setUp(() => Promise.reject(new Error('Cognito is down')));
    await expect(signOutEverywhere(deps, 'maya')).rejects.toThrow('Cognito is down');
    expect(steps).toEqual([]);
  });
});
