import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { MiddlewareStack } from '@smithy/types';
import type { Context } from 'aws-lambda';
import type { Log } from './logger';
import { outcomeOf } from './outcome';
import { running, runningUsage, type LogFields } from './running';

interface Observed {
  middlewareStack: MiddlewareStack<object, object>;
}

const reads = new Set(['GetItemCommand', 'BatchGetItemCommand', 'QueryCommand', 'ScanCommand']);

function unitsOf(output: unknown): number {
  const { ConsumedCapacity: consumed } = output as {
    ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
  };
  return [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}

/** Makes a DynamoDB client count its calls and what they consume for whoever is running. */
export function countCalls({ middlewareStack }: Observed): void {
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const usage = runningUsage();
        if (!usage) return next(args);
        usage.calls += 1;
        const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
        usage[reads.has(commandName) ? 'readUnits' : 'writeUnits'] += unitsOf(result.output);
        return result;
      },
    { name: 'countCalls', step: 'initialize' },
  );
}

/** Makes a client for sockets count the frames it posts. */
export function countFrames({ middlewareStack }: Observed): void {
  middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const usage = runningUsage();
        if (usage && commandName === 'PostToConnectionCommand') usage.frames += 1;
        return next(args);
      },
    { name: 'countFrames', step: 'initialize' },
  );
}

/** What an invocation says about itself in its log lines; tests may call a handler without a context. */
export const invocationFields = (context: Context | undefined): LogFields => ({
  requestId: context?.awsRequestId,
  function: context?.functionName,
});

/**
 * Makes a handler log how each of its runs ended and what it asked of others. `name` is the function's; what a handler
 * throws is logged by the runtime.
 */
export const counted =
  <Input, Result>(log: Log, name: string, handler: (input: Input, context: Context) => Promise<Result>) =>
  (input: Input, context: Context): Promise<Result> =>
    running(
      { ...invocationFields(context), correlationId: context.awsRequestId },
      async ({ usage, emitted }) => {
        let outcome = 'ok';
        try {
          const result = await handler(input, context);
          outcome = statusOf(result) ?? 'ok';
          return result;
        } catch (error) {
          outcome = outcomeOf(error);
          throw error;
        } finally {
          log.info('run', { name, outcome, ...usage, ...listed(emitted) });
        }
      },
    );

/** How a frame was answered; undefined for 200 and for what is no frame. */
function statusOf(result: unknown): string | undefined {
  const { statusCode = 200 } = Object(result) as { statusCode?: number };
  return statusCode === 200 ? undefined : String(statusCode);
}

/** A field of the closing log line, unless it would be empty. */
export const listed = (emitted: string[]) => (emitted.length > 0 ? { emitted } : {});
