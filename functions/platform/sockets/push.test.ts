import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, vi } from 'vitest';
import { fakeLog, fakeStorage, throttled } from '../../../tests/support/fake-storage';
import { createOpenChannel, createPush } from './push';

function setUp() {
  const { storage, documents } = fakeStorage();
  const connections = mockClient(ApiGatewayManagementApiClient);
  const log = fakeLog();
  documents.on(QueryCommand).resolves({ Items: [{ connectionId: 'one' }, { connectionId: 'two' }] });
  documents.on(DeleteCommand).resolves({});
  connections.on(PostToConnectionCommand).resolves({});
  const client = connections as unknown as ApiGatewayManagementApiClient;
  const push = createPush(storage, client, log);
  const tell = createOpenChannel(storage, client, log)('user');
  return { push, tell, documents, connections, log };
}

describe('Pushing a frame', () => {
  it('reaches every open socket of the user', async () => {
    const { push, connections } = setUp();
    await push('user', { type: 'rank.changed' });
    const sent = connections.commandCalls(PostToConnectionCommand).map((call) => call.args[0].input);
    expect(sent.map((input) => input.ConnectionId)).toEqual(['one', 'two']);
    expect(sent[0]?.Data).toBe('{"type":"rank.changed"}');
  });

  it('forgets a socket that is gone', async () => {
    const { push, documents, connections } = setUp();
    connections
      .on(PostToConnectionCommand, { ConnectionId: 'one' })
      .rejects(new GoneException({ message: 'gone', $metadata: {} }));
    await push('user', { type: 'rank.changed' });
    expect(documents.commandCalls(DeleteCommand).map((call) => call.args[0].input.Key)).toEqual([
      { userId: 'user', connectionId: 'one' },
    ]);
  });

  it('logs any other failure and does not throw, because frames are hints', async () => {
    const { push, documents, connections, log } = setUp();
    connections.on(PostToConnectionCommand, { ConnectionId: 'one' }).rejects(new Error('unreachable'));
    await push('user', { type: 'rank.changed' });
    expect(log.warn).toHaveBeenCalledOnce();
    expect(documents.commandCalls(DeleteCommand)).toHaveLength(0);
  });

  it('does not throw either when the table of sockets does not answer', async () => {
    const { push, documents, connections, log } = setUp();
    documents.on(QueryCommand).rejects(throttled());
    await push('user', { type: 'rank.changed' });
    expect(connections.commandCalls(PostToConnectionCommand)).toHaveLength(0);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('gives up on a socket that accepts nothing after two seconds', async () => {
    const { push, connections, log } = setUp();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('too slow'));
    connections.on(PostToConnectionCommand, { ConnectionId: 'one' }).rejects(new Error('aborted'));
    await push('user', { type: 'rank.changed' });
    expect(timeout.mock.calls).toEqual([[2_000], [2_000]]);
    for (const { args } of connections.send.getCalls())
      expect(args).toEqual([expect.anything(), { abortSignal: expect.objectContaining({ aborted: true }) }]);
    expect(log.warn).toHaveBeenCalledOnce();
    timeout.mockRestore();
  });
});

describe('The frames of one answer', () => {
  const pieces = ['Try', ' a', ' plank'].map((delta, offset) => ({
    type: 'coach.delta' as const,
    messageId: 'm1',
    offset,
    delta,
  }));

  it('all reach the sockets that were open at the first, which are looked up once', async () => {
    const { tell, documents, connections } = setUp();
    for (const piece of pieces) await tell(piece);
    expect(connections.commandCalls(PostToConnectionCommand)).toHaveLength(6);
    expect(documents.commandCalls(QueryCommand)).toHaveLength(1);
  });

  it('look nothing up before the first, and share one look when they go out together', async () => {
    const { tell, documents } = setUp();
    expect(documents.commandCalls(QueryCommand)).toHaveLength(0);
    await Promise.all(pieces.map(tell));
    expect(documents.commandCalls(QueryCommand)).toHaveLength(1);
  });

  it('no longer go to a socket that is gone', async () => {
    const { tell, documents, connections } = setUp();
    connections
      .on(PostToConnectionCommand, { ConnectionId: 'one' })
      .rejects(new GoneException({ message: 'gone', $metadata: {} }));
    for (const piece of pieces) await tell(piece);
    const sent = connections.commandCalls(PostToConnectionCommand).map((call) => call.args[0].input);
    expect(sent.map(({ ConnectionId }) => ConnectionId)).toEqual(['one', 'two', 'two', 'two']);
    expect(documents.commandCalls(DeleteCommand)).toHaveLength(1);
  });

  it('reach no one when the sockets cannot be found, and the table is not asked again', async () => {
    const { tell, documents, connections, log } = setUp();
    documents.on(QueryCommand).rejects(throttled());
    for (const piece of pieces) await tell(piece);
    expect(connections.commandCalls(PostToConnectionCommand)).toHaveLength(0);
    expect(documents.commandCalls(QueryCommand)).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
