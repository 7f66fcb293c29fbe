import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SocketRoute } from '../../../functions/manifest-types';
import type { Connection } from './connection';
import { queryParameters, requestTime, splitTarget } from './http-event';
import { headerValues } from './request-headers';

export type SocketPeer = Omit<Connection, 'socket' | 'lastActiveAt' | 'touch'>;

const eventTypes: Partial<Record<SocketRoute, string>> = { $connect: 'CONNECT', $disconnect: 'DISCONNECT' };

/** The requestContext of a WebSocket API; disconnects and messages add their own fields. */
export function socketContext(peer: SocketPeer, routeKey: SocketRoute, stage: string, domainName: string) {
  const now = new Date();
  const requestId = randomUUID();
  return {
    routeKey,
    eventType: eventTypes[routeKey] ?? 'MESSAGE',
    messageDirection: 'IN' as const,
    connectionId: peer.id,
    connectedAt: peer.connectedAt.getTime(),
    identity: { sourceIp: peer.sourceIp, userAgent: peer.userAgent },
    authorizer: peer.authorizer,
    requestId,
    extendedRequestId: requestId,
    requestTime: requestTime(now),
    requestTimeEpoch: now.getTime(),
    stage,
    domainName,
    apiId: 'local',
  };
}

function single(values: Map<string, string[]>): Record<string, string> {
  return Object.fromEntries([...values].map(([name, list]) => [name, list.at(-1) ?? '']));
}

/** Headers and query of the opening request, as $connect and its authorizer get them. */
export function openingRequest(request: IncomingMessage) {
  const headers = headerValues(request.rawHeaders);
  const [, query] = splitTarget(request.url ?? '/');
  const parameters = queryParameters(query) ?? {};
  const lists = [...new URLSearchParams(query).keys()].map(
    (name) => [name, new URLSearchParams(query).getAll(name)] as const,
  );
  return {
    headers: single(headers),
    multiValueHeaders: Object.fromEntries(headers),
    queryStringParameters: parameters,
    multiValueQueryStringParameters: Object.fromEntries(lists),
  };
}
