import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPublicServer, type PublicServer } from './public-server';

const served = vi.fn();
let server: PublicServer;

beforeAll(async () => {
  server = await startPublicServer(0, 'https://vita.example');
  server.serve({
    request: async (_, response) => {
      served();
      response.end('ok');
    },
    upgrade: async (_, stream) => {
      served();
      stream.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    },
  });
});
afterAll(() => server.close());

type Headers = Record<string, string>;

async function statusOf(headers: Headers, path = '/api/health'): Promise<number> {
  const request = httpRequest({ host: '127.0.0.1', port: server.port, path, headers, agent: false });
  request.end();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    for (const event of ['response', 'upgrade'] as const) request.once(event, resolve);
    request.once('error', reject);
  });
  answer.destroy();
  return answer.statusCode ?? 0;
}

const upgrade = { connection: 'upgrade', upgrade: 'websocket' };

describe('The port that a browser talks to', () => {
  it.each<[string, Headers]>([
    ['localhost', { host: 'localhost:3000' }],
    ['its number', { host: '127.0.0.1:3000', origin: 'http://localhost:3000' }],
    ['its other number', { host: '[::1]:3000', origin: 'http://[::1]:3000' }],
    ['the address it was given', { host: 'vita.example', origin: 'https://vita.example' }],
  ])('answers under %s', async (_, headers) => {
    expect(await statusOf(headers)).toBe(200);
    expect(await statusOf({ ...headers, ...upgrade }, '/socket')).toBe(101);
  });

  it.each<[string, Headers]>([
    ['a name that somebody points here', { host: 'evil.example' }],
    ['a name that begins like ours', { host: 'localhost.evil.example' }],
    ['a page elsewhere', { host: 'localhost:3000', origin: 'https://evil.example' }],
    ['a page of nowhere', { host: 'localhost:3000', origin: 'null' }],
  ])('refuses %s before anything is asked', async (_, headers) => {
    served.mockClear();
    expect(await statusOf(headers)).toBe(403);
    expect(await statusOf({ ...headers, ...upgrade }, '/socket')).toBe(403);
    expect(served).not.toHaveBeenCalled();
  });
});
