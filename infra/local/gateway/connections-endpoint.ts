import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection } from './connection';
import { splitTarget } from './http-event';
import { readBody } from './read-body';

const payloadBytes = 128 * 1024;

function fail(response: ServerResponse, status: number, type: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-errortype': type });
  response.end(JSON.stringify({ message }));
}

async function post(
  request: IncomingMessage,
  response: ServerResponse,
  connection: Connection,
): Promise<void> {
  const body = await readBody(request, payloadBytes);
  if (!body) return fail(response, 413, 'PayloadTooLargeException', 'Message too long');
  connection.socket.send(body.toString());
  connection.touch();
  response.writeHead(200).end();
}

function describe(
  response: ServerResponse,
  { connectedAt, lastActiveAt, sourceIp, userAgent }: Connection,
): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ connectedAt, lastActiveAt, identity: { sourceIp, userAgent } }));
}

/** The @connections API: POST sends a message, GET says when it was last active, DELETE closes. */
export function createConnectionsEndpoint(connections: Map<string, Connection>, stage: string) {
  const prefix = `/${stage}/@connections/`;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path] = splitTarget(request.url ?? '/');
    const connection = connections.get(decodeURIComponent(path.slice(prefix.length)));
    if (!path.startsWith(prefix) || !connection || connection.socket.readyState !== connection.socket.OPEN) {
      return fail(response, 410, 'GoneException', 'The connection is gone.');
    }
    if (request.method === 'POST') return post(request, response, connection);
    if (request.method === 'GET') return describe(response, connection);
    if (request.method !== 'DELETE') return fail(response, 403, 'ForbiddenException', 'Unknown operation');
    connection.socket.close(1000, 'Connection Closed Normally');
    response.writeHead(204).end();
  };
}
