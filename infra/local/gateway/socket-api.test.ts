import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type WebSocket from 'ws';
import { allowed, startSockets, type SocketHarness } from '../../../tests/support/local-cloud/sockets';

type Answers = Record<string, (event: Record<string, unknown>) => unknown>;

let answers: Answers;
let sockets: SocketHarness;
const invoke = vi.fn(async (functionName: string, event: unknown) => {
  const { requestContext } = event as { requestContext: { routeKey: string } };
  const route = functionName === 'authorizer' ? 'authorizer' : requestContext.routeKey;
  return answers[route]?.(event as Record<string, unknown>);
});
const eventsOf = (route: string) =>
  invoke.mock.calls
    .filter(
      ([name, event]) => name !== 'authorizer' && JSON.stringify(event).includes(`"routeKey":"${route}"`),
    )
    .map(([, event]) => event as Record<string, never>);

beforeEach(async () => {
  invoke.mockClear();
  answers = { authorizer: () => allowed, $connect: () => ({ statusCode: 200 }) };
  sockets = await startSockets(invoke);
});
afterEach(() => sockets.stop());

async function refusal(socket: WebSocket): Promise<number | undefined> {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }];
  return response.statusCode;
}
/** After a round trip, so that a close in progress would show. */
async function isOpen(socket: WebSocket): Promise<boolean> {
  const answered = once(socket, 'pong');
  socket.ping();
  await answered;
  return socket.readyState === socket.OPEN;
}
const closeCode = async (socket: WebSocket) => ((await once(socket, 'close')) as [number])[0];

describe('opening a socket', () => {
  it('asks the authorizer, then $connect, with the request and the context', async () => {
    const { id } = await sockets.open('?ticket=abc&x=1');
    expect(invoke.mock.calls.map(([name]) => name)).toEqual(['authorizer', 'sockets']);
    const common = {
      queryStringParameters: { ticket: 'abc', x: '1' },
      multiValueQueryStringParameters: { ticket: ['abc'], x: ['1'] },
      headers: { 'sec-websocket-version': '13' },
    };
    expect(invoke.mock.calls[0]?.[1]).toMatchObject({
      type: 'REQUEST',
      methodArn: expect.stringMatching(/^arn:aws:execute-api:.*\/live\/\$connect$/),
      ...common,
    });
    expect(invoke.mock.calls[1]?.[1]).toMatchObject({
      ...common,
      isBase64Encoded: false,
      requestContext: {
        routeKey: '$connect',
        eventType: 'CONNECT',
        messageDirection: 'IN',
        connectionId: id,
        stage: 'live',
        authorizer: { principalId: 'user-1', userId: 'user-1', kind: 'app' },
      },
    });
    expect(id).toMatch(/^[\w-]{15}=$/);
  });

  it('401 without a ticket: the authorizer is not even asked', async () => {
    expect(await refusal(sockets.connect(''))).toBe(401);
    expect(invoke).not.toHaveBeenCalled();
  });

  it('403 when the policy denies, and $connect does not run', async () => {
    const Statement = [{ Effect: 'Deny', Action: 'execute-api:Invoke', Resource: '*' }];
    answers.authorizer = () => ({ ...allowed, policyDocument: { Statement } });
    expect(await refusal(sockets.connect())).toBe(403);
    expect(invoke).toHaveBeenCalledTimes(1);
  });

  it('403 when the policy allows another API only', async () => {
    const Resource = 'arn:aws:execute-api:eu-west-2:1:other/live/$connect';
    const Statement = [{ Effect: 'Allow', Action: 'execute-api:Invoke', Resource }];
    answers.authorizer = () => ({ ...allowed, policyDocument: { Statement } });
    expect(await refusal(sockets.connect())).toBe(403);
  });

  it('403 when an allow and a deny both apply', async () => {
    const Statement = [...allowed.policyDocument.Statement, { Effect: 'Deny', Action: '*', Resource: '*' }];
    answers.authorizer = () => ({ ...allowed, policyDocument: { Statement } });
    expect(await refusal(sockets.connect())).toBe(403);
  });

  it('401 when the authorizer throws Unauthorized, also inside a runtime’s error; 500 for any other', async () => {
    answers.authorizer = () => {
      throw new Error('realtime-authorizer: Unauthorized', { cause: new Error('Unauthorized') });
    };
    expect(await refusal(sockets.connect())).toBe(401);
    answers.authorizer = () => {
      throw new Error('the table is gone');
    };
    expect(await refusal(sockets.connect())).toBe(500);
    answers.authorizer = () => ({ principalId: 'user-1' });
    expect(await refusal(sockets.connect())).toBe(500);
  });

  it('is refused with the status $connect answers, and 502 when that fails', async () => {
    answers.$connect = () => ({ statusCode: 429 });
    expect(await refusal(sockets.connect())).toBe(429);
    answers.$connect = () => {
      throw new Error('broken');
    };
    expect(await refusal(sockets.connect())).toBe(502);
    expect(sockets.api.connections.size).toBe(0);
  });

  it('tells $disconnect when the client has gone before $connect was done', async () => {
    let connected: () => void = () => undefined;
    answers.$connect = () => new Promise<void>((resolve) => (connected = resolve));
    const socket = sockets.connect();
    socket.on('error', () => undefined);
    await vi.waitFor(() => expect(eventsOf('$connect')).toHaveLength(1));
    sockets.streams.at(-1)?.destroy();
    connected();
    await vi.waitFor(() => expect(eventsOf('$disconnect')).toHaveLength(1));
    expect(sockets.api.connections.size).toBe(0);
  });
});

describe('messages', () => {
  it('go to $default with the context of the connection', async () => {
    const { socket, id } = await sockets.open();
    socket.send('{"type":"ping"}');
    await vi.waitFor(() => expect(eventsOf('$default')).toHaveLength(1));
    expect(eventsOf('$default')[0]).toMatchObject({
      body: '{"type":"ping"}',
      isBase64Encoded: false,
      requestContext: {
        eventType: 'MESSAGE',
        connectionId: id,
        messageId: expect.any(String),
        authorizer: { userId: 'user-1', kind: 'app' },
      },
    });
    expect(eventsOf('$default')[0]).not.toHaveProperty('queryStringParameters');
  });

  it('go to the route of their type where there is one', async () => {
    const { socket } = await sockets.open();
    const frame = { type: 'input_audio_buffer.append', audio: 'AAAA' };
    const arrived = new Promise((resolve) => (answers['input_audio_buffer.append'] = resolve));
    socket.send(JSON.stringify(frame));
    expect(await arrived).toMatchObject({
      body: JSON.stringify(frame),
      requestContext: { routeKey: 'input_audio_buffer.append', eventType: 'MESSAGE' },
    });
  });

  it.each(['{"type":"$connect"}', '{"type":"other"}', '"input_audio_buffer.append"', 'null', '{'])(
    'go to $default otherwise: %s',
    async (text) => {
      const { socket } = await sockets.open();
      const arrived = new Promise((resolve) => (answers.$default = resolve));
      socket.send(text);
      expect(await arrived).toMatchObject({ body: text, requestContext: { routeKey: '$default' } });
    },
  );

  it('that fail are answered with an opaque error; what $default answers is not sent', async () => {
    const { socket, id } = await sockets.open();
    const received: string[] = [];
    socket.on('message', (data: Buffer) => received.push(data.toString()));
    answers.$default = ({ body }) => {
      if (body === 'bad') throw new Error('secret detail');
      return { statusCode: 200, body: 'not for the client' };
    };
    socket.send('good');
    socket.send('bad');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(JSON.parse(received[0] ?? '')).toMatchObject({
      message: 'Internal server error',
      connectionId: id,
    });
    expect(received[0]).not.toContain('secret');
  });

  it('of 32 kB pass; a larger frame closes the socket with 1009', async () => {
    const { socket } = await sockets.open();
    socket.send('x'.repeat(32 * 1024));
    await vi.waitFor(() => expect(eventsOf('$default')).toHaveLength(1));
    socket.send('x'.repeat(32 * 1024 + 1));
    expect(await closeCode(socket)).toBe(1009);
    expect(eventsOf('$default')).toHaveLength(1);
  });

  it('of 128 kB pass in several frames; a longer one closes the socket with 1009', async () => {
    const { socket } = await sockets.open();
    const part = 'x'.repeat(32 * 1024);
    for (let sent = 1; sent <= 4; sent += 1) socket.send(part, { fin: sent === 4 });
    await vi.waitFor(() => expect(eventsOf('$default')).toHaveLength(1));
    for (let sent = 1; sent <= 4; sent += 1) socket.send(part, { fin: false });
    socket.send('x', { fin: true });
    expect(await closeCode(socket)).toBe(1009);
    expect(eventsOf('$default')).toHaveLength(1);
  });
});

describe('the end of a connection', () => {
  it('is told to $disconnect with the client’s code', async () => {
    const { socket, id } = await sockets.open();
    socket.close(4001, 'bye');
    await vi.waitFor(() => expect(eventsOf('$disconnect')).toHaveLength(1));
    expect(eventsOf('$disconnect')[0]).toMatchObject({
      requestContext: {
        eventType: 'DISCONNECT',
        connectionId: id,
        disconnectStatusCode: 4001,
        disconnectReason: 'bye',
        authorizer: { userId: 'user-1' },
      },
    });
  });

  it('comes after ten idle minutes; a message begins them anew', async () => {
    await sockets.stop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sockets = await startSockets(invoke);
    const { socket } = await sockets.open();
    const closed = closeCode(socket);
    vi.advanceTimersByTime(9 * 60_000);
    socket.send('still here');
    while (eventsOf('$default').length === 0) await new Promise(setImmediate);
    vi.advanceTimersByTime(9 * 60_000);
    expect(await isOpen(socket)).toBe(true);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await closed).toBe(1001);
  });

  it('comes after two hours at the latest', async () => {
    await sockets.stop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sockets = await startSockets(invoke, { idleMs: 24 * 3_600_000 });
    const { socket } = await sockets.open();
    const closed = closeCode(socket);
    vi.advanceTimersByTime(2 * 3_600_000 - 1);
    expect(await isOpen(socket)).toBe(true);
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(await closed).toBe(1001);
  });

  it('is told to $disconnect for every socket when the gateway stops', async () => {
    await sockets.open();
    await sockets.open();
    await sockets.api.stop();
    expect(eventsOf('$disconnect')).toHaveLength(2);
  });
});
