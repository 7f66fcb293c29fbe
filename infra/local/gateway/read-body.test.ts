import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from './read-body';

const limitBytes = 1000;
const server = createServer(async (request, response) => {
  const body = await readBody(request, limitBytes);
  response.end(body === null ? 'too large' : String(body.length));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends chunks without a content length by default. */
const send = (chunks: number[], headers: Record<string, number> = {}) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = httpRequest({ port, method: 'POST', headers, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    sent.on('error', reject);
    for (const bytes of chunks) sent.write(Buffer.alloc(bytes));
    sent.end();
  });

describe('a body', () => {
  it('is read whole up to the limit', async () => {
    expect(await send([400, 600])).toBe('1000');
    expect(await send([])).toBe('0');
  });

  it('is refused one byte above it, with or without a length', async () => {
    expect(await send([400, 601])).toBe('too large');
    expect(await send([1001], { 'content-length': 1001 })).toBe('too large');
  });
});
