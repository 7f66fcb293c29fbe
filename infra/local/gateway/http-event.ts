import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Claims } from './jwt-authorizer';
import { headerValues, sourceIp } from './request-headers';
import type { RouteMatch } from './routes';

const textTypes = /^(text\/|application\/(json|xml|javascript)\b|application\/[\w.-]+\+(json|xml)\b)/i;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt: { claims: Claims; scopes: string[] } } };
};

/** The access log's format, such as `20/Nov/2025:15:04:05 +0000`. */
export function requestTime(at: Date): string {
  const [date = '', rest = ''] = at.toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${day}/${months[Number(month) - 1]}/${year}:${rest.slice(0, 8)} +0000`;
}

/** Values by name, repeated names joined by commas; undefined if there are none. */
export function queryParameters(rawQuery: string): Record<string, string> | undefined {
  const parameters = new URLSearchParams(rawQuery);
  const names = new Set(parameters.keys());
  const joined = [...names].map((name) => [name, parameters.getAll(name).join(',')] as const);
  return names.size > 0 ? Object.fromEntries(joined) : undefined;
}

function isText(headers: Record<string, string>): boolean {
  if (headers['content-encoding']) return false;
  const type = headers['content-type'];
  return type === undefined || textTypes.test(type);
}

function eventHeaders(request: IncomingMessage, ip: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of headerValues(request.rawHeaders)) {
    if (name !== 'cookie') headers[name] = values.join(',');
  }
  const via = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = via ? `${via}, ${ip}` : ip;
  headers['x-forwarded-proto'] = 'http';
  headers['x-forwarded-port'] = String(request.socket.localPort ?? '');
  return headers;
}

/** The request as an HTTP API passes it to a Lambda: payload format 2.0. */
export function httpEvent(
  request: IncomingMessage,
  { route, pathParameters }: RouteMatch,
  body: Buffer,
  authorized?: { claims: Claims; scopes: string[] },
): HttpEvent {
  const [path = '/', rawQueryString = ''] = splitTarget(request.url ?? '/');
  const rawPath = decodeURIComponent(path);
  const ip = sourceIp(request);
  const headers = eventHeaders(request, ip);
  const cookies = request.headers.cookie?.split(/; */).filter(Boolean);
  const isBase64Encoded = body.length > 0 && !isText(headers);
  const now = new Date();
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath,
    rawQueryString,
    ...(cookies ? { cookies } : {}),
    headers,
    queryStringParameters: queryParameters(rawQueryString),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      ...(authorized ? { authorizer: { jwt: authorized } } : {}),
      domainName: headers.host ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: ip,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: '$default',
      time: requestTime(now),
      timeEpoch: now.getTime(),
    },
    pathParameters,
    ...(body.length > 0 ? { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  };
}

/** Path and query of a request target, both still percent-encoded. */
export function splitTarget(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
