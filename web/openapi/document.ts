import * as z from 'zod';
import { brand } from '../../shared/brand';
import { callsPerMinute, errorCodesOf, type Endpoint } from '../../shared/contracts/endpoint';
import { apiErrors, errorBodySchema, type ErrorCode } from '../../shared/contracts/errors';
import type { LocalDate } from '../../shared/rules/local-date';
import { deviceCallsOn, type DeviceCall } from '../lib/device-calls';

const scheme = 'deviceToken';
const requestId = '01JD3X6E9H0000000000000001';

/** A schema of a contract as JSON Schema, which OpenAPI 3.1 uses as it is. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A format says what its long pattern does, and every integer is a safe one.
    override: ({ jsonSchema: each }) => {
      if (each.format) delete each.pattern;
      if (each.minimum === Number.MIN_SAFE_INTEGER) delete each.minimum;
      if (each.maximum === Number.MAX_SAFE_INTEGER) delete each.maximum;
    },
  });
  return json;
}

interface Content {
  schema: object;
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}

interface Answer {
  description: string;
  headers?: object;
  content: { 'application/json': Content };
}

const json = (content: Content) => ({ 'application/json': content });

/** Seconds until the next try, where that is known. */
const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait before the next try; sent with too_many_requests.',
    schema: { type: 'integer', minimum: 1 },
  },
};

/** All refusals with one status: their codes, each with its message. */
function refusal(status: number, codes: readonly ErrorCode[]): Answer {
  const examples = codes.map((code) => {
    const { message } = apiErrors[code];
    return [code, { summary: message, value: { error: { code, message, requestId } } }] as const;
  });
  const codeSchema = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((code) => `\`${code}\`: ${apiErrors[code].message}`).join('\n\n'),
    ...(status === 429 && { headers: retryAfter }),
    content: json({
      schema: { allOf: [{ $ref: '#/components/schemas/Error' }, codeSchema] },
      examples: Object.fromEntries(examples),
    }),
  };
}

/** The endpoint's refusals by status, lowest first. */
function refusals(endpoint: Endpoint): Record<string, Answer> {
  const codes = [...errorCodesOf(endpoint)].toSorted();
  const statusOf = (code: ErrorCode) => apiErrors[code].status;
  const of = (status: number) => codes.filter((code) => statusOf(code) === status);
  const statuses = new Set(codes.map(statusOf));
  return Object.fromEntries([...statuses].map((status) => [status, refusal(status, of(status))]));
}

function operation({ name, endpoint, summary, details, sends, gets }: DeviceCall) {
  const { scope = '', body = z.unknown(), response, status = 200 } = endpoint;
  const most = callsPerMinute(endpoint);
  const limit = most === null ? '' : ` At most ${most} requests a minute.`;
  const added: Answer = {
    description: 'Added, or known already.',
    content: json({ schema: jsonSchema(response, 'output'), example: gets }),
  };
  return {
    operationId: name,
    summary,
    description: `${details} Needs a token that may add ${scope}.${limit}`,
    security: [{ [scheme]: [scope] }],
    requestBody: {
      required: true,
      content: json({ schema: jsonSchema(body, 'input'), example: sends }),
    },
    responses: { [status]: added, ...refusals(endpoint) } as Record<string, Answer>,
  };
}

/** What devices and automations may call, as OpenAPI 3.1, with examples of `date`. */
export function createOpenApi(date: LocalDate) {
  const calls = Object.values(deviceCallsOn(date));
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.product} for your own devices and automations`,
      version: '1',
      description:
        'Make a token in Settings, under Devices and automations, and choose what it may add. Send JSON. Every refusal has a code that stays the same.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(
      calls.map((call) => [call.endpoint.path, { [call.endpoint.method.toLowerCase()]: operation(call) }]),
    ),
    components: {
      securitySchemes: {
        [scheme]: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a device, which begins with vita_. Removing the device ends it.',
        },
      },
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
    },
  };
}
