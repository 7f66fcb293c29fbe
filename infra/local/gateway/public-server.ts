import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { splitTarget } from './http-event';
import type { RequestHandler } from './internal-server';
import { listenOnLoopback } from './listen';
import { isOwnRequest } from './own-address';

interface PublicHandlers {
  request: RequestHandler;
  upgrade: (request: IncomingMessage, stream: Duplex, head: Buffer) => Promise<void>;
}

export interface PublicServer {
  server: Server;
  port: number;
  /** Requests that arrived earlier wait until this is called. */
  serve(handlers: PublicHandlers): void;
  close(): Promise<void>;
}

const refusal = 'This server answers to its own address only.\n';

/**
 * The one port a browser talks to, under this machine's own names and `origin`. It listens immediately, because the
 * rest of the setup needs its number.
 */
export async function startPublicServer(wantedPort: number, origin?: string): Promise<PublicServer> {
  const opening = new EventEmitter();
  const ready = once(opening, 'open').then(([handlers]) => handlers as PublicHandlers);
  const server = createServer(async (request, response) => {
    if (isOwnRequest(request, origin)) return (await ready).request(request, response);
    response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(refusal);
  });
  // Longer than any client idles; otherwise one would occasionally write into a socket that is being closed.
  server.keepAliveTimeout = 120_000;
  server.on('upgrade', async (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!isOwnRequest(request, origin))
      return void stream.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    const [path] = splitTarget(request.url ?? '/');
    if (path === '/socket') return (await ready).upgrade(request, stream, head);
    const isHotReload = request.headers['sec-websocket-protocol']?.startsWith('vite-') === true;
    if (!isHotReload || server.listenerCount('upgrade') === 1) stream.destroy();
  });
  const { port, close } = await listenOnLoopback(server, wantedPort);
  return { server, port, serve: (handlers) => void opening.emit('open', handlers), close };
}
