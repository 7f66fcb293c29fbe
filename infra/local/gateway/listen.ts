import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { StartError } from '../start/start-error';

interface Listening {
  port: number;
  close(): Promise<void>;
}

async function bind(server: NetServer, port: number, host: string): Promise<number> {
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function explain(error: unknown, port: number): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    throw new StartError(`Port ${port} is in use: stop what uses it, or choose another with --port.`);
  }
  if (code === 'EACCES') throw new StartError(`Port ${port} needs more rights: choose another with --port.`);
  throw error;
}

/** The same port on ::1, which `localhost` may also mean; null without IPv6. */
async function bindSecond(server: Server, port: number): Promise<NetServer | null> {
  const second = createServer((socket) => server.emit('connection', socket));
  try {
    await bind(second, port, '::1');
    return second;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return null;
    throw error;
  }
}

/** Listens only on 127.0.0.1 and ::1, never on an address others can reach. Port 0 picks a free one. */
export async function listenOnLoopback(server: Server, wanted: number): Promise<Listening> {
  try {
    const port = await bind(server, wanted, '127.0.0.1');
    const second = await bindSecond(server, port);
    return {
      port,
      async close() {
        server.closeAllConnections();
        const closed = [server, second].map(
          (open) => new Promise((resolve) => open?.close(resolve) ?? resolve(null)),
        );
        server.closeIdleConnections();
        await Promise.all(closed);
      },
    };
  } catch (error) {
    return explain(error, wanted);
  }
}
