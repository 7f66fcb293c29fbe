import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { AppError } from '../errors';
import type { Match } from './match';

const defaultBodyBytes = 16_384;

/** Parses path parameters, query and body by the endpoint's schemas; throws AppError naming the field. */
export function parseRequest({ endpoint, params }: Match, event: APIGatewayProxyEventV2) {
  return {
    params: parsed(endpoint.params, params),
    query: parsed(endpoint.query, event.queryStringParameters ?? {}),
    body: endpoint.body
      ? parsed(endpoint.body, readJson(event, endpoint.maxBodyBytes ?? defaultBodyBytes))
      : undefined,
  };
}

function readJson(event: APIGatewayProxyEventV2, maximumBytes: number): unknown {
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString()
    : (event.body ?? '');
  if (Buffer.byteLength(text) > maximumBytes) throw new AppError('body_too_large');
  try {
    return JSON.parse(text, wellFormed) as unknown;
  } catch {
    throw new AppError('invalid_json');
  }
}

/** Half a character can be escaped in JSON and stored nowhere. */
function wellFormed(key: string, value: unknown): unknown {
  if (/\p{Cs}/u.test(key) || (typeof value === 'string' && /\p{Cs}/u.test(value))) throw new SyntaxError();
  return value;
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'request';
  throw new AppError('invalid_request', `${field}: ${issue?.message ?? 'not valid'}`);
}
