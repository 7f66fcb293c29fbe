import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { HandlerExecutionContext, InitializeHandler } from '@smithy/types';
import { onClientCreated } from '../../functions/platform/clients';
import type { LocalCloudOptions } from '../../infra/local/local-cloud';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Every event one to three times, in any order, with crashes before and after the handler. */
export function deliveryChaos(random: () => number): NonNullable<LocalCloudOptions['chaos']> {
  return {
    duplicate: () => 1 + Math.floor(random() * 3),
    shuffle: (batch) => shuffled(batch, random),
    crash: (_, attempt) => {
      // Five failed deliveries would rightly end in the dead-letter queue.
      if (attempt > 3 || random() > 0.25) return null;
      return random() < 0.5 ? 'before' : 'after';
    },
  };
}

interface Fault {
  command: string;
  share: number;
  error: () => Error;
}

const faults: Fault[] = [
  { command: 'PutEventsCommand', share: 0.1, error: () => new Error('injected: bus unreachable') },
  {
    command: 'BatchWriteItemCommand',
    share: 0.1,
    error: () => new Error('injected: crash before the delete'),
  },
  {
    command: 'TransactWriteItemsCommand',
    share: 0.15,
    error: () =>
      new TransactionCanceledException({
        message: 'injected',
        $metadata: {},
        CancellationReasons: [{ Code: 'TransactionConflict' }],
      }),
  },
];

/** Makes calls of the product's SDK clients fail at random while `active` is true, and counts how often. */
export function injectFaults(random: () => number) {
  const control = { active: true, injected: new Map<string, number>() };
  const middleware = (next: InitializeHandler<object, object>, { commandName }: HandlerExecutionContext) =>
    ((args) => {
      const fault = faults.find((each) => each.command === commandName);
      if (control.active && fault && random() < fault.share) {
        control.injected.set(fault.command, (control.injected.get(fault.command) ?? 0) + 1);
        throw fault.error();
      }
      return next(args);
    }) as InitializeHandler<object, object>;
  onClientCreated((client) =>
    client.middlewareStack.add(middleware, { step: 'initialize', name: 'injectFaults' }),
  );
  return control;
}
