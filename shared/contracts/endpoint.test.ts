import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { errorCodesOf, type Endpoint } from './endpoint';
import { apiErrors } from './errors';

const endpoints = Object.values<FunctionSpec>(manifest.functions).flatMap(({ contract }) =>
  Object.entries<Endpoint>(contract ?? {}),
);
const plain: Endpoint = {
  method: 'GET',
  path: '/notes',
  access: 'public',
  response: z.object({}),
  errors: ['message_not_found'],
};
const always = ['internal_error', 'app_outdated', 'forbidden', 'message_not_found'];

it.each(endpoints)(
  '%s says what a device must be allowed if it takes devices, and only then',
  (_, endpoint) => {
    expect(endpoint.scope !== undefined).toBe(endpoint.access === 'device');
  },
);

describe('The codes an endpoint may answer', () => {
  it.each<[string, Partial<Endpoint>, string[]]>([
    ['its own and those of every endpoint', {}, []],
    [
      'those of a person where it needs a token',
      { access: 'user' },
      ['unauthorized', 'account_suspended', 'changed_meanwhile'],
    ],
    [
      "those of a person where it takes a device's",
      { access: 'device' },
      ['unauthorized', 'account_suspended', 'changed_meanwhile', 'unavailable', 'scope_missing'],
    ],
    [
      'invalid_request and not_found where it reads parameters',
      { params: z.object({}) },
      ['not_found', 'invalid_request'],
    ],
    [
      'not invalid_json where its body is bytes',
      { body: z.object({}), bodyType: 'image/jpeg' },
      ['invalid_request', 'body_too_large'],
    ],
    ['invalid_request where it reads a query', { query: z.object({}) }, ['invalid_request']],
    [
      'what is wrong with a body where it reads one',
      { body: z.object({}) },
      ['invalid_request', 'body_too_large', 'invalid_json'],
    ],
  ])('are %s', (_, shape, more) => {
    expect([...errorCodesOf({ ...plain, ...shape })]).toEqual([...always, ...more]);
  });

  it.each(endpoints)('of %s are listed once', (_, endpoint) => {
    const derived = errorCodesOf({ ...endpoint, errors: [] });
    expect(endpoint.errors.filter((code) => derived.has(code))).toEqual([]);
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
  });

  it('are all codes, except the one for a wrong method', () => {
    const answered = new Set<string>(endpoints.flatMap(([, endpoint]) => [...errorCodesOf(endpoint)]));
    const never = Object.keys(apiErrors).filter((code) => !answered.has(code));
    expect(never).toEqual(['method_not_allowed']);
  });
});
