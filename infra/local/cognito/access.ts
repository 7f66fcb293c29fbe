import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { equals } from './compare';
import { CognitoError, userNotFound } from './errors';
import { type Pool, resolveUser } from './pool';
import type { User } from './rows';
import { requireUser } from './tokens';
import { parseRequest } from './validation';

export type Operation = (pool: Pool, body: unknown, headers: IncomingHttpHeaders) => Promise<object>;
type Request<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>;

const clientSchema = z.object({ ClientId: z.string() });
const tokenSchema = z.object({ AccessToken: z.string() });
const poolSchema = z.object({ UserPoolId: z.string() });
const adminSchema = poolSchema.extend({ Username: z.string() });

/** An operation that anyone who names the client may call. */
export function clientOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (pool: Pool, request: Request<Shape>) => Promise<object>,
): Operation {
  return async (pool, body) => {
    const { ClientId } = parseRequest(clientSchema, body);
    if (ClientId !== pool.options.clientId) throw notFound(`User pool client ${ClientId} does not exist.`);
    return run(pool, parseRequest(z.object(shape), body));
  };
}

/** An operation for the access token's user. */
export function userOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (pool: Pool, user: User, request: Request<Shape>) => Promise<object>,
): Operation {
  return async (pool, body) => {
    const { AccessToken } = parseRequest(tokenSchema, body);
    const request = parseRequest(z.object(shape), body);
    return run(pool, await requireUser(pool, AccessToken), request);
  };
}

/** A backend operation on a named user. */
export function adminOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (pool: Pool, user: User, request: Request<Shape>) => Promise<object>,
): Operation {
  return async (pool, body, headers) => {
    requireAdmin(pool, headers);
    const { UserPoolId, Username } = parseRequest(adminSchema, body);
    if (UserPoolId !== pool.options.userPoolId) throw notFound(`User pool ${UserPoolId} does not exist.`);
    const request = parseRequest(z.object(shape), body);
    const { user } = await resolveUser(pool, Username);
    if (user === undefined) throw userNotFound();
    return run(pool, user, request);
  };
}

/** A backend operation on the pool itself. */
export function poolOperation<Shape extends z.ZodRawShape>(
  shape: Shape,
  run: (pool: Pool, request: Request<Shape>) => Promise<object>,
): Operation {
  return async (pool, body, headers) => {
    requireAdmin(pool, headers);
    const { UserPoolId } = parseRequest(poolSchema, body);
    if (UserPoolId !== pool.options.userPoolId) throw notFound(`User pool ${UserPoolId} does not exist.`);
    return run(pool, parseRequest(z.object(shape), body));
  };
}

// Admin operations require signed requests, like IAM does.
function requireAdmin(pool: Pool, headers: IncomingHttpHeaders): void {
  const header = headers.authorization ?? '';
  if (header === '')
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const signed =
    /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/[^,\s]+, ?SignedHeaders=[^,\s]+, ?Signature=[0-9a-f]{64}$/;
  const accessKeyId = signed.exec(header)?.[1] ?? '';
  if (equals(accessKeyId, pool.options.adminAccessKeyId)) return;
  const message = 'The security token included in the request is invalid.';
  throw new CognitoError('UnrecognizedClientException', message);
}

const notFound = (message: string) => new CognitoError('ResourceNotFoundException', message);
