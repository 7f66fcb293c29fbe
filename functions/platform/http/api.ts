import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Contract, Endpoint, HasDevices, HasPeople } from '../../../shared/contracts/endpoint';
import type { Config } from '../config';
import { AppError } from '../errors';
import type { Log } from '../logger';
import { asError, outcomeOf } from '../outcome';
import { pseudonymOf } from '../pseudonym';
import { addLogFields, running } from '../running';
import type { Secret } from '../secret';
import { ConditionFailed } from '../storage/conditions';
import { Contended } from '../storage/transact';
import { invocationFields, listed } from '../usage';
import { verifyAppVersion } from './app-version';
import { cachedAnswer, jsonAnswer, textAnswer } from './json-answer';
import type { LimitWrites } from './limit-writes';
import { matchEndpoint, type Match } from './match';
import { parseAnswer } from './parse-answer';
import { parseRequest } from './parse-request';
import type { Caller, CallContext, Routes } from './routes';
import { verifyOrigin } from './verify-origin';

/** Refuses a caller who may no longer act; asked before each request of a signed-in person. */
export type Admit = (caller: Caller, access: 'read' | 'write') => Promise<void>;

/** Who the `Authorization` header of a 'device' endpoint speaks for; throws AppError if no one. */
export type Authenticate = (authorization: string) => Promise<Caller>;

interface AnyApiOptions {
  config: Pick<Config, 'minimumAppVersion'>;
  /** What the CDN proves itself with; null where none stands in front of the API. */
  origin: Secret | null;
  log: Log;
  admit?: Admit;
  limitWrites?: LimitWrites;
  authenticate?: Authenticate;
}

/** What a contract requires: `admit` and `limitWrites` if it is for people, `authenticate` if it takes devices. */
export type ApiOptions<C extends Contract> = AnyApiOptions &
  (HasPeople<C> extends true ? { admit: Admit; limitWrites: LimitWrites } : unknown) &
  (HasDevices<C> extends true ? { authenticate: Authenticate } : unknown);

type ApiEvent = APIGatewayProxyEventV2WithJWTAuthorizer;
type ApiResult = APIGatewayProxyStructuredResultV2;
type AnyHandler = (request: unknown, context: CallContext) => Promise<unknown>;

/** Set by the CDN on every request; a viewer's header of this name is overwritten. */
const addressHeader = 'true-client-ip';

const anonymous: Caller = { userId: '', authTime: 0 };

/** Turns an area's routes into a Lambda handler for payload format 2.0. */
export function createApi<C extends Contract>(table: Routes<C>, options: ApiOptions<C>) {
  const { config, log, origin }: AnyApiOptions = options;
  return (event: ApiEvent, context?: Context): Promise<ApiResult> => {
    const { requestId } = event.requestContext;
    const fields = { ...invocationFields(context), requestId, correlationId: requestId };
    return running(fields, async ({ usage, emitted }) => {
      const startedAt = performance.now();
      let outcome = 'ok';
      let result: ApiResult;
      try {
        await verifyOrigin(event.headers, origin);
        verifyAppVersion(event, config.minimumAppVersion);
        const match = findEndpoint(table.contract, event);
        addLogFields({ route: match.name });
        result = await answer(table, match, event, options);
      } catch (error) {
        outcome = outcomeOf(error);
        result = refuse(error, requestId, log);
      }
      const milliseconds = Math.round(performance.now() - startedAt);
      const { statusCode: status } = result;
      log.info('request', { status, outcome, milliseconds, ...usage, ...listed(emitted) });
      return result;
    });
  };
}

/** Anyone can send this header; it is only true if the CDN is verified. */
function addressOf(event: ApiEvent, origin: Secret | null): string | null {
  return (origin && event.headers[addressHeader]) || null;
}

function findEndpoint(contract: Contract, event: ApiEvent): Match {
  const path = event.rawPath.replace(/^\/api(?=\/)/, '');
  const match = matchEndpoint(contract, event.requestContext.http.method, path);
  if (match === null) throw new AppError('not_found');
  if (match === 'method') throw new AppError('method_not_allowed');
  return match;
}

/** A person may add everything, a device what it was made for. */
function verifyScope({ device }: Caller, { scope }: Endpoint): void {
  if (device && !(scope && device.scopes.includes(scope))) throw new AppError('scope_missing');
}

async function callerOf(event: ApiEvent, { endpoint }: Match, options: AnyApiOptions): Promise<Caller> {
  if (endpoint.access === 'public') return anonymous;
  if (endpoint.access === 'device') {
    if (!options.authenticate) throw new AppError('unauthorized');
    const caller = await options.authenticate(event.headers.authorization ?? '');
    verifyScope(caller, endpoint);
    return caller;
  }
  const claims = event.requestContext.authorizer?.jwt?.claims;
  if (typeof claims?.sub !== 'string' || claims.token_use !== 'access') throw new AppError('unauthorized');
  return { userId: claims.sub, authTime: Number(claims.auth_time ?? 0) };
}

async function admitCaller(caller: Caller, { name, endpoint }: Match, admit?: Admit): Promise<void> {
  if (caller === anonymous || endpoint.admitsAnyCaller) return;
  if (!admit) throw new Error(`${name} is for people and is served without admit`);
  await admit(caller, endpoint.method === 'GET' ? 'read' : 'write');
}

async function answer<C extends Contract>(
  table: Routes<C>,
  match: Match,
  event: ApiEvent,
  options: AnyApiOptions,
): Promise<ApiResult> {
  const caller = await callerOf(event, match, options);
  if (caller !== anonymous) addLogFields({ user: pseudonymOf(caller.userId) });
  await admitCaller(caller, match, options.admit);
  if (caller !== anonymous) await options.limitWrites?.(caller, match);
  const request = parseRequest(match, event);
  const handler = table.handlers[match.name as keyof C] as unknown as AnyHandler;
  const address = addressOf(event, options.origin);
  const context = { caller, correlationId: event.requestContext.requestId, address };
  const output = await handler(request, context).catch((error: unknown) => afterRace(error, caller, options));
  const body = parseAnswer(match, output);
  const { status = 200, contentType, cacheSeconds: seconds } = match.endpoint;
  if (seconds) return cachedAnswer(body, { seconds, ifNoneMatch: event.headers['if-none-match'] });
  if (contentType) return textAnswer(status, String(body), contentType);
  return jsonAnswer(status, body, event.headers['accept-encoding']);
}

/** For an account being deleted, failed conditions are expected; for anyone else it was a race. */
async function afterRace(error: unknown, caller: Caller, { admit }: AnyApiOptions): Promise<never> {
  if (!(error instanceof ConditionFailed || error instanceof Contended)) throw error;
  if (caller === anonymous) throw error;
  await admit?.(caller, 'write');
  throw new AppError('changed_meanwhile');
}

/** The ID is in the body for the person who writes to support: it finds the log lines. */
function refuse(error: unknown, requestId: string, log: Log): ApiResult {
  const isKnown = error instanceof AppError;
  if (!isKnown) log.error('request failed', { outcome: outcomeOf(error), error: asError(error) });
  const { code, message, status, retryAfterSeconds } = isKnown ? error : new AppError('internal_error');
  const refusal = jsonAnswer(status, { error: { code, message, requestId } });
  if (retryAfterSeconds === undefined) return refusal;
  return { ...refusal, headers: { ...refusal.headers, 'retry-after': String(retryAfterSeconds) } };
}
