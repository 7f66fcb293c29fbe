import type * as z from 'zod';
import type { ErrorCode } from './errors';

/**
 * One HTTP endpoint. `path` is relative to `/api` and may hold `{name}` parameters.
 * `access: 'public'` needs no token, `'device'` an access token or a device's own; `errors` lists the codes it may
 * answer besides those that follow from its shape (`errorCodesOf`).
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
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
  status?: 200 | 201 | 202 | 204;
  errors: readonly ErrorCode[];
  /** Of an answer that is text; JSON unless told. */
  contentType?: 'text/calendar; charset=utf-8' | 'text/csv; charset=utf-8' | 'text/html; charset=utf-8';
  /** Of a body that is bytes (a Uint8Array); JSON unless told. */
  bodyType?: 'image/jpeg';
  /** Largest accepted body in bytes; 16 kB unless told. */
  maxBodyBytes?: number;
  /** Of a public answer that is the same for everyone: how long browsers and the CDN may keep it. */
  cacheSeconds?: number;
  /** Of an answer with lists that are wrong when an item is missing: a session, a week, what someone is spared. */
  whole?: true;
  /** Also answers callers whose account is being deleted; all other endpoints that write refuse them. */
  admitsAnyCaller?: boolean;
}

/** The endpoints of one area by name. */
export type Contract = Record<string, Endpoint>;

/** Whether the contract has an endpoint for people who are signed in. */
export type HasPeople<C extends Contract> = [Exclude<C[keyof C]['access'], 'public'>] extends [never]
  ? false
  : true;

/** Whether the contract has an endpoint that takes the tokens of devices. */
export type HasDevices<C extends Contract> = 'device' extends C[keyof C]['access'] ? true : false;

/** Every endpoint may answer these: a failure of ours, an app too old, a request around the CDN. */
const alwaysAnswered = ['internal_error', 'app_outdated', 'forbidden'] as const;

/** The codes the endpoint may answer: its own, and those that follow from its shape. */
export function errorCodesOf({
  access,
  params,
  query,
  body,
  bodyType,
  errors,
}: Endpoint): ReadonlySet<ErrorCode> {
  const codes = new Set<ErrorCode>([...alwaysAnswered, ...errors]);
  if (access !== 'public') codes.add('unauthorized').add('account_suspended').add('changed_meanwhile');
  // These check tokens themselves, with keys from elsewhere.
  if (access === 'device') codes.add('unavailable');
  // A path that cannot be read leads nowhere.
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
