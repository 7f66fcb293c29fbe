import compression from 'compression';
import { existsSync, readFileSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { constants } from 'node:zlib';
import send from 'send';
import { scriptHash } from '../../security-headers';
import { splitTarget } from '../gateway/http-event';
import { isNavigation, isPagePath } from './navigation';
import type { Site } from './site';

const index = '/index.html';
/** Files that decide which version of the client runs are never cached. */
const neverKept = /[/\\](index\.html|service-worker\.js)$/;
/** Named after its content, so it may be cached forever. */
const hashedName = /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+$/;

function cacheControl(file: string): string {
  if (neverKept.test(file)) return 'no-store';
  return hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/** Source maps are built for error reports and never deployed. */
function isSourceMap(path: string): boolean {
  try {
    return decodeURIComponent(path).endsWith('.map');
  } catch {
    return false;
  }
}

/** If a client requests more last bytes than a file has, it gets the whole file; the library would refuse. */
function askForWhole({ headers }: IncomingMessage, size: number): void {
  const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (Number(last) > size) headers.range = 'bytes=0-';
}

/** A part of a file is sent uncompressed: its positions refer to the plain content. */
const compress = compression({
  // One level above the library's default saves a tenth of the styles and scripts for a few milliseconds.
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});

/** Sends the file at a path of the folder; returns false, having sent nothing, if there is none to show. */
function sendFile(request: IncomingMessage, response: ServerResponse, root: string, path: string) {
  return new Promise<boolean>((answer, fail) => {
    response.once('close', () => answer(true));
    send(request, path, { root, index: false, dotfiles: 'ignore', cacheControl: false })
      .on('headers', (_response, file: string) => response.setHeader('cache-control', cacheControl(file)))
      .on('file', (_file, { size }: Stats) => askForWhole(request, size))
      .on('directory', () => answer(false))
      .on('error', (error: Error & { status: number; headers?: Record<string, string> }) => {
        if (error.status === 416) response.writeHead(416, error.headers).end();
        else if (error.status < 500) answer(false);
        else fail(error);
      })
      .pipe(response);
  });
}

/** The hashes of a page's inline scripts: those with an address need none, nor does data. */
function inlineScripts(page: string): string[] {
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => scriptHash(text));
}

/** Serves the built client from a folder: types, ranges, compression, revalidation, and pages for navigations. */
export function createStaticSite(folder: string): Site {
  const root = resolve(folder);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    compress(request, response, () => {});
    const [path] = splitTarget(request.url ?? '/');
    const page = isPagePath(path) && isNavigation(request);
    const file = path === '/' ? index : path;
    if (!isSourceMap(file) && (await sendFile(request, response, root, file))) return;
    if (page && (await sendFile(request, response, root, index))) return;
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end(page ? 'The client has not been built: run npm run build.\n' : 'Not found\n');
  };
  return { serve, scripts: inlineScripts(join(root, index)) };
}
