import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiRoute } from '../../api-routes';
import { createHttpApi, type HttpApiOptions } from './http-api';
import type { HttpEvent } from './http-event';
import { createJwtAuthorizer } from './jwt-authorizer';
import { createTestPool } from '../../../tests/support/local-cloud/access-tokens';

const pool = createTestPool();
const authorize = createJwtAuthorizer(pool.authorizerOptions);
const routes: ApiRoute[] = [
  { key: 'GET /api/health', functionName: 'core-api', access: 'public' },
  { key: 'POST /api/enquiries', functionName: 'enquiries-api', access: 'public' },
  { key: 'ANY /api/things', functionName: 'things-api', access: 'user' },
  { key: 'ANY /api/things/{proxy+}', functionName: 'things-api', access: 'user' },
];

let server: Server;
let origin: string;
let port: number;
const invoke = vi.fn<(functionName: string, event: unknown) => Promise<unknown>>();

async function serve(options: Partial<HttpApiOptions> = {}): Promise<void> {
  server = createServer(createHttpApi({ routes, authorize, invoke, ...options }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  origin = `http://127.0.0.1:${port}`;
}
async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
const signedIn = (headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${pool.accessToken()}`,
  ...headers,
});
const lastEvent = () => invoke.mock.lastCall?.[1] as HttpEvent;

beforeEach(async () => {
  invoke.mockReset().mockResolvedValue({ statusCode: 200, body: 'ok' });
  await serve();
});
afterEach(stop);

describe('the event a function receives', () => {
  it('is payload format 2.0 in every field', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-12T19:03:58.390Z'), toFake: ['Date'] });
    const token = pool.accessToken();
    await fetch(`${origin}/api/things/a%20b/c?x=1&x=2&y=%C3%A9+z&empty&constructor=c`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        cookie: 'a=1; b=2',
        'content-type': 'application/json',
        'User-Agent': 'test',
        'X-Own': 'One',
      },
      body: '{"é":1}',
    });
    vi.useRealTimers();
    const event = lastEvent();
    expect(invoke.mock.lastCall?.[0]).toBe('things-api');
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'ANY /api/things/{proxy+}',
      rawPath: '/api/things/a b/c',
      rawQueryString: 'x=1&x=2&y=%C3%A9+z&empty&constructor=c',
      cookies: ['a=1', 'b=2'],
      queryStringParameters: { x: '1,2', y: 'é z', empty: '', constructor: 'c' },
      pathParameters: { proxy: 'a b/c' },
      body: '{"é":1}',
      isBase64Encoded: false,
    });
    expect(event.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      host: `127.0.0.1:${port}`,
      'content-type': 'application/json',
      'content-length': '8',
      'x-own': 'One',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': String(port),
    });
    expect(Object.keys(event.headers)).not.toEqual(expect.arrayContaining(['cookie', 'connection']));
    expect(event.requestContext).toMatchObject({
      accountId: '000000000000',
      apiId: 'local',
      domainName: `127.0.0.1:${port}`,
      stage: '$default',
      routeKey: 'ANY /api/things/{proxy+}',
      time: '12/Mar/2026:19:03:58 +0000',
      timeEpoch: Date.parse('2026-03-12T19:03:58.390Z'),
      http: {
        method: 'PUT',
        path: '/api/things/a b/c',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'test',
      },
      authorizer: {
        jwt: { claims: { sub: 'user-1', token_use: 'access' }, scopes: ['aws.cognito.signin.user.admin'] },
      },
    });
    expect(event.requestContext.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has no authorizer, cookies, query or body where there are none', async () => {
    await fetch(`${origin}/api/health`);
    const event = lastEvent();
    expect(event).toMatchObject({ routeKey: 'GET /api/health', rawQueryString: '', isBase64Encoded: false });
    expect(event.requestContext).not.toHaveProperty('authorizer');
    for (const name of ['cookies', 'queryStringParameters', 'pathParameters', 'body'] as const) {
      expect(event[name]).toBeUndefined();
    }
  });

  it('joins repeated headers by comma', async () => {
    await new Promise((resolve) => {
      const sent = httpRequest(`${origin}/api/health`, {
        headers: { 'x-many': ['a', 'b'], cookie: ['c=1', 'd=2'] },
      });
      sent.on('response', resolve).end();
    });
    expect(lastEvent().headers['x-many']).toBe('a,b');
    expect(lastEvent().cookies).toEqual(['c=1', 'd=2']);
  });

  it.each([
    ['image/jpeg', {}],
    ['application/x-www-form-urlencoded', {}],
    ['application/json', { 'content-encoding': 'gzip' }],
  ])('carries a %s body as base64', async (type, headers) => {
    const bytes = Buffer.from([0xff, 0xd8, 0x00, 0x80, 0xfe]);
    await fetch(`${origin}/api/enquiries`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: bytes,
    });
    expect(lastEvent()).toMatchObject({ isBase64Encoded: true, body: bytes.toString('base64') });
  });
});

describe('the answer', () => {
  it('passes status, headers, cookies and text as the function gave them', async () => {
    invoke.mockResolvedValue({
      statusCode: 201,
      headers: { 'Content-Type': 'application/json', 'x-count': 3, connection: 'close' },
      cookies: ['a=1; HttpOnly', 'b=2'],
      body: '{"é":1}',
    });
    const response = await fetch(`${origin}/api/health`);
    expect(response.status).toBe(201);
    expect(await response.text()).toBe('{"é":1}');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-count')).toBe('3');
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(response.headers.get('connection')).toBe('keep-alive');
    expect(response.headers.get('apigw-requestid')).toBe(lastEvent().requestContext.requestId);
  });

  it('decodes base64', async () => {
    const bytes = Buffer.from([0, 255, 128]);
    invoke.mockResolvedValue({ statusCode: 200, body: bytes.toString('base64'), isBase64Encoded: true });
    expect(Buffer.from(await (await fetch(`${origin}/api/health`)).arrayBuffer())).toEqual(bytes);
  });

  it('is a 200 with JSON when the function gave no status', async () => {
    invoke.mockResolvedValue({ hello: 1 });
    const response = await fetch(`${origin}/api/health`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toEqual({ hello: 1 });
  });

  it.each([
    ['a malformed status', { statusCode: 'teapot' }],
    ['a body that is no text', { statusCode: 200, body: { a: 1 } }],
    ['more than 6 MB', { statusCode: 200, body: 'x'.repeat(6 * 1024 * 1024 + 1) }],
  ])('is an opaque 500 for %s', async (_what, result) => {
    invoke.mockResolvedValue(result);
    const response = await fetch(`${origin}/api/health`);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"message":"Internal Server Error"}');
  });

  it('is an opaque 500 when the function throws', async () => {
    invoke.mockRejectedValue(new Error('secret detail'));
    const response = await fetch(`${origin}/api/health`);
    expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
  });

  it('is a 503 when the function takes too long', async () => {
    await stop();
    await serve({ timeoutMs: 20 });
    invoke.mockReturnValue(new Promise(() => undefined));
    const response = await fetch(`${origin}/api/health`);
    expect([response.status, await response.text()]).toEqual([503, '{"message":"Service Unavailable"}']);
  });
});

describe('who is let in', () => {
  it('401 without a token, and the function does not run', async () => {
    const response = await fetch(`${origin}/api/things`);
    expect([response.status, await response.text()]).toEqual([401, '{"message":"Unauthorized"}']);
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(invoke).not.toHaveBeenCalled();
  });

  it('401 for a forged token', async () => {
    const forged = createTestPool().accessToken();
    expect(
      (await fetch(`${origin}/api/things`, { headers: { authorization: `Bearer ${forged}` } })).status,
    ).toBe(401);
  });

  it('403 for a token without the scope', async () => {
    const authorization = `Bearer ${pool.sign({ ...pool.accessClaims(), scope: 'openid' })}`;
    const response = await fetch(`${origin}/api/things`, { headers: { authorization } });
    expect([response.status, await response.text()]).toEqual([403, '{"message":"Forbidden"}']);
  });

  it('anyone on a public route, even with a bad token', async () => {
    expect(
      (await fetch(`${origin}/api/health`, { headers: { authorization: 'Bearer nonsense' } })).status,
    ).toBe(200);
  });

  it('404 for an unknown path or method of a public route', async () => {
    expect((await fetch(`${origin}/api/unknown`)).status).toBe(404);
    const response = await fetch(`${origin}/api/health`, { method: 'POST' });
    expect([response.status, await response.text()]).toEqual([404, '{"message":"Not Found"}']);
  });

  it('400 for a path that cannot be decoded', async () => {
    expect((await fetch(`${origin}/api/things/%zz`, { headers: signedIn() })).status).toBe(400);
  });
});

describe('limits', () => {
  const megabyte = 1024 * 1024;
  const post = (bytes: number, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/enquiries`, { method: 'POST', headers, body: Buffer.alloc(bytes, 'x') });

  it('413 above 10 MB, and above what a function can be sent', async () => {
    expect((await post(10 * megabyte + 1)).status).toBe(413);
    expect((await post(6 * megabyte + 1)).status).toBe(413);
    expect((await post(5 * megabyte, { 'content-type': 'image/png' })).status).toBe(413);
    expect(invoke).not.toHaveBeenCalled();
    expect((await post(5 * megabyte, { 'content-type': 'text/plain' })).status).toBe(200);
  });

  it('413 for a body of unknown length that turns out too large', async () => {
    const chunk = new Uint8Array(megabyte);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (sent++ < 12 ? controller.enqueue(chunk) : controller.close()),
    });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await fetch(`${origin}/api/enquiries`, init)).status).toBe(413);
  });

  it('431 for more than 10 kB of headers', async () => {
    expect((await fetch(`${origin}/api/health`, { headers: { 'x-long': 'x'.repeat(10_240) } })).status).toBe(
      431,
    );
  });

  it('429 when the stage is throttled', async () => {
    await stop();
    await serve({ throttle: { ratePerSecond: 0.001, burst: 1 } });
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    const response = await fetch(`${origin}/api/health`);
    expect([response.status, await response.text()]).toEqual([429, '{"message":"Too Many Requests"}']);
  });

  it('503 with the time to come back where it is not let in', async () => {
    await stop();
    const release = vi.fn<() => void>();
    const enter = vi.fn<() => Promise<(() => void) | null>>().mockResolvedValue(null);
    await serve({ enter });
    const refused = await fetch(`${origin}/api/health`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(invoke).not.toHaveBeenCalled();
    enter.mockResolvedValue(release);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });

  it('outlives a client that hangs up in the middle of a body', async () => {
    await new Promise<void>((resolve) => {
      const sent = httpRequest(`${origin}/api/enquiries`, {
        method: 'POST',
        headers: { 'content-length': 1000 },
      });
      sent.on('error', () => resolve());
      sent.write('half', () => sent.destroy(new Error('hung up')));
    });
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    expect(invoke).toHaveBeenCalledTimes(1);
  });
});
