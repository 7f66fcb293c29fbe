import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse } from 'aws-lambda';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import type { ObservedClient } from '../runtime/grants';
import { HandOvers, readRows, streamRecords, type OutboxRow } from './outbox-stream';
import type { Runtime } from '../runtime/runtime';
import { tableAccesses } from '../database/table-access';

export interface PumpOptions {
  client: DynamoDBClient;
  tablePrefix: string;
  manifest: Manifest;
  runtime: Runtime;
  /** How often the table is read if nothing wakes the pump. */
  pollMs?: number;
  /** First pause before a record is passed on again; it doubles up to 5 s. */
  backoffMs?: number;
}

const wakingOperations = new Set(['put', 'update', 'batchWrite']);

/** The table with a stream and the function it goes to. */
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
 * Stands in for the outbox's stream: reads the table and passes the records, ordered by ID, to the function that
 * publishes and deletes them. What is still there afterward is passed on again later.
 */
export class Pump {
  readonly #options: PumpOptions;
  readonly #functionName: string;
  readonly #tableName: string;
  readonly #key: string;
  readonly #handOvers: HandOvers;
  readonly #waiters: (() => void)[] = [];
  readonly #poll: NodeJS.Timeout;
  #retry: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isEmpty = false;
  #isStopped = false;

  constructor(options: PumpOptions) {
    const { table, functionName } = streamOf(options.manifest);
    this.#options = options;
    this.#functionName = functionName;
    this.#tableName = options.tablePrefix + table;
    this.#key = options.manifest.tables[table]?.key ?? 'id';
    this.#handOvers = new HandOvers(options.backoffMs ?? 100);
    this.#poll = setInterval(() => this.#wake(), options.pollMs ?? 1000).unref();
    this.#wake();
  }

  /** For the product's SDK clients: a write to the outbox wakes the pump immediately. */
  observe(client: ObservedClient): void {
    observeWrites(this.#tableName, () => this.#wake(), client);
  }

  /** Resolves when the outbox has been seen empty after this call. */
  idle(): Promise<void> {
    const emptied = new Promise<void>((resolve) => this.#waiters.push(resolve));
    this.#wake();
    return emptied;
  }

  /** Whether records may be in transit now. */
  isBusy(): boolean {
    return this.#running !== undefined || this.#handOvers.nextMs() !== undefined;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    await this.#running;
  }

  #wake(): void {
    this.#isWoken = true;
    if (this.#running || this.#isStopped) return;
    clearTimeout(this.#retry);
    this.#running = this.#run()
      .catch((error: unknown) => console.error('the outbox could not be read', error))
      .finally(() => this.#rest());
  }

  #rest(): void {
    this.#running = undefined;
    // Woken after the last read.
    if (this.#isWoken) return this.#wake();
    if (this.#isEmpty) this.#waiters.splice(0).forEach((resolve) => resolve());
    const nextMs = this.#handOvers.nextMs();
    if (nextMs !== undefined && !this.#isStopped) this.#retry = setTimeout(() => this.#wake(), nextMs);
  }

  async #run(): Promise<void> {
    do this.#isWoken = false;
    while (((await this.#pass()) || this.#isWoken) && !this.#isStopped);
  }

  /** Returns whether it passed something on, in which case the table is worth another read. */
  async #pass(): Promise<boolean> {
    this.#isEmpty = false;
    const rows = await readRows(this.#options.client, this.#tableName, this.#key);
    this.#isEmpty = rows.length === 0;
    this.#handOvers.forgetAllBut(new Set(rows.map(({ id }) => id)));
    const due = rows.filter(({ id }) => this.#handOvers.isDue(id));
    const hasWork = due.length > 0;
    while (due[0] && !this.#isStopped) {
      await this.#deliver(due.splice(0, this.#handOvers.batchSize(due[0].id)));
    }
    return hasWork;
  }

  async #deliver(batch: OutboxRow[]): Promise<void> {
    const Records = streamRecords(batch, this.#key);
    let lastTried = batch.length - 1;
    try {
      const result = await this.#options.runtime.invoke(this.#functionName, { Records });
      const failed = (result as DynamoDBBatchResponse | null)?.batchItemFailures[0]?.itemIdentifier;
      const position = Records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === failed);
      if (position >= 0) lastTried = position;
    } catch {
      // The runtime has already reported it.
    }
    batch.slice(0, lastTried + 1).forEach(({ id }) => this.#handOvers.add(id));
  }
}

export function startPump(options: PumpOptions): Pump {
  return new Pump(options);
}
