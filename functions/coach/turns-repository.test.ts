import {
  ConditionalCheckFailedException,
  ProvisionedThroughputExceededException,
} from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import type { StoredReply } from './stored-reply';
import { createTurnsRepository } from './turns-repository';

const refused = () => new ConditionalCheckFailedException({ message: 'refused', $metadata: {} });
const throttled = () => new ProvisionedThroughputExceededException({ message: 'slow down', $metadata: {} });

const now = '2026-11-20T10:00:00.000Z';
const Key = { userId: 'maya', entryKey: 'coach-turn#m1' };
const turn = { userId: 'maya', messageId: 'm1', lease: 'l1' };
const reply: StoredReply = {
  response: 'Try planks.',
  toolData: { type: 'workout_videos', exercises: ['High Plank'], exerciseIds: ['plank'] },
  workout: null,
  week: null,
  source: 'rules',
  stopped: false,
  messageId: '01JD3X6E9H0000000000000009',
};

function setUp() {
  const { storage, documents } = fakeStorage(now);
  return { turns: createTurnsRepository(storage), documents };
}

describe('A message waiting for its answer', () => {
  it('is reserved for longer than a function runs, unless someone else is answering it', async () => {
    const { turns, documents } = setUp();
    documents.on(PutCommand).resolves({});
    const reservation = await turns.reserve('maya', 'm1');
    expect(reservation).toMatchObject({ state: 'reserved', turn: { userId: 'maya', messageId: 'm1' } });
    const { Item, ExpressionAttributeValues } = documents.commandCalls(PutCommand)[0]?.args[0].input ?? {};
    expect(Item).toMatchObject({ ...Key, leaseUntil: Date.parse(now) + 40_000 });
    expect(Item?.expiresAt).toBe(Date.parse(now) / 1000 + 7 * 86_400);
    expect(ExpressionAttributeValues).toEqual({ ':now': Date.parse(now) });
  });

  it('gets a new lease with every attempt', async () => {
    const { turns, documents } = setUp();
    documents.on(PutCommand).resolves({});
    const leases = [await turns.reserve('maya', 'm1'), await turns.reserve('maya', 'm1')].map((each) =>
      each.state === 'reserved' ? each.turn.lease : null,
    );
    expect(new Set(leases).size).toBe(2);
  });

  it('is already answered when its reply is there', async () => {
    const { turns, documents } = setUp();
    documents.on(PutCommand).rejects(refused());
    documents.on(GetCommand).resolves({ Item: { ...Key, lease: 'l0', leaseUntil: 1, reply } });
    expect(await turns.reserve('maya', 'm1')).toEqual({ state: 'answered', reply });
    expect(documents.commandCalls(GetCommand)[0]?.args[0].input).toMatchObject({ Key, ConsistentRead: true });
  });

  it('is already answered by a reply from before clips had ids', async () => {
    const { turns, documents } = setUp();
    const old = { ...reply, toolData: { type: 'workout_videos', exercises: ['High Plank'] } };
    documents.on(PutCommand).rejects(refused());
    documents.on(GetCommand).resolves({ Item: { ...Key, lease: 'l0', leaseUntil: 1, reply: old } });
    expect(await turns.reserve('maya', 'm1')).toEqual({ state: 'answered', reply: old });
  });

  it.each([
    ['is being answered', { ...Key, lease: 'l0', leaseUntil: Date.parse(now) + 1 }],
    ['was given back meanwhile', undefined],
  ])('is busy when it %s', async (_, Item) => {
    const { turns, documents } = setUp();
    documents.on(PutCommand).rejects(refused());
    documents.on(GetCommand).resolves({ Item });
    expect(await turns.reserve('maya', 'm1')).toEqual({ state: 'busy' });
  });

  it('belongs to no one when storage fails', async () => {
    const { turns, documents } = setUp();
    documents.on(PutCommand).rejects(throttled());
    await expect(turns.reserve('maya', 'm1')).rejects.toThrow('slow down');
  });
});

describe('The reply', () => {
  it('is stored once, by whoever holds the lease', () => {
    const { Update } = setUp().turns.answerItem(turn, reply);
    expect(Update).toMatchObject({
      TableName: 'test-chat-messages',
      Key,
      ConditionExpression: 'lease = :lease AND attribute_not_exists(reply)',
      ExpressionAttributeValues: { ':reply': reply, ':lease': 'l1' },
    });
  });
});

describe('A message whose answer failed', () => {
  it('is released by its holder', async () => {
    const { turns, documents } = setUp();
    documents.on(DeleteCommand).resolves({});
    await turns.release(turn);
    expect(documents.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
      Key,
      ExpressionAttributeValues: { ':lease': 'l1' },
    });
  });

  it('stays with the one who took it over', async () => {
    const { turns, documents } = setUp();
    documents.on(DeleteCommand).rejects(refused());
    await expect(turns.release(turn)).resolves.toBeUndefined();
  });

  it('is not released silently when storage fails', async () => {
    const { turns, documents } = setUp();
    documents.on(DeleteCommand).rejects(throttled());
    await expect(turns.release(turn)).rejects.toThrow('slow down');
  });
});

describe('A request to stop', () => {
  it('is stored with a message that was sent', async () => {
    const { turns, documents } = setUp();
    documents.on(UpdateCommand).resolves({});
    expect(await turns.requestStop('maya', 'm1')).toBe(true);
    expect(documents.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({ Key });
  });

  it('is refused for a message that was never sent', async () => {
    const { turns, documents } = setUp();
    documents.on(UpdateCommand).rejects(refused());
    expect(await turns.requestStop('maya', 'm1')).toBe(false);
  });

  it.each([
    [true, { lease: 'l1', leaseUntil: 1, stopRequested: true }],
    [false, { lease: 'l1', leaseUntil: 1 }],
    [false, undefined],
  ])('is read as %s', async (isRequested, row) => {
    const { turns, documents } = setUp();
    documents.on(GetCommand).resolves({ Item: row && { ...Key, ...row } });
    expect(await turns.isStopRequested(turn)).toBe(isRequested);
  });
});
