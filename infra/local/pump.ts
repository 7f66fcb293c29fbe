import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import type { FunctionSpec, Manifest } from '../../functions/manifest-types';
import type { ObservedClient } from './grants';
import { HandOvers, readRows, streamRecords, type OutboxRow } from './outbox-stream';
import type { Runtime } from './runtime';
import { tableAccesses } from './table-access';

export interface Pump {
  /** For the product's SDK clients: a write to the outbox wakes the pump at once. */
  observe(client: ObservedClient): void;
  /** Resolves when the outbox has been seen empty after this call. */
  idle(): Promise<void>;
  /** Whether records may be on their way now. */
  isBusy(): boolean;
  stop(): Promise<void>;
}

export interface PumpOptions {
  client: DynamoDBClient;
  tablePrefix: string;
  manifest: Manifest;
  runtime: Runtime;
  /** How often the table is read when nothing woke the pump. */
  pollMs?: number;
  /** First pause before a record is handed over again; it doubles up to 5 s. */
  backoffMs?: number;
}

const wakingOperations = new Set(['put', 'update', 'batchWrite']);

/** The table that has a stream and the function it goes to. */
function streamOf(manifest: Manifest): { table: string; functionName: string } {
  const functions = Object.entries<FunctionSpec>(manifest.functions);
  for (const [functionName, { stream }] of functions) if (stream) return { table: stream, functionName };
  throw new Error('the manifest has no function with a stream');
}

/** Calls `wake` after each successful write to `tableName`. */
function observeWrites(tableName: string, wake: () => void, { middlewareStack }: ObservedClient): void {
  middlewareStack.add(
    (next, context) => async (args) => {
      const output = await next(args);
      const accesses = tableAccesses(context.commandName ?? '', args.input) ?? [];
      if (accesses.some((a) => a.table === tableName && wakingOperations.has(a.operation))) wake();
      return output;
    },
    { name: 'outboxObserver', step: 'initialize' },
  );
}

/**
 * Stands in for the outbox's stream: reads the table and hands the records, in the order of their ids, to the
 * function that publishes and deletes them. What is still there afterwards is handed over again, later.
 */
export function startPump(options: PumpOptions): Pump {
  const { client, tablePrefix, manifest, runtime, pollMs = 1000, backoffMs = 100 } = options;
  const { table, functionName } = streamOf(manifest);
  const tableName = tablePrefix + table;
  const key = manifest.tables[table]?.key ?? 'id';
  const handOvers = new HandOvers(backoffMs);
  const waiters: (() => void)[] = [];
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isEmpty = false;
  const stopping = new AbortController();
  let retryTimer: NodeJS.Timeout | undefined;

  const deliver = async (batch: OutboxRow[]) => {
    const Records = streamRecords(batch, key);
    let lastTried = batch.length - 1;
    try {
      const result = (await runtime.invoke(functionName, { Records })) as DynamoDBBatchResponse | null;
      const failed = result?.batchItemFailures[0]?.itemIdentifier;
      const position = Records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed);
      if (position >= 0) lastTried = position;
    } catch {
      // The runtime has reported it.
    }
    batch.slice(0, lastTried + 1).forEach(({ id }) => handOvers.add(id));
  };

  /** Answers whether it handed something over, in which case the table is worth another look. */
  const pass = async (): Promise<boolean> => {
    isEmpty = false;
    const rows = await readRows(client, tableName, key);
    handOvers.forgetAllBut(new Set(rows.map(({ id }) => id)));
    isEmpty = rows.length === 0;
    const due = rows.filter(({ id }) => handOvers.isDue(id));
    const hasWork = due.length > 0;
    while (due[0] && !stopping.signal.aborted) await deliver(due.splice(0, handOvers.batchSize(due[0].id)));
    return hasWork;
  };

  const run = async () => {
    do isWoken = false;
    while (((await pass()) || isWoken) && !stopping.signal.aborted);
  };

  const wake = () => {
    isWoken = true;
    if (running || stopping.signal.aborted) return;
    clearTimeout(retryTimer);
    running = run()
      .catch((error: unknown) => console.error('the outbox could not be read', error))
      .finally(() => {
        running = undefined;
        // Woken after the last look, while this was on its way here.
        if (isWoken) return wake();
        if (isEmpty) waiters.splice(0).forEach((resolve) => resolve());
        const nextMs = handOvers.nextMs();
        if (nextMs !== undefined && !stopping.signal.aborted) retryTimer = setTimeout(wake, nextMs);
      });
  };

  const poll = setInterval(wake, pollMs).unref();
  wake();
  return {
    observe: (observed) => observeWrites(tableName, wake, observed),
    idle: () => {
      const emptied = new Promise<void>((resolve) => waiters.push(resolve));
      wake();
      return emptied;
    },
    isBusy: () => running !== undefined || handOvers.nextMs() !== undefined,
    async stop() {
      stopping.abort();
      clearInterval(poll);
      clearTimeout(retryTimer);
      await running;
    },
  };
}
