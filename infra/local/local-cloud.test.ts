import {
  DescribeUserPoolCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestCloud, type TestCloud } from '../../tests/support/test-entry';

const folder = mkdtempSync(join(tmpdir(), 'cloud-'));
const dataFolder = join(folder, 'data');
const webRoot = join(folder, 'dist');
const environmentBefore = { ...process.env };
let cloud: TestCloud;

beforeAll(async () => {
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<title>Vita</title>');
  cloud = await startTestCloud({ port: 0, dataFolder, webRoot, quiet: true });
});
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(cloud.origin + path, init);
const navigate = { headers: { accept: 'text/html' } };

describe('one port for everything', () => {
  it('the API', async () => {
    const response = await get('/api/health');
    expect(await response.json()).toMatchObject({ status: 'ok', environment: 'local' });
    expect((await get('/api/profile')).status).toBe(401);
  });

  it('the client, and its pages, but never for the API’s addresses', async () => {
    expect(await (await get('/dashboard', navigate)).text()).toBe('<title>Vita</title>');
    const unknown = await get('/api/nothing-here', navigate);
    expect([unknown.status, await unknown.json()]).toEqual([404, { message: 'Not Found' }]);
    expect((await get('/apix', navigate)).status).toBe(200);
  });

  it('the keys of the user pool named in the client’s configuration', async () => {
    const response = await get('/config.json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const config = (await response.json()) as Record<string, string>;
    expect(config).toEqual({
      stage: 'local',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: expect.stringMatching(/^(?:[0-9a-f]{7}(?:-dirty)?|unknown)$/),
      builtAt: expect.stringMatching(/^(?:\d{4}-\d\d-\d\dT[\d:.]+Z|unknown)$/),
      region: 'eu-west-2',
      userPoolId: expect.stringMatching(/^eu-west-2_/),
      userPoolClientId: expect.any(String),
      userPoolEndpoint: `${cloud.origin}/cognito`,
    });
    const keys = await get(`/cognito/${config.userPoolId}/.well-known/jwks.json`);
    expect(await keys.json()).toEqual({ keys: [expect.objectContaining({ kty: 'RSA', alg: 'RS256' })] });
  });

  it('points the client to sign-in under the name its page was loaded from', async () => {
    const response = await fetch(`http://127.0.0.1:${cloud.port}/config.json`);
    expect(await response.json()).toMatchObject({
      userPoolEndpoint: `http://127.0.0.1:${cloud.port}/cognito`,
    });
    const lured = await new Promise<number | undefined>((resolve) => {
      httpRequest(`${cloud.origin}/config.json`, { headers: { host: 'evil.example' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
    expect(lured).toBe(403);
  });

  it('the sockets, for holders of a ticket', async () => {
    expect((await get('/socket')).status).toBe(426);
    const socket = new WebSocket(`${cloud.origin.replace('http', 'ws')}/socket?ticket=made-up`);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    expect([401, 403]).toContain(response.statusCode);
    const stray = new WebSocket(`${cloud.origin.replace('http', 'ws')}/other`);
    expect((await once(stray, 'error'))[0]).toBeInstanceOf(Error);
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/api/health', '/api/nothing', '/config.json', '/missing.js']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain(
        `connect-src 'self' ws://localhost:${cloud.port};`,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });
});

describe('who can reach it', () => {
  it('this machine by both of its loopback addresses', async () => {
    for (const host of ['127.0.0.1', '[::1]']) {
      if (host === '[::1]' && !hasIpv6()) continue;
      expect((await fetch(`http://${host}:${cloud.port}/api/health`)).status).toBe(200);
    }
  });

  it('no one else', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    if (!outside) return;
    const socket = connect(cloud.port, outside.address);
    expect((await once(socket, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('through the edge only: the origin’s own headers cannot be sent from outside', async () => {
    const response = await get('/api/health', { headers: { 'x-origin-verify': 'guess' } });
    expect(response.status).toBe(200);
  });
});

function hasIpv6(): boolean {
  return Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));
}

describe('the endpoints for functions', () => {
  const endpoint = () => process.env.AWS_ENDPOINT_URL_EVENTBRIDGE ?? '';
  const event = { Source: 'vita', DetailType: 'Test', Detail: '{}', EventBusName: 'vita-local' };

  it('are on another port, and take signed requests only', async () => {
    expect(endpoint()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(endpoint()).not.toContain(String(cloud.port));
    for (const path of ['/', '/live/@connections/x', '/anything']) {
      expect((await fetch(endpoint() + path, { method: 'POST', body: '{}' })).status).toBe(403);
    }
    const stranger = { accessKeyId: 'AKIASTRANGER', secretAccessKey: 'x' };
    const client = new EventBridgeClient({ endpoint: endpoint(), credentials: stranger, maxAttempts: 1 });
    await expect(client.send(new PutEventsCommand({ Entries: [event] }))).rejects.toMatchObject({
      name: 'ForbiddenException',
    });
  });

  it('are found by SDK clients through the environment alone', async () => {
    const result = await new EventBridgeClient({}).send(new PutEventsCommand({ Entries: [event] }));
    expect(result.FailedEntryCount).toBe(0);
    const pool = new CognitoIdentityProviderClient({ maxAttempts: 1 });
    await expect(pool.send(new DescribeUserPoolCommand({ UserPoolId: 'x' }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
  });
});

describe('a test can', () => {
  const post = (path: string, body: object) => get(path, { method: 'POST', body: JSON.stringify(body) });

  it('move the clock of the server', async () => {
    const before = Date.now();
    const { now } = (await (await post('/__test/clock', { advanceMs: 3_600_000 })).json()) as { now: number };
    expect(now - before).toBeGreaterThanOrEqual(3_600_000);
    expect(Date.now()).toBeGreaterThanOrEqual(now);
    expect((await post('/__test/clock', { advanceMs: -1 })).status).toBe(400);
  });

  it('wait until nothing is under way', async () => {
    expect(await (await post('/__test/idle', {})).json()).toEqual({});
  });

  it('fire a schedule', async () => {
    expect((await post('/__test/fire', { schedule: 'sweep-outbox' })).status).toBe(200);
    const unknown = await post('/__test/fire', { schedule: 'core-api' });
    expect([unknown.status, await unknown.json()]).toEqual([
      400,
      { message: expect.stringContaining('no schedule') },
    ]);
  });
});

it('one data folder has one server', async () => {
  await expect(startTestCloud({ port: 0, dataFolder, webRoot: null })).rejects.toThrow('stop it first');
});

it('stops without a trace in environment, clock or lock', async () => {
  await cloud.stop();
  expect(existsSync(join(dataFolder, 'lock.json'))).toBe(false);
  await expect(get('/api/health')).rejects.toThrow('fetch failed');
  expect(process.env.AWS_ENDPOINT_URL_DYNAMODB).toBe(environmentBefore.AWS_ENDPOINT_URL_DYNAMODB);
  expect(Math.abs(Date.now() - performance.timeOrigin - performance.now())).toBeLessThan(60_000);
});
