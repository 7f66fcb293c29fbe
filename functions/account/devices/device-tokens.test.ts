import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { maximumDeviceTokens, type DeviceToken } from '../../../shared/contracts/account';
import { cancelled, fakeStorage } from '../../../tests/support/fake-storage';
import type { Caller } from '../../platform/http/routes';
import { authenticate } from './authenticate';
import { createDeviceToken } from './create-device-token';
import { deleteDeviceToken } from './delete-device-token';
import { hashOf, newDeviceSecret } from './device-secret';
import { createDeviceTokensRepository } from './device-tokens-repository';

const now = '2026-11-20T10:00:00.000Z';
const watch: Pick<DeviceToken, 'id' | 'name' | 'scopes'> = {
  id: '01JD3X6E9H0000000000000001',
  name: 'Watch',
  scopes: ['steps', 'weight'],
};
const row = { userId: 'maya', tokenId: watch.id, name: 'Watch', createdAt: '2026-11-01T08:00:00.000Z' };
const refused = new ConditionalCheckFailedException({ message: 'no', $metadata: {} });

function setUp() {
  const { storage, documents } = fakeStorage(now);
  documents.on(TransactWriteCommand).resolves({});
  const deviceTokens = createDeviceTokensRepository(storage);
  const create = (changes: Partial<typeof watch> = {}) =>
    createDeviceToken({ deviceTokens, clock: storage.clock }, 'maya', { ...watch, ...changes });
  return { documents, deviceTokens, create };
}

describe("A device's token", () => {
  it('is never the same twice and reveals nothing about its hash', () => {
    const secrets = Array.from({ length: 100 }, newDeviceSecret);
    expect(new Set(secrets).size).toBe(100);
    expect(new Set(secrets.map(hashOf)).size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^vita_[\w-]{43}$/);
  });

  it('is stored only as its hash, counted in the same transaction', async () => {
    const { documents, create } = setUp();
    const { token, ...device } = await create();
    expect(device).toEqual({ ...watch, createdAt: now, lastUsedAt: null });
    const [stored, counted] =
      documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(stored?.Put?.Item).toMatchObject({ userId: 'maya', tokenId: watch.id, secretHash: hashOf(token) });
    expect(counted?.Update?.ExpressionAttributeValues).toEqual({
      ':tokenCount': 1,
      ':maximum': maximumDeviceTokens,
    });
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('may add what was chosen, in one order and each once', async () => {
    const { documents, create } = setUp();
    expect((await create({ scopes: ['water', 'steps', 'water'] })).scopes).toEqual(['steps', 'water']);
    const [stored] = documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(stored?.Put?.Item).toMatchObject({ scopes: ['steps', 'water'] });
  });

  it('is replaced when its request comes again, keeping when the device was added', async () => {
    const { documents, create } = setUp();
    documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None'));
    documents.on(UpdateCommand).resolves({ Attributes: row });
    const { token, createdAt } = await create();
    expect(createdAt).toBe(row.createdAt);
    const update = documents.commandCalls(UpdateCommand)[0]?.args[0].input;
    expect(update?.ExpressionAttributeValues).toMatchObject({
      ':secretHash': hashOf(token),
      ':scopes': watch.scopes,
    });
  });

  it('is refused beyond the most that a person may have', async () => {
    const { documents, create } = setUp();
    documents.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    await expect(create()).rejects.toMatchObject({ code: 'too_many_device_tokens' });
  });

  it('makes room when it is deleted, and is not found a second time', async () => {
    const { documents, deviceTokens } = setUp();
    expect(await deleteDeviceToken(deviceTokens, 'maya', watch.id)).toEqual({ id: watch.id });
    const items = documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(items[1]?.Update?.ExpressionAttributeValues).toEqual({ ':tokenCount': -1, ':all': 1 });
    documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None'));
    await expect(deleteDeviceToken(deviceTokens, 'maya', watch.id)).rejects.toMatchObject({
      code: 'device_token_not_found',
    });
  });
});

describe('A bearer token', () => {
  const person: Caller = { userId: 'noah', authTime: 7 };
  const secret = newDeviceSecret();

  function open(authorization: string, stored: object = row) {
    const { documents, deviceTokens } = setUp();
    documents
      .on(QueryCommand)
      .callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: object }) => ({
        Items: JSON.stringify(values).includes(hashOf(secret)) ? [stored] : [],
      }));
    documents.on(UpdateCommand).resolves({ Attributes: stored });
    const verify = async (token: string) => {
      expect(token.split('.')).toHaveLength(3);
      return person;
    };
    return { documents, caller: () => authenticate(deviceTokens, verify)(authorization) };
  }

  it('of a device speaks for its owner under its name, noting that it was used', async () => {
    const { caller, documents } = open(`Bearer ${secret}`, { ...row, scopes: ['water'] });
    const device = { name: 'Watch', scopes: ['water'] };
    expect(await caller()).toEqual({ userId: 'maya', authTime: 0, device });
    const update = documents.commandCalls(UpdateCommand)[0]?.args[0].input;
    expect(update?.ExpressionAttributeValues).toEqual({ ':lastUsedAt': now, ':hash': hashOf(secret) });
  });

  it('of a device from before there were scopes may add steps', async () => {
    expect((await open(`Bearer ${secret}`).caller()).device?.scopes).toEqual(['steps']);
  });

  it('with dots is an access token', async () => {
    expect(await open('Bearer header0000.payload000.signature0').caller()).toBe(person);
  });

  it.each([
    ['none', ''],
    ['another scheme', `Basic ${secret}`],
    ['a short one', 'Bearer vita_abc'],
    ['one with other characters', `Bearer ${secret}!`],
    ['one that nobody was given', `Bearer ${newDeviceSecret()}`],
    ['one without our prefix', `Bearer ${'x'.repeat(48)}`],
  ])('opens nothing when it is %s', async (_, authorization) => {
    await expect(open(authorization).caller()).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('that nobody was given is told so, for signing in would not help a device', async () => {
    const caller = open(`Bearer ${newDeviceSecret()}`).caller();
    await expect(caller).rejects.toThrow(/^No device has this token\./);
  });

  it('that was replaced or deleted opens nothing although the index still shows it', async () => {
    const { caller, documents } = open(`Bearer ${secret}`);
    documents.on(UpdateCommand).rejects(refused);
    await expect(caller()).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
