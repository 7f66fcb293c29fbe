import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import { createConnectionsEndpoint } from '../../../infra/local/gateway/connections-endpoint';
import type { Invoke } from '../../../infra/local/gateway/invoke';
import { createSocketApi, type SocketApi, type SocketLimits } from '../../../infra/local/gateway/socket-api';

const base = { area: 'test', entry: 'functions/test/lambda.ts', handler: 'any', timeoutSeconds: 5 } as const;
const functions: Record<string, FunctionSpec> = {
  authorizer: { ...base, socketAuthorizer: true },
  sockets: { ...base, sockets: ['$connect', '$disconnect', '$default'] },
  voice: { ...base, sockets: ['input_audio_buffer.append'] },
};
const manifest: Manifest = { tables: {}, functions };
const stage = 'live';

export const allowed = {
  principalId: 'user-1',
  policyDocument: {
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: 'execute-api:Invoke', Resource: '*' }],
  },
  context: { userId: 'user-1', kind: 'app' },
};

interface Opened {
  socket: WebSocket;
  id: string;
}

export interface SocketHarness {
  api: SocketApi;
  client: ApiGatewayManagementApiClient;
  /** The server's ends of the connections that asked for an upgrade. */
  streams: Duplex[];
  connect(query?: string): WebSocket;
  /** Connects and waits until the gateway knows the connection. */
  open(query?: string): Promise<Opened>;
  stop(): Promise<void>;
}

/** A WebSocket API and its @connections endpoint on one port, with functions from the test. */
export async function startSockets(
  invoke: Invoke,
  limits: Partial<SocketLimits> = {},
): Promise<SocketHarness> {
  const api = createSocketApi({ manifest, invoke, stage, domainName: 'localhost', limits });
  const server: Server = createServer(createConnectionsEndpoint(api.connections, stage));
  const streams: Duplex[] = [];
  server.on('upgrade', (request, stream, head) => {
    streams.push(stream);
    void api.upgrade(request, stream, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new ApiGatewayManagementApiClient({
    endpoint: `http://127.0.0.1:${port}/${stage}`,
    region: 'eu-west-2',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    maxAttempts: 1,
  });
  const connect = (query = '?ticket=good') => new WebSocket(`ws://127.0.0.1:${port}/socket${query}`);
  return {
    api,
    client,
    streams,
    connect,
    async open(query) {
      const before = new Set(api.connections.keys());
      const socket = connect(query);
      await once(socket, 'open');
      const [id = ''] = [...api.connections.keys()].filter((known) => !before.has(known));
      return { socket, id };
    },
    async stop() {
      client.destroy();
      await api.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
