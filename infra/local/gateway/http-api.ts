import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiRoute } from '../../api-routes';
import type { Enter } from './admission';
import { httpEvent, splitTarget } from './http-event';
import { parseResult, writeMessage, writeResult } from './http-result';
import { IntegrationTimeout, withinTime, type Invoke } from './invoke';
import type { Authorize } from './jwt-authorizer';
import { readBody } from './read-body';
import { headerBytes } from './request-headers';
import { createRouter, type RouteMatch } from './routes';
import { accountThrottle, createThrottle, type ThrottleOptions } from './throttle';

export interface HttpApiOptions {
  routes: readonly ApiRoute[];
  authorize: Authorize;
  invoke: Invoke;
  throttle?: ThrottleOptions;
  /** Default: admits everyone. */
  enter?: Enter;
  timeoutMs?: number;
}

const limits = { headers: 10_240, body: 10 * 1024 * 1024, lambdaEvent: 6 * 1024 * 1024 };

const everybody: Enter = async () => () => undefined;

/** An API Gateway HTTP API in front of the functions: routes, JWT authorizer, payload 2.0, limits. */
export function createHttpApi(options: HttpApiOptions) {
  const { authorize, invoke, timeoutMs = 30_000 } = options;
  const findRoute = createRouter(options.routes);
  const admit = createThrottle(options.throttle ?? accountThrottle);
  const enter = options.enter ?? everybody;

  async function integrate(request: IncomingMessage, response: ServerResponse, match: RouteMatch) {
    const verdict = match.route.access === 'user' ? authorize(request.headers.authorization) : null;
    if (verdict && !verdict.allowed) {
      const challenge = { 'www-authenticate': `Bearer scope="" error="${verdict.error}"` };
      return writeMessage(
        response,
        verdict.status,
        verdict.status === 401 ? 'Unauthorized' : 'Forbidden',
        challenge,
      );
    }
    const body = await readBody(request, limits.body);
    const event = body && httpEvent(request, match, body, verdict ?? undefined);
    if (!event || Buffer.byteLength(event.body ?? '') > limits.lambdaEvent) {
      return writeMessage(response, 413, 'Request Entity Too Large');
    }
    response.setHeader('apigw-requestid', event.requestContext.requestId);
    const result = parseResult(await withinTime(invoke(match.route.functionName, event), timeoutMs));
    if (!result) return writeMessage(response, 500, 'Internal Server Error');
    return writeResult(response, result);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Node's own header would show the machine's time, even if the cloud's clock is set differently.
    response.setHeader('date', new Date().toUTCString());
    if (!admit()) return writeMessage(response, 429, 'Too Many Requests');
    if (headerBytes(request) > limits.headers)
      return writeMessage(response, 431, 'Request Header Fields Too Large');
    const match = routeOf(request);
    if (match === 'malformed') return writeMessage(response, 400, 'Bad Request');
    if (!match) return writeMessage(response, 404, 'Not Found');
    const release = await enter(request.headers.authorization ?? '');
    if (!release) return writeMessage(response, 503, 'Service Unavailable', { 'retry-after': '1' });
    try {
      await integrate(request, response, match);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      if (error instanceof IntegrationTimeout) return writeMessage(response, 503, 'Service Unavailable');
      writeMessage(response, 500, 'Internal Server Error');
    } finally {
      release();
    }
  };

  function routeOf(request: IncomingMessage): RouteMatch | 'malformed' | null {
    const [path] = splitTarget(request.url ?? '/');
    try {
      decodeURIComponent(path);
      return findRoute(request.method ?? 'GET', path);
    } catch {
      return 'malformed';
    }
  }
}
