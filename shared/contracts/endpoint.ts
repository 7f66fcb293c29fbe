import type * as z from 'zod';
import type { ErrorCode } from './errors';

/**
 * One HTTP endpoint. `path` is relative to `/api` and may hold `{name}` parameters.
 * `access: 'public'` needs no token, `'device'` an access token or a device's own; `errors` lists the codes it may answer besides the general ones.
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
  /** Largest accepted body in bytes; 16 kB unless told. */
  maxBodyBytes?: number;
}

/** The endpoints of one area by name. */
export type Contract = Record<string, Endpoint>;

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
