import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import type { Endpoint } from '../../../shared/contracts/endpoint';
import { sayIssue } from '../../../shared/rules/say-issue';
import { AppError } from '../errors';
import type { Match } from './match';

const defaultBodyBytes = 16_384;

/** Parses path parameters, query, and body by the endpoint's schemas; throws AppError naming the field. */
export function parseRequest({ endpoint, params }: Match, event: APIGatewayProxyEventV2) {
  return {
    params: parsed(endpoint.params, params),
    query: parsed(endpoint.query, event.queryStringParameters ?? {}),
    body: endpoint.body ? parsed(endpoint.body, readBody(endpoint, event)) : undefined,
  };
}

function readBody(
  { bodyType, maxBodyBytes = defaultBodyBytes }: Endpoint,
  event: APIGatewayProxyEventV2,
): unknown {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBodyBytes) throw new AppError('body_too_large');
  return bodyType ? bytes : readJson(bytes.toString());
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed) as unknown;
  } catch {
    throw new AppError('invalid_json');
  }
}

/** A lone surrogate can be escaped in JSON but not stored anywhere. */
function wellFormed(key: string, value: unknown): unknown {
  if (/\p{Cs}/u.test(key) || (typeof value === 'string' && /\p{Cs}/u.test(value))) throw new SyntaxError();
  return value;
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { error: sayIssue });
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || 'request';
  throw new AppError('invalid_request', `${field}: ${issue?.message ?? 'not valid'}`);
}
