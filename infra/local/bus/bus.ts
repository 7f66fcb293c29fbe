import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monotonicFactory } from 'ulid';
import * as z from 'zod';
import type { FunctionSpec, MailSpec, Manifest } from '../../../functions/manifest-types';
import { eventSource } from '../../../shared/events/catalogue';
import { createTables } from '../database/dynamodb';
import type { Runtime } from '../runtime/runtime';
import { createMessageTable, messageTables, type Message, type MessageTable } from './messages';
import { answerPutEvents, type BusEvent } from './put-events';
import { Queue, type Chaos, type QueueCounts } from './queue';

export interface BusOptions {
  client: DynamoDBClient;
  tablePrefix: string;
  busName: string;
  manifest: Manifest;
  runtime: Runtime;
  /** Longest pause after a first failed delivery. */
  backoffMs?: number;
  chaos?: Chaos;
  /** Receives the events that the manifest wants emailed. */
  sendMail?: (mail: { subject: string; text: string }) => Promise<void>;
}

// Replaces the cloud's delays.
const localWindowMs = 20;
const localMsForOneSecond = 5;
const defaultConcurrency = 4;

/** The rules match the exact source and detail-type. */
function hears({ hears = [] }: FunctionSpec, event: BusEvent): boolean {
  return event.source === eventSource && hears.some((type) => type === event['detail-type']);
}

/** The result of the rule's input transformer. */
function mailOf({ title, fields }: MailSpec, event: BusEvent): { subject: string; text: string } {
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(event.detail);
  const text = { title, ...Object.fromEntries(fields.map((field) => [field, data[field]])) };
  return { subject: title, text: JSON.stringify(text, null, 2) };
}

function queueOptions(spec: FunctionSpec) {
  const {
    batchSize = 10,
    windowSeconds = 0,
    delaySeconds = 0,
    maximumConcurrency = defaultConcurrency,
  } = spec.queue ?? {};
  return {
    batchSize,
    maximumConcurrency,
    windowMs: windowSeconds > 0 ? localWindowMs : 0,
    delayMs: delaySeconds * localMsForOneSecond,
  };
}

/** Rules, and a durable queue for each function that consumes events. */
export class Bus {
  readonly #busName: string;
  readonly #table: MessageTable;
  readonly #mails: Record<string, MailSpec | undefined>;
  readonly #sendMail: BusOptions['sendMail'];
  readonly #consumers: [functionName: string, spec: FunctionSpec][];
  readonly #queues = new Map<string, Queue>();
  readonly #waiters: (() => void)[] = [];
  readonly #newMessageId = monotonicFactory();

  constructor(options: BusOptions, table: MessageTable) {
    const { busName, manifest, runtime, chaos, backoffMs = 200 } = options;
    this.#busName = busName;
    this.#table = table;
    this.#mails = manifest.mails ?? {};
    this.#sendMail = options.sendMail;
    this.#consumers = Object.entries<FunctionSpec>(manifest.functions).filter(([, spec]) => spec.hears);
    const shared = { table, runtime, chaos, backoffMs, onChange: () => this.#onChange() };
    for (const [functionName, spec] of this.#consumers) {
      this.#queues.set(functionName, new Queue({ functionName, ...queueOptions(spec), ...shared }));
    }
  }

  /** Delivers what an earlier run left in the table. */
  async resume(): Promise<void> {
    for (const [name, queue] of this.#queues) queue.add(await this.#table.load(name));
  }

  /** For POST requests whose X-Amz-Target starts with 'AWSEvents.'. */
  handlePutEvents(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return answerPutEvents(request, response, this.#busName, (events) => this.#accept(events));
  }

  /** Resolves when no message is waiting or being handled; dead ones do not count. */
  async idle(): Promise<void> {
    if (this.isBusy()) await new Promise<void>((resolve) => this.#waiters.push(resolve));
  }

  isBusy(): boolean {
    return Object.values(this.counts()).some(({ pending, inFlight }) => pending + inFlight > 0);
  }

  /** By consumer function. */
  counts(): Record<string, QueueCounts> {
    return Object.fromEntries([...this.#queues].map(([name, queue]) => [name, queue.counts()]));
  }

  /** Delivers the dead messages of one function again; returns how many. */
  async redrive(functionName: string): Promise<number> {
    const queue = this.#queues.get(functionName);
    if (queue === undefined) throw new Error(`${functionName} has no queue`);
    return queue.redrive();
  }

  /** Starts no further delivery and waits for those in progress; waiting messages stay in the table. */
  async stop(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.stop()));
  }

  async #accept(events: BusEvent[]): Promise<void> {
    const messages = events.flatMap((event) => this.#messagesFor(event));
    await this.#table.save(messages);
    for (const [name, queue] of this.#queues) queue.add(messages.filter((m) => m.queue === name));
    for (const event of events) await this.#mail(event);
  }

  async #mail(event: BusEvent): Promise<void> {
    const spec = event.source === eventSource ? this.#mails[event['detail-type']] : undefined;
    if (spec) await this.#sendMail?.(mailOf(spec, event));
  }

  #messagesFor(event: BusEvent): Message[] {
    const body = JSON.stringify(event);
    const fresh = { body, sentAt: Date.now(), receives: 0, isDead: false };
    const targets = this.#consumers.filter(([, spec]) => hears(spec, event));
    return targets.map(([queue]) => ({ queue, messageId: this.#newMessageId(), ...fresh }));
  }

  #onChange(): void {
    if (!this.isBusy()) this.#waiters.splice(0).forEach((resolve) => resolve());
  }
}

/** Creates the message table and a bus on it, which immediately delivers what an earlier run left. */
export async function createBus(options: BusOptions): Promise<Bus> {
  await createTables(options.client, options.tablePrefix, messageTables);
  const bus = new Bus(options, createMessageTable(options.client, options.tablePrefix));
  await bus.resume();
  return bus;
}
