import type { SQSBatchResponse } from 'aws-lambda';
import type { Runtime } from '../runtime/runtime';
import type { Message, MessageTable } from './messages';
import { toSqsEvent } from './sqs-event';

/** Faults that tests inject into deliveries. */
export interface Chaos {
  /** How often a message is delivered in total, not counting failures. */
  duplicate(message: Message): number;
  /** Reorders the waiting messages. */
  shuffle(waiting: Message[]): Message[];
  /** Fails a delivery before or after its handler ran; `attempt` is the highest receive count in the batch. */
  crash(functionName: string, attempt: number): 'before' | 'after' | null;
}

interface QueueOptions {
  functionName: string;
  batchSize: number;
  /** How long a batch that is not full waits for more. */
  windowMs: number;
  /** How long a message waits before its first delivery. */
  delayMs?: number;
  maximumConcurrency: number;
  /** Longest pause after the first failed delivery; it doubles with each further one. */
  backoffMs: number;
  table: MessageTable;
  runtime: Runtime;
  chaos?: Chaos | undefined;
  /** Called after each delivery. */
  onChange: () => void;
}

export interface QueueCounts {
  pending: number;
  inFlight: number;
  dead: number;
}

const maximumReceives = 5;
/** Keeps retrying even if the queue's own table is not writable for an hour. */
const maximumDoublings = 5;
// Below the limits of a Lambda event (6 MB) and a transaction (4 MB).
const maximumBatchBytes = 3 * 1024 * 1024;

/** The messages a handler reports as failed: all of them if it names one that it was not given. */
function failedOf(batch: Message[], result: unknown): Message[] {
  const failures = (result as Partial<SQSBatchResponse> | null)?.batchItemFailures ?? [];
  const identifiers = new Set(failures.map((failure) => failure?.itemIdentifier));
  const failed = batch.filter(({ messageId }) => identifiers.has(messageId));
  return new Set(failed.map(({ messageId }) => messageId)).size === identifiers.size ? failed : batch;
}

/** One queue with its dead-letter queue and the event source mapping that feeds its function. */
export class Queue {
  readonly #options: QueueOptions;
  #ready: Message[] = [];
  readonly #pauses = new Set<NodeJS.Timeout>();
  readonly #dead = new Map<string, Message>();
  readonly #deliveries = new Set<Promise<void>>();
  #inFlight = 0;
  #window: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Takes messages that are already in the table. */
  add(messages: Message[]): void {
    for (const message of messages) {
      if (message.isDead) {
        this.#dead.set(message.messageId, message);
        continue;
      }
      if (this.#options.delayMs) this.#pause(message, this.#options.delayMs);
      else this.#ready.push(message);
      const times = this.#options.chaos?.duplicate(message) ?? 1;
      for (let copy = 1; copy < times; copy += 1) this.#addLater({ ...message }, copy);
    }
    this.#wake();
  }

  counts(): QueueCounts {
    const pending = this.#ready.length + this.#pauses.size;
    return { pending, inFlight: this.#inFlight, dead: this.#dead.size };
  }

  /** Moves all dead messages back with a reset receive count; returns how many. */
  async redrive(): Promise<number> {
    const messages = [...this.#dead.values()].map((dead) => ({ ...dead, isDead: false, receives: 0 }));
    await this.#options.table.save(messages);
    messages.forEach(({ messageId }) => this.#dead.delete(messageId));
    this.add(messages);
    return messages.length;
  }

  /** Delivers nothing more and waits for the deliveries in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#window);
    this.#pauses.forEach((pause) => clearTimeout(pause));
    await Promise.all(this.#deliveries);
  }

  #wake(): void {
    const { batchSize, windowMs } = this.#options;
    if (windowMs === 0 || this.#ready.length >= batchSize) this.#deliverReady();
    else if (this.#ready.length > 0) this.#window ??= setTimeout(() => this.#deliverReady(), windowMs);
  }

  #deliverReady(): void {
    clearTimeout(this.#window);
    this.#window = undefined;
    const hasRoom = () => !this.#isStopped && this.#deliveries.size < this.#options.maximumConcurrency;
    while (this.#ready.length > 0 && hasRoom()) {
      const batch = this.#takeBatch();
      this.#inFlight += batch.length;
      const delivery = this.#deliver(batch).finally(() => {
        this.#inFlight -= batch.length;
        this.#deliveries.delete(delivery);
        this.#wake();
        this.#options.onChange();
      });
      this.#deliveries.add(delivery);
    }
  }

  #takeBatch(): Message[] {
    if (this.#options.chaos) this.#ready = this.#options.chaos.shuffle(this.#ready);
    let bytes = 0;
    const candidates = this.#ready.slice(0, this.#options.batchSize);
    const tooMuch = candidates.findIndex(({ body }) => (bytes += body.length) > maximumBatchBytes);
    return this.#ready.splice(0, tooMuch > 0 ? tooMuch : candidates.length);
  }

  async #deliver(batch: Message[]): Promise<void> {
    const { table, functionName } = this.#options;
    try {
      // Counted before the handler runs: a message that kills the process must not come back forever.
      batch.forEach((message) => (message.receives += 1));
      await table.save(batch);
      await this.#settle(batch, new Set(await this.#invoke(batch)));
    } catch (error) {
      console.error(`${functionName}: its queue could not be written`, error);
      batch.forEach((message) => this.#addLater(message, message.receives));
    }
  }

  /** Returns the messages that failed. */
  async #invoke(batch: Message[]): Promise<Message[]> {
    const { functionName, runtime, chaos } = this.#options;
    const crash = chaos?.crash(functionName, Math.max(...batch.map(({ receives }) => receives)));
    if (crash === 'before') return batch;
    try {
      const result = await runtime.invoke(functionName, toSqsEvent(functionName, batch));
      return crash === 'after' ? batch : failedOf(batch, result);
    } catch {
      // The runtime has already reported it.
      return batch;
    }
  }

  async #settle(batch: Message[], failed: Set<Message>): Promise<void> {
    const { table, functionName } = this.#options;
    await table.remove(batch.filter((message) => !failed.has(message)));
    const dead = [...failed].filter(({ receives }) => receives >= maximumReceives);
    dead.forEach((message) => (message.isDead = true));
    await table.save(dead);
    for (const message of failed) {
      if (!message.isDead) {
        this.#addLater(message, message.receives);
        continue;
      }
      this.#dead.set(message.messageId, message);
      console.error(`${functionName}: message ${message.messageId} went to the dead-letter queue`);
    }
  }

  /** Replaces the visibility timeout, with jitter so that failures do not all return together. */
  #addLater(message: Message, receives: number): void {
    const longestMs = this.#options.backoffMs * 2 ** Math.min(receives - 1, maximumDoublings);
    this.#pause(message, longestMs * (0.5 + Math.random() / 2));
  }

  #pause(message: Message, milliseconds: number): void {
    if (this.#isStopped) return;
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      this.#ready.push(message);
      this.#wake();
    }, milliseconds);
    this.#pauses.add(pause);
  }
}
