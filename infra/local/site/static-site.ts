import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { splitTarget } from '../gateway/http-event';
import { parseByteRange } from './byte-range';
import { createCompressor, preferredEncoding } from './compression';
import { contentType, isCompressible } from './content-types';
import { isNavigation, isPagePath } from './navigation';
import { findSiteFile, type SiteFile } from './site-files';

const compressibleBytes = { from: 1024, to: 16 * 1024 * 1024 };

/** What decides which version of the client runs is never kept. */
const neverKept = /[/\\](index\.html|service-worker\.js)$/;

function cacheControl({ path, immutable }: SiteFile): string {
  if (neverKept.test(path)) return 'no-store';
  return immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

function isUnchanged({ headers }: IncomingMessage, etag: string, modifiedAt: Date): boolean {
  if (headers['if-none-match']) return headers['if-none-match'].split(/\s*,\s*/).includes(etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since;
}

async function sendRange(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
  const range = parseByteRange(request.headers.range, file.size);
  response.setHeader('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) response.setHeader('content-range', `bytes ${start}-${end}/${file.size}`);
  response.writeHead(range ? 206 : 200, { 'content-length': end - start + 1 });
  if (request.method === 'HEAD' || file.size === 0) response.end();
  else await pipeline(createReadStream(file.path, { start, end }), response);
}

/** Serves the built client from a folder: types, ranges, compression, revalidation, and pages for navigations. */
export function createStaticSite(folder: string) {
  const root = resolve(folder);
  const compress = createCompressor();

  async function send(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
    const type = contentType(file.path);
    const etag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`;
    response.setHeader('content-type', type);
    response.setHeader('cache-control', cacheControl(file));
    response.setHeader('last-modified', file.modifiedAt.toUTCString());
    response.setHeader('etag', etag);
    if (isCompressible(type)) response.setHeader('vary', 'accept-encoding');
    if (isUnchanged(request, etag, file.modifiedAt)) return void response.writeHead(304).end();
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    const gains = file.size >= compressibleBytes.from && file.size <= compressibleBytes.to;
    if (!encoding || !gains || !isCompressible(type)) return sendRange(request, response, file);
    const body = await compress(`${file.path} ${etag}`, encoding, () => readFile(file.path));
    response.writeHead(200, { 'content-encoding': encoding, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const [path] = splitTarget(request.url ?? '/');
    const page = isPagePath(path) && isNavigation(request);
    const file = (await findSiteFile(root, path)) ?? (page ? await findSiteFile(root, '/') : null);
    if (file) return send(request, response, file);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(page ? 'The client has not been built: run npm run build.\n' : 'Not found\n');
  };
}
