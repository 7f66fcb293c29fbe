import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { fakeStorage, throttled } from '../../tests/support/fake-storage';
import { createConnectionsRepository } from './connections-repository';
import { onSocket } from './on-socket';

const caller = { userId: 'maya', kind: 'notifications', principalId: 'maya' };

function setUp() {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.000Z');
  documents.on(PutCommand).resolves({});
  documents.on(DeleteCommand).resolves({});
  const closeOldest = vi.fn(() => Promise.resolve());
  const handle = onSocket({ connections: createConnectionsRepository(storage), closeOldest });
  const send = (routeKey: string, body?: string, authorizer: unknown = caller) =>
    handle({ requestContext: { routeKey, connectionId: 'c-1', authorizer }, body } as unknown as Parameters<
      typeof handle
    >[0]);
  return { send, documents, closeOldest };
}

describe('A socket', () => {
  it('that opens is kept as one of its person, for longer than a connection can live', async () => {
    const { send, documents, closeOldest } = setUp();
    expect(await send('$connect')).toEqual({ statusCode: 200 });
    expect(closeOldest.mock.calls).toEqual([['maya']]);
    const { Item } = documents.commandCalls(PutCommand)[0]?.args[0].input ?? {};
    expect(Item).toMatchObject({ userId: 'maya', connectionId: 'c-1', kind: 'notifications' });
    expect(new Date(Number(Item?.expiresAt) * 1000).toISOString()).toBe('2026-11-20T13:00:00.000Z');
  });

  it('that closes is forgotten, and only that one', async () => {
    const { send, documents } = setUp();
    expect(await send('$disconnect')).toEqual({ statusCode: 200 });
    expect(documents.calls().map((call) => call.args[0].input)).toEqual([
      { TableName: 'test-connections', Key: { userId: 'maya', connectionId: 'c-1' } },
    ]);
  });

  it('does not open when it could not be kept', async () => {
    const { send, documents } = setUp();
    documents.on(PutCommand).rejects(throttled());
    await expect(send('$connect')).rejects.toThrow('The table is busy');
  });

  it.each([
    ['a ping', '{"type":"ping"}', 200],
    ['a frame of no kind it knows', '{"type":"points.awarded"}', 400],
    ['no JSON', '{"type":', 400],
    ['no object', '"ping"', 400],
    ['nothing', undefined, 400],
  ])('takes %s with its status and writes nothing', async (_, body, statusCode) => {
    const { send, documents } = setUp();
    expect(await send('$default', body)).toEqual({ statusCode });
    expect(documents.calls()).toEqual([]);
  });

  it.each([
    ['nobody', undefined],
    ['somebody without an id', { userId: '', kind: 'notifications' }],
    ['a connection of no kind', { userId: 'maya' }],
  ])('of %s does nothing at all', async (_, authorizer) => {
    for (const routeKey of ['$connect', '$disconnect', '$default']) {
      const { send, documents } = setUp();
      const answer = send(routeKey, '{"type":"ping"}', authorizer ?? null);
      await expect(answer).rejects.toMatchObject({ name: 'ZodError' });
      expect(documents.calls()).toEqual([]);
    }
  });
});
