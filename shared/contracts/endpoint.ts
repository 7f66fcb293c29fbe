import type * as z from 'zod';
import type { DeviceScope } from './device-scopes';
import type { ErrorCode } from './errors';

/**
 * One HTTP endpoint. `path` is relative to `/api` and may contain `{name}` parameters. `access: 'public'` needs no
 * token, `'device'` an access token or a device's own; `errors` lists the codes it may return in addition to those
 * that follow from its shape (`errorCodesOf`).
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  access: 'user' | 'public' | 'device';
  /** For access 'device': what a device's token must allow; without one, no device gets in. */
  scope?: DeviceScope;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  status?: 200 | 201 | 202 | 204;
  errors: readonly ErrorCode[];
  /** For text responses; JSON by default. */
  contentType?: 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8' | 'text/html; charset=utf-8';
  /** For bodies of bytes (a Uint8Array); JSON by default. */
  bodyType?: 'image/jpeg';
  /** Largest accepted body in bytes; 16 kB by default. */
  maxBodyBytes?: number;
  /** For a public response that is the same for everyone: how long browsers and the CDN may cache it. */
  cacheSeconds?: number;
  /** Apps keep no answer of it for times without a connection. */
  unkept?: true;
  /** For responses with lists that would be wrong if an item were missing: a session, a week, what someone is spared. */
  whole?: true;
  /** Also serves accounts that are being deleted; every other endpoint that writes refuses them. */
  admitsAnyCaller?: boolean;
  /** How often a person may call it in a minute, if it writes and the usual number is too high. */
  perMinute?: number;
}

/** The endpoints of one area by name. */
export type Contract = Record<string, Endpoint>;

/** Whether the contract has an endpoint for people who are signed in. */
export type HasPeople<C extends Contract> = [Exclude<C[keyof C]['access'], 'public'>] extends [never]
  ? false
  : true;

/** Whether the contract has an endpoint that accepts device tokens. */
export type HasDevices<C extends Contract> = 'device' extends C[keyof C]['access'] ? true : false;

/** More than a hand can tap, and than an app sends that was offline for two weeks. */
const writesPerMinute = 120;

/** How often a person may call the endpoint in a minute; null if it only reads, or serves visitors. */
export const callsPerMinute = ({ access, method, perMinute }: Endpoint): number | null =>
  access === 'public' || method === 'GET' ? null : (perMinute ?? writesPerMinute);

/** Every endpoint may return these: an error of ours, an outdated app, a request that bypassed the CDN. */
const alwaysAnswered = ['internal_error', 'app_outdated', 'forbidden'] as const;

/** The codes the endpoint may return: its own, and those that follow from its shape. */
export function errorCodesOf(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const { access, params, query, body, bodyType, errors } = endpoint;
  const codes = new Set<ErrorCode>([...alwaysAnswered, ...errors]);
  if (access !== 'public') codes.add('unauthorized').add('account_suspended').add('changed_meanwhile');
  if (callsPerMinute(endpoint) !== null) codes.add('too_many_requests');
  // These check tokens themselves, with keys fetched from elsewhere.
  if (access === 'device') codes.add('unavailable').add('scope_missing');
  // A malformed path parameter is not found.
  if (params) codes.add('not_found');
  if (params || query || body) codes.add('invalid_request');
  if (body) codes.add('body_too_large');
  if (body && !bodyType) codes.add('invalid_json');
  return codes;
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler receives: parsed and trusted. */
export interface RequestOf<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a caller passes. */
export interface CallOf<E extends Endpoint> {
  params?: Input<E['params']>;
  query?: Input<E['query']>;
  body?: Input<E['body']>;
}

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
