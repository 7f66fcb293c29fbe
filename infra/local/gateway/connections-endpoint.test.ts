import {
  DeleteConnectionCommand,
  GetConnectionCommand,
  GoneException,
  PayloadTooLargeException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allowed, startSockets, type SocketHarness } from '../../../tests/support/local-cloud/sockets';

let sockets: SocketHarness;
beforeEach(async () => {
  sockets = await startSockets(async (name) => (name === 'authorizer' ? allowed : { statusCode: 200 }));
});
afterEach(() => sockets.stop());

const post = (ConnectionId: string, Data: string) =>
  sockets.client.send(new PostToConnectionCommand({ ConnectionId, Data }));

describe('@connections, through the SDK', () => {
  it('sends text to the connection it names and to no other', async () => {
    const one = await sockets.open();
    const other = await sockets.open();
    const strayed: unknown[] = [];
    other.socket.on('message', (data) => strayed.push(data));
    const message = once(one.socket, 'message') as Promise<[Buffer, boolean]>;
    await post(one.id, '{"type":"points.awarded","text":"é 🎉"}');
    const [data, isBinary] = await message;
    expect([data.toString(), isBinary]).toEqual(['{"type":"points.awarded","text":"é 🎉"}', false]);
    expect(strayed).toEqual([]);
  });

  it('tells since when a connection is open and when it was last active', async () => {
    const { id } = await sockets.open();
    const first = await sockets.client.send(new GetConnectionCommand({ ConnectionId: id }));
    expect(first.ConnectedAt).toBeInstanceOf(Date);
    expect(first.Identity?.SourceIp).toBe('127.0.0.1');
    await post(id, 'hello');
    const second = await sockets.client.send(new GetConnectionCommand({ ConnectionId: id }));
    expect(second.ConnectedAt).toEqual(first.ConnectedAt);
    expect(second.LastActiveAt?.getTime()).toBeGreaterThanOrEqual(first.LastActiveAt?.getTime() ?? Infinity);
  });

  it('closes a connection', async () => {
    const { id, socket } = await sockets.open();
    const closed = once(socket, 'close');
    await sockets.client.send(new DeleteConnectionCommand({ ConnectionId: id }));
    expect((await closed)[0]).toBe(1000);
    await expect(post(id, 'late')).rejects.toBeInstanceOf(GoneException);
  });

  it('says Gone for a connection that never was, for every operation', async () => {
    const ConnectionId = 'L0SM9cOFvHcCIhw=';
    await expect(post(ConnectionId, 'x')).rejects.toMatchObject({
      name: 'GoneException',
      $metadata: { httpStatusCode: 410 },
    });
    await expect(sockets.client.send(new GetConnectionCommand({ ConnectionId }))).rejects.toBeInstanceOf(
      GoneException,
    );
    await expect(sockets.client.send(new DeleteConnectionCommand({ ConnectionId }))).rejects.toBeInstanceOf(
      GoneException,
    );
  });

  it('says Gone once the client has left', async () => {
    const { id, socket } = await sockets.open();
    socket.terminate();
    await expect.poll(() => sockets.api.connections.size).toBe(0);
    await expect(post(id, 'x')).rejects.toBeInstanceOf(GoneException);
  });

  it('takes 128 kB and no more', async () => {
    const { id, socket } = await sockets.open();
    const message = once(socket, 'message') as Promise<[Buffer]>;
    await post(id, 'x'.repeat(128 * 1024));
    expect((await message)[0].length).toBe(128 * 1024);
    await expect(post(id, 'x'.repeat(128 * 1024 + 1))).rejects.toBeInstanceOf(PayloadTooLargeException);
  });
});
