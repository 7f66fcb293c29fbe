import * as z from 'zod';
import type { Invoke } from './invoke';

const listSchema = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const statementSchema = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: listSchema,
  Resource: listSchema,
});
const answerSchema = z.object({
  principalId: z.string(),
  policyDocument: z.object({ Statement: z.array(statementSchema) }),
  context: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullish(),
});

type SocketVerdict =
  | { allowed: true; authorizer: Record<string, string> }
  | { allowed: false; status: 401 | 403 | 500 };

/** IAM's wildcards: `*` for any run of characters, `?` for one. */
function covers(pattern: string, value: string): boolean {
  const escaped = pattern.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i').test(value);
}

/** An explicit deny wins; without an allow, the result is no. */
function allows(statements: z.output<typeof statementSchema>[], methodArn: string): boolean {
  const applying = statements.filter(
    ({ Action, Resource }) =>
      Action.some((action) => covers(action, 'execute-api:Invoke')) &&
      Resource.some((resource) => covers(resource, methodArn)),
  );
  return applying.length > 0 && applying.every(({ Effect }) => Effect === 'Allow');
}

/** The runtime wraps what a function throws. */
function saysUnauthorized(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'Unauthorized' || saysUnauthorized(error.cause);
}

/**
 * Asks the REQUEST authorizer; if it throws `Unauthorized`, the status is 401; a policy that does not allow gives a
 * 403.
 */
export async function authorizeSocket(
  invoke: Invoke,
  functionName: string,
  event: { methodArn: string },
): Promise<SocketVerdict> {
  try {
    const answer = answerSchema.parse(await invoke(functionName, event));
    if (!allows(answer.policyDocument.Statement, event.methodArn)) return { allowed: false, status: 403 };
    const context = Object.entries(answer.context ?? {}).map(
      ([name, value]) => [name, String(value)] as const,
    );
    return { allowed: true, authorizer: { principalId: answer.principalId, ...Object.fromEntries(context) } };
  } catch (error) {
    return { allowed: false, status: saysUnauthorized(error) ? 401 : 500 };
  }
}
