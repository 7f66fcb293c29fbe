import * as z from 'zod';
import { UnexpectedAnswer } from '../support/unexpected-answer';

/** What Node and the AWS SDK put on their errors. */
const factsSchema = z.object({
  name: z.string().optional().catch(undefined),
  code: z.string().optional().catch(undefined),
  $metadata: z
    .object({ httpStatusCode: z.number().optional(), requestId: z.string().optional() })
    .optional()
    .catch(undefined),
});

const plainNames = new Set(['Error', 'TypeError', 'AggregateError', 'UnexpectedAnswer']);

function factsOf(error: Error): string {
  const { name = '', code, $metadata } = factsSchema.parse(error);
  const answer = error instanceof UnexpectedAnswer ? error : null;
  const status = answer?.status ?? $metadata?.httpStatusCode;
  const requestId = answer?.requestId ?? $metadata?.requestId;
  const own = answer?.code ?? code;
  return [
    plainNames.has(name) ? '' : name,
    status === undefined ? '' : `status ${status}`,
    own ? `code ${own}` : '',
    requestId ? `requestId ${requestId}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Where one address has several, Node tells of each. */
const causesOf = (error: Error): unknown[] =>
  error instanceof AggregateError ? error.errors : error.cause === undefined ? [] : [error.cause];

/** An error and everything that led to it, a line each. */
export function describeFailure(error: unknown, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  if (!(error instanceof Error)) return [`${indent}${String(error)}`];
  const facts = factsOf(error);
  const line = `${indent}${error.message || error.name}${facts && ` (${facts})`}`;
  return [line, ...causesOf(error).flatMap((cause) => describeFailure(cause, depth + 1))];
}
