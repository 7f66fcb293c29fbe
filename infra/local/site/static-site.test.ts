import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticSite } from './static-site';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const root = join(folder, 'dist');
const script = 'export const answer = 42;\n'.repeat(200);
const clip = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, 'videos'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Vita</title>');
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, 'service-worker.js'), 'self.skipWaiting();');
  writeFileSync(join(root, '.secret'), 'hidden');
  writeFileSync(join(root, 'assets/main-BX9y2_bc.js'), script);
  writeFileSync(join(root, 'assets/main-BX9y2_bc.js.map'), '{}');
  writeFileSync(join(root, 'videos/squat.mp4'), clip);
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  mkdirSync(join(folder, 'dist-other'));
  writeFileSync(join(folder, 'dist-other/file.txt'), 'outside');
  const { serve: site } = createStaticSite(root);
  server = createServer((request, response) => void site(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Unlike fetch, sends the path as is and decompresses nothing. */
async function raw(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(origin, { path, headers, method }, resolve).on('error', reject).end();
  });
}
const status = async (path: string, headers = {}, method = 'GET') => {
  const response = await raw(path, headers, method);
  response.resume();
  return response.statusCode;
};
const navigate = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-mode': 'navigate' };
const bytes = async (response: IncomingMessage) => Buffer.concat(await response.toArray());

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-store'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-store'],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=0, must-revalidate'],
    ['/assets/main-BX9y2_bc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/videos/squat.mp4', 'video/mp4', 'public, max-age=0, must-revalidate'],
  ])('%s is %s, %s', async (path, type, caching) => {
    const response = await raw(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe(caching);
    expect((await bytes(response)).length).toBe(Number(response.headers['content-length']));
  });

  it('come compressed as the client prefers, and say that this varies', async () => {
    const path = '/assets/main-BX9y2_bc.js';
    const brotli = await raw(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(await bytes(brotli)).toString()).toBe(script);
    const gzip = await raw(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(await bytes(gzip)).toString()).toBe(script);
    const plain = await raw(path, { 'accept-encoding': 'identity' });
    expect([plain.headers['content-encoding'], await text(plain)]).toEqual([undefined, script]);
    expect(
      (await raw('/videos/squat.mp4', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  it('are not sent again when they have not changed', async () => {
    const { etag = '', 'last-modified': since = '' } = (await raw('/favicon.svg')).headers;
    expect(await status('/favicon.svg', { 'if-none-match': `"other", ${etag}` })).toBe(304);
    expect(await status('/favicon.svg', { 'if-modified-since': since })).toBe(304);
    expect(await status('/favicon.svg', { 'if-none-match': '"other"', 'if-modified-since': since })).toBe(
      200,
    );
  });

  it('answer HEAD with the same headers and nothing else', async () => {
    const response = await raw('/videos/squat.mp4', {}, 'HEAD');
    expect([response.statusCode, response.headers['content-length']]).toEqual([200, '1000']);
    expect((await bytes(response)).length).toBe(0);
  });

  it('can only be read', async () => {
    expect(await status('/favicon.svg', {}, 'POST')).toBe(405);
  });
});

describe('parts of a clip', () => {
  it('are sent as asked', async () => {
    const response = await raw('/videos/squat.mp4', { range: 'bytes=100-199' });
    expect([response.statusCode, response.headers['content-range']]).toEqual([206, 'bytes 100-199/1000']);
    expect(await bytes(response)).toEqual(clip.subarray(100, 200));
  });

  it('beyond its end are refused with its length', async () => {
    const response = await raw('/videos/squat.mp4', { range: 'bytes=1000-' });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it.each([
    ['bytes=0-0', 'bytes 0-0/1000'],
    ['bytes=100-199', 'bytes 100-199/1000'],
    ['bytes=100-', 'bytes 100-999/1000'],
    ['bytes=-100', 'bytes 900-999/1000'],
    ['bytes=-10000', 'bytes 0-999/1000'],
    ['bytes=900-10000', 'bytes 900-999/1000'],
  ])('asked for as %s are %s', async (range, sent) => {
    const response = await raw('/videos/squat.mp4', { range });
    expect([response.statusCode, response.headers['content-range']]).toEqual([206, sent]);
    const [first = 0, last = 0] = (/(\d+)-(\d+)/.exec(sent) ?? []).slice(1).map(Number);
    expect(await bytes(response)).toEqual(clip.subarray(first, last + 1));
  });

  it.each(['bytes=1000-', 'bytes=-0', 'bytes=20-10'])('asked for as %s are refused', async (range) => {
    expect(await status('/videos/squat.mp4', { range })).toBe(416);
  });

  it.each(['bytes=0-1,5-6', 'items=0-1', 'bytes=-'])(
    'asked for as %s become the whole clip',
    async (range) => {
      const response = await raw('/videos/squat.mp4', { range });
      expect([response.statusCode, await bytes(response)]).toEqual([200, clip]);
    },
  );

  it('of a text come as they are, also to a client that takes compressed texts', async () => {
    const headers = { range: 'bytes=0-5', 'accept-encoding': 'br' };
    const response = await raw('/assets/main-BX9y2_bc.js', headers);
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([206, undefined]);
    expect(await text(response)).toBe('export');
  });
});

describe('what is not in the folder', () => {
  it.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/%2e%2e%2f%2e%2e%2foutside.txt',
    '/..%5coutside.txt',
    '/../dist-other/file.txt',
    '/favicon.svg%00.js',
    '/.secret',
    '/assets',
    '/assets/main-BX9y2_bc.js.map',
    '/assets/main-BX9y2_bc.js%2em%61p',
    '/missing.js',
    '/%zz.js',
  ])('%s is a 404, even for a navigation', async (path) => {
    const response = await raw(path, navigate);
    expect([response.statusCode, await text(response)]).toEqual([404, 'Not found\n']);
  });
});

describe('addresses of pages', () => {
  it.each(['//etc/passwd', '/%2esecret'])('%s is at most one of them', async (path) => {
    expect(await text(await raw(path, navigate))).toContain('<title>Vita</title>');
    expect(await status(path)).toBe(200);
    expect(await status(path, { accept: 'text/plain' })).toBe(404);
  });

  it.each(['/dashboard', '/workout/push-ups', '/challenges/3?from=menu'])(
    '%s opens the client',
    async (path) => {
      const response = await raw(path, navigate);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(await text(response)).toContain('<title>Vita</title>');
    },
  );

  it('do not open it for a script that asks for data', async () => {
    expect(await status('/dashboard', { accept: '*/*', 'sec-fetch-mode': 'cors' })).toBe(404);
    expect(await status('/dashboard', { accept: 'application/json' })).toBe(404);
    expect(await status('/dashboard', navigate, 'POST')).toBe(405);
  });

  it.each(['/api', '/api/unknown', '/videos/none', '/assets/none', '/cognito/x', '/socket'])(
    '%s is never one',
    async (path) => {
      expect(await status(path, navigate)).toBe(404);
    },
  );
});

it('says what to do when there is no build', async () => {
  const { serve: site } = createStaticSite(join(folder, 'nothing'));
  const empty = createServer((request, response) => void site(request, response));
  await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`, {
    headers: navigate,
  });
  expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('npm run build')]);
  empty.closeAllConnections();
  empty.close();
});

it('names the scripts that stand in its page by their hashes, for the content security policy', () => {
  const text = "document.documentElement.dataset.theme = 'dark';";
  const data = '<script type="application/json" id="data">{}</script>';
  mkdirSync(join(folder, 'scripted'));
  writeFileSync(
    join(folder, 'scripted/index.html'),
    `<script>${text}</script>${data}<script type="module" src="/a.js"></script>`,
  );
  const hash = createHash('sha256').update(text).digest('base64');
  expect(createStaticSite(join(folder, 'scripted')).scripts).toEqual([`'sha256-${hash}'`]);
  expect(createStaticSite(join(folder, 'nothing')).scripts).toEqual([]);
});
