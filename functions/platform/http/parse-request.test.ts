import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../../../shared/contracts/endpoint';
import type { AppError } from '../errors';
import { parseRequest } from './parse-request';

const endpoint: Endpoint = {
  method: 'POST',
  path: '/notes/{id}',
  access: 'user',
  params: z.object({ id: z.string().max(5) }),
  query: z.object({ limit: z.coerce.number().int().max(9).default(3) }),
  body: z.object({ text: z.string(), tags: z.array(z.object({ name: z.string() })).default([]) }),
  maxBodyBytes: 100,
  response: z.object({}),
  errors: [],
};

interface Sent {
  id?: string;
  query?: Record<string, string>;
  body?: string;
  isBase64Encoded?: boolean;
}
const parse = ({ id = 'a', query, body, isBase64Encoded = false }: Sent, changes: Partial<Endpoint> = {}) => {
  const event = { queryStringParameters: query, body, isBase64Encoded } as APIGatewayProxyEventV2;
  return parseRequest({ name: 'note', endpoint: { ...endpoint, ...changes }, params: { id } }, event);
};
const textOf = (value: unknown) => JSON.stringify(value);

function refusalOf(sent: Sent): AppError | null {
  try {
    parse(sent);
    return null;
  } catch (error) {
    return error as AppError;
  }
}

describe('A request', () => {
  it('is parsed whole, with defaults and without what no one asked for', () => {
    expect(parse({ body: '{"text":"hi","added":true}' })).toEqual({
      params: { id: 'a' },
      query: { limit: 3 },
      body: { text: 'hi', tags: [] },
    });
  });

  it('may come in base 64, as the gateway sends what is not plain text', () => {
    const body = Buffer.from('{"text":"grüße"}').toString('base64');
    expect(parse({ body, isBase64Encoded: true }).body).toEqual({ text: 'grüße', tags: [] });
  });

  it.each([
    '{"text":"half \\ud800"}',
    '{"text":"\\udc00\\ud83d"}',
    '{"text":"x","tags":[{"name":"\\uD83D"}]}',
    '{"\\ud800":1,"text":"x"}',
  ])('that holds half a character is no JSON: %s', (body) => {
    expect(refusalOf({ body })?.code).toBe('invalid_json');
    expect(refusalOf({ body: '{"text":"\\ud83d\\ude00"}' })).toBeNull();
  });

  it('to an endpoint without a body has its body left unread', () => {
    const request = parse({ body: 'no JSON' }, { body: undefined, query: undefined });
    expect(request).toMatchObject({ query: undefined, body: undefined });
  });

  it.each<[string, Sent, string, string]>([
    ['a parameter', { id: 'too long', body: '{"text":""}' }, 'invalid_request', 'id: '],
    ['a query', { query: { limit: '10' }, body: '{"text":""}' }, 'invalid_request', 'limit: '],
    ['a field', { body: '{"text":7}' }, 'invalid_request', 'text: '],
    ['a field inside', { body: '{"text":"","tags":[{"name":1}]}' }, 'invalid_request', 'tags.0.name: '],
    ['the body as a whole', { body: '[]' }, 'invalid_request', 'request: '],
    ['JSON that does not end', { body: '{"text":' }, 'invalid_json', ''],
    ['no body', {}, 'invalid_json', ''],
  ])('is refused for %s by name', (_, sent, code, start) => {
    const refusal = refusalOf(sent);
    expect(refusal).toMatchObject({
      code,
      message: expect.stringMatching(new RegExp(`^${start}`)) as string,
    });
  });

  it('is too large by its bytes, not by its characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
        const body = textOf({ text });
        const code = refusalOf({ body })?.code ?? null;
        expect(code).toBe(Buffer.byteLength(body) > 100 ? 'body_too_large' : null);
      }),
    );
  });

  it('may hold 16 kB unless its endpoint says otherwise', () => {
    const frame = textOf({ text: '' }).length;
    const bodyOf = (bytes: number) => textOf({ text: 'x'.repeat(bytes - frame) });
    const changes = { maxBodyBytes: undefined };
    expect(parse({ body: bodyOf(16_384) }, changes).body).toMatchObject({ tags: [] });
    expect(() => parse({ body: bodyOf(16_385) }, changes)).toThrow('too large');
  });
});
