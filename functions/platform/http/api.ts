import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Contract } from '../../../shared/contracts/endpoint';
import { AppError } from '../errors';
import type { Log } from '../logger';
import { matchEndpoint, type Match } from './match';
import { parseRequest } from './parse-request';
import type { Caller, CallContext, Routes } from './routes';

export interface ApiOptions {
  log: Log;
  originVerifySecret: string | undefined;
}
type ApiEvent = APIGatewayProxyEventV2WithJWTAuthorizer;
type ApiResult = APIGatewayProxyStructuredResultV2;
type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>;

const anonymous: Caller = { userId: '', authTime: 0 };

/** Turns an area's routes into a Lambda handler for payload format 2.0. */
export function createApi<C extends Contract>(table: Routes<C>, options: ApiOptions) {
  return async (event: ApiEvent): Promise<ApiResult> => {
    const startedAt = performance.now();
    const requestId = event.requestContext.requestId;
    let match: Match | null = null;
    let result: ApiResult;
    try {
      verifyOrigin(event, options.originVerifySecret);
      match = findEndpoint(table.contract, event);
      result = await answer(table, match, event);
    } catch (error) {
      result = refuse(error, requestId, options.log);
    }
    options.log.info('request', {
      requestId,
      endpoint: match?.name ?? 'unknown',
      status: result.statusCode,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    return result;
  };
}

/** Only requests that came through the CDN carry the secret; without one configured all pass. */
function verifyOrigin(event: ApiEvent, secret: string | undefined): void {
  if (!secret) return;
  const given = Buffer.from(event.headers['x-origin-verify'] ?? '');
  const wanted = Buffer.from(secret);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new AppError('forbidden');
}

function findEndpoint(contract: Contract, event: ApiEvent): Match {
  const path = event.rawPath.replace(/^\/api(?=\/)/, '');
  const match = matchEndpoint(contract, event.requestContext.http.method, path);
  if (match === null) throw new AppError('not_found');
  if (match === 'method') throw new AppError('method_not_allowed');
  return match;
}

function callerOf(event: ApiEvent, match: Match): Caller {
  if (match.endpoint.access === 'public') return anonymous;
  const claims = event.requestContext.authorizer?.jwt?.claims;
  if (typeof claims?.sub !== 'string' || claims.token_use !== 'access') throw new AppError('unauthorized');
  return { userId: claims.sub, authTime: Number(claims.auth_time ?? 0) };
}

async function answer<C extends Contract>(
  table: Routes<C>,
  match: Match,
  event: ApiEvent,
): Promise<ApiResult> {
  const caller = callerOf(event, match);
  const request = parseRequest(match, event);
  const handler = table.handlers[match.name as keyof C] as unknown as AnyHandler;
  const output = await handler(request, { caller, correlationId: event.requestContext.requestId });
  const body = match.endpoint.response.parse(output);
  return json(match.endpoint.status ?? 200, body);
}

function refuse(error: unknown, requestId: string, log: Log): ApiResult {
  if (error instanceof AppError) {
    return json(error.status, { error: { code: error.code, message: error.message } });
  }
  log.error('request failed', {
    requestId,
    error: error instanceof Error ? error : new Error(String(error)),
  });
  const opaque = new AppError('internal_error');
  return json(opaque.status, { error: { code: opaque.code, message: opaque.message, requestId } });
}

function json(statusCode: number, body: unknown): ApiResult {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
