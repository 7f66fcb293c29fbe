import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import type { MiddlewareStack } from '@smithy/types';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './logger';

/** What a request, an event, or a run asked of others while it was handled. */
export interface Usage {
  /** Requests to the database. */
  calls: number;
  /** Consumed read capacity units. */
  readUnits: number;
  /** Consumed write capacity units. */
  writeUnits: number;
  /** Frames posted to sockets. */
  frames: number;
}

interface Observed {
  middlewareStack: MiddlewareStack<object, object>;
}

const running = new AsyncLocalStorage<Usage>();
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
        const usage = running.getStore();
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
        const usage = running.getStore();
        if (usage && commandName === 'PostToConnectionCommand') usage.frames += 1;
        return next(args);
      },
    { name: 'countFrames', step: 'initialize' },
  );
}

/** Runs `work`; what it asks of others is added to the `usage` that it gets. */
export function counting<Result>(work: (usage: Usage) => Promise<Result>): Promise<Result> {
  const usage: Usage = { calls: 0, readUnits: 0, writeUnits: 0, frames: 0 };
  return running.run(usage, () => work(usage));
}

/** Makes a handler log what each of its runs asked of others, whether it succeeds or not; `name` is the function's. */
export const counted =
  <Args extends unknown[], Result>(log: Log, name: string, handler: (...args: Args) => Promise<Result>) =>
  (...args: Args): Promise<Result> =>
    counting(async (usage) => {
      try {
        return await handler(...args);
      } finally {
        log.info('run', { name, ...usage });
      }
    });
