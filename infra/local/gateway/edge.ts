import type { IncomingMessage, ServerResponse } from 'node:http';
import { linkPath } from '../s3/s3';
import { splitTarget } from './http-event';
import { sourceIp } from './request-headers';
import type { RequestHandler } from './internal-server';

export interface EdgeOptions {
  /** Sent with every response. */
  headers: Record<string, string>;
  originSecret: string;
  api: RequestHandler;
  cognito: RequestHandler;
  /** Answers links to stored files. */
  files: RequestHandler;
  config: (request: IncomingMessage) => object;
  site: RequestHandler;
  /** Gets every request first; true if it responded. */
  intercept?: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | undefined;
}

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Headers that only the CDN may set: a viewer's own values are dropped. */
function addOriginHeaders(request: IncomingMessage, originSecret: string): void {
  const kept: string[] = [];
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(index, index + 2);
    if (!/^(x-origin-verify|true-client-ip|cloudfront-.*)$/i.test(name)) kept.push(name, value);
  }
  request.rawHeaders = [...kept, 'x-origin-verify', originSecret, 'true-client-ip', sourceIp(request)];
}

/** Stands in for the CDN: one address in front of the site, the API, and sign-in. */
export function createEdge(options: EdgeOptions): RequestHandler {
  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = splitTarget(request.url ?? '/');
    if (isBelow(path, '/api')) {
      addOriginHeaders(request, options.originSecret);
      return options.api(request, response);
    }
    if (isBelow(path, '/cognito')) return options.cognito(request, response);
    if (isBelow(path, linkPath)) return options.files(request, response);
    if (path === '/socket') return void response.writeHead(426, { upgrade: 'websocket' }).end();
    if (path === '/config.json') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      return void response.end(JSON.stringify(options.config(request)));
    }
    return options.site(request, response);
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries(options.headers)) response.setHeader(name, value);
    try {
      if (await options.intercept?.(request, response)) return;
      await route(request, response);
    } catch (error) {
      if (response.destroyed || request.destroyed) return;
      console.error('a request failed', error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"Internal Server Error"}');
    }
  };
}
