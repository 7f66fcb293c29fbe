import type { ServerResponse } from 'node:http';
import * as z from 'zod';

/** The largest Lambda response; beyond it Lambda itself fails the invocation. */
const lambdaAnswerBytes = 6 * 1024 * 1024;
const ownedByConnection = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

const structuredSchema = z.object({
  statusCode: z.coerce.number().int().min(200).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
  cookies: z.array(z.string()).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});
type Structured = z.output<typeof structuredSchema>;

/** Without a status code the whole result is the body of a 200. */
function inferred(result: unknown): Structured {
  const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
}

/** The response to send; null if it is malformed or too large, for which the gateway sends a 500. */
export function parseResult(result: unknown): Structured | null {
  const isStructured = typeof result === 'object' && result !== null && 'statusCode' in result;
  const parsed = isStructured ? structuredSchema.safeParse(result).data : inferred(result);
  return parsed && Buffer.byteLength(parsed.body ?? '') <= lambdaAnswerBytes ? parsed : null;
}

export function writeResult(response: ServerResponse, result: Structured): void {
  response.setHeader('content-type', 'text/plain;charset=utf-8');
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    if (!ownedByConnection.has(name.toLowerCase())) response.setHeader(name, String(value));
  }
  if (result.cookies?.length) response.setHeader('set-cookie', result.cookies);
  response.statusCode = result.statusCode;
  response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
}

/** The gateway's own responses, such as `{"message":"Not Found"}`. */
export function writeMessage(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): void {
  const body = JSON.stringify({ message });
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json',
    'content-length': body.length,
  });
  response.end(body);
}
