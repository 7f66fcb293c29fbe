import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { newConnectionId, type Connection } from './connection';
import { watchFrameLengths } from './frame-lengths';
import { sourceIp } from './request-headers';
import type { SocketPeer } from './socket-event';
import { createSocketIntegrations, type SocketIntegrationOptions } from './socket-integrations';

export interface SocketLimits {
  frameBytes: number;
  messageBytes: number;
  idleMs: number;
  lifetimeMs: number;
}

/** API Gateway's quotas for WebSocket APIs. */
const quotas: SocketLimits = {
  frameBytes: 32 * 1024,
  messageBytes: 128 * 1024,
  idleMs: 10 * 60_000,
  lifetimeMs: 2 * 3_600_000,
};
const integrationTimeoutMs = 29_000;

type SocketApiOptions = Omit<SocketIntegrationOptions, 'timeoutMs'> & {
  limits?: Partial<SocketLimits>;
};

export interface SocketApi {
  connections: Map<string, Connection>;
  /** Takes over the upgrade of an HTTP connection. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void>;
  /** Closes every socket and waits until each $disconnect has run. */
  stop(): Promise<void>;
}

function peerOf(request: IncomingMessage): SocketPeer {
  const userAgent = request.headers['user-agent'] ?? '';
  const opened = { id: newConnectionId(), connectedAt: new Date(), sourceIp: sourceIp(request) };
  return { ...opened, userAgent, authorizer: {} };
}

function refuse(stream: Duplex, status: number): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  stream.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** An API Gateway WebSocket API: the authorizer on $connect, then the route of each message. */
export function createSocketApi(options: SocketApiOptions): SocketApi {
  const limits = { ...quotas, ...options.limits };
  const integrations = createSocketIntegrations({ ...options, timeoutMs: integrationTimeoutMs });
  const connections = new Map<string, Connection>();
  const closing = new Set<Promise<void>>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
  });

  function disconnected(peer: SocketPeer, code: number, reason: string): void {
    connections.delete(peer.id);
    const done = integrations.disconnect(peer, code, reason);
    closing.add(done);
    void done.finally(() => closing.delete(done));
  }

  function open(peer: SocketPeer, socket: WebSocket, stream: Duplex): void {
    const connection: Connection = { ...peer, lastActiveAt: new Date(), socket, touch };
    connections.set(peer.id, connection);
    const goAway = () => socket.close(1001, 'Going away');
    const idle = setTimeout(goAway, limits.idleMs).unref();
    const lifetime = setTimeout(goAway, limits.lifetimeMs).unref();
    function touch() {
      connection.lastActiveAt = new Date();
      idle.refresh();
    }
    stream.prependListener(
      'data',
      watchFrameLengths((bytes) => {
        if (bytes > limits.frameBytes) socket.close(1009, 'Frame too large');
      }),
    );
    socket.on('message', async (data: Buffer, isBinary) => {
      if (socket.readyState !== socket.OPEN) return;
      touch();
      const failure = await integrations.message(peer, data, isBinary);
      if (failure) socket.send(failure);
    });
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      clearTimeout(idle);
      clearTimeout(lifetime);
      disconnected(peer, code, reason.toString());
    });
  }

  return {
    connections,
    async upgrade(request, stream, head) {
      stream.on('error', () => stream.destroy());
      const peer = peerOf(request);
      const status = await integrations.connect(peer, request);
      if (status !== null) return refuse(stream, status);
      if (stream.destroyed) return disconnected(peer, 1006, '');
      server.handleUpgrade(request, stream, head, (socket) => open(peer, socket, stream));
    },
    async stop() {
      for (const { socket } of connections.values()) socket.close(1001, 'Going away');
      const force = setTimeout(() => connections.forEach(({ socket }) => socket.terminate()), 500);
      while (connections.size > 0 || closing.size > 0) {
        await Promise.allSettled(closing);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      clearTimeout(force);
    },
  };
}
