import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { HandlerExecutionContext, InitializeHandler } from '@smithy/types';
import { AsyncLocalStorage } from 'node:async_hooks';
import { onClientCreated } from '../../functions/platform/clients';
import type { Chaos } from '../../infra/local/bus/queue';
import { runningInvocation } from '../../infra/local/runtime/runtime';

export const faultNames = [
  'repeated deliveries',
  'crashes before a handler',
  'crashes within a handler',
  'crashes after a handler',
  'transaction conflicts',
  'refusals of the bus',
] as const;
type FaultName = (typeof faultNames)[number];

const most = { copies: 5, crashingAttempts: 3 };
const shares = { crash: 0.2, within: 0.04, conflict: 0.15, bus: 0.15 };
const writes = new Set(['TransactWriteItemsCommand', 'PutItemCommand', 'UpdateItemCommand']);

const conflict = () =>
  new TransactionCanceledException({
    message: 'injected',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  });

/** Moves other waiting messages to the front, where the next batch is taken. */
function mixFront<T>(waiting: T[], random: () => number): T[] {
  for (let at = 0; at < Math.min(32, waiting.length); at += 1) {
    const other = at + Math.floor(random() * (waiting.length - at));
    [waiting[at], waiting[other]] = [waiting[other] as T, waiting[at] as T];
  }
  return waiting;
}

/**
 * A storm's faults: every event one to five times, in any order, consumers that crash before, within, and after their
 * work, transaction conflicts, a bus that refuses. `counts` says how often.
 */
export function stormFaults(random: () => number) {
  const counts = new Map<FaultName, number>();
  let isActive = true;
  // Five failed deliveries would rightly end in the dead-letter queue, so only the first ones are made to fail.
  const attempts = new AsyncLocalStorage<number>();
  const count = (name: FaultName, times = 1) => counts.set(name, (counts.get(name) ?? 0) + times);
  const strikes = (share: number) => isActive && random() < share;

  const chaos: Chaos = {
    duplicate: () => {
      const copies = 1 + Math.floor(random() * most.copies);
      count('repeated deliveries', copies - 1);
      return copies;
    },
    shuffle: (waiting) => mixFront(waiting, random),
    crash: (_, attempt) => {
      attempts.enterWith(attempt);
      if (attempt > most.crashingAttempts || !strikes(shares.crash)) return null;
      const when = random() < 0.5 ? 'before' : 'after';
      count(`crashes ${when} a handler`);
      return when;
    },
  };

  /** In a consumer whose process ends right after the write took effect. */
  function endsHere(commandName: string): boolean {
    const isConsumer = runningInvocation()?.functionName.endsWith('-events') ?? false;
    const attempt = attempts.getStore() ?? Infinity;
    return (
      isConsumer && writes.has(commandName) && attempt <= most.crashingAttempts && strikes(shares.within)
    );
  }

  const middleware = (next: InitializeHandler<object, object>, { commandName }: HandlerExecutionContext) =>
    (async (args) => {
      const name = String(commandName);
      if (name === 'PutEventsCommand' && strikes(shares.bus)) {
        count('refusals of the bus');
        throw new Error('injected: the bus cannot be reached');
      }
      if (name === 'TransactWriteItemsCommand' && strikes(shares.conflict)) {
        count('transaction conflicts');
        throw conflict();
      }
      const ends = endsHere(name);
      const output = await next(args);
      if (!ends) return output;
      count('crashes within a handler');
      throw new Error('injected: the process ended here');
    }) as InitializeHandler<object, object>;
  onClientCreated((client) =>
    client.middlewareStack.add(middleware, { step: 'initialize', name: 'stormFaults' }),
  );
  return { chaos, counts, end: () => void (isActive = false) };
}
