import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monotonicFactory } from 'ulid';
import type { FunctionSpec, Manifest } from '../../../functions/manifest-types';
import { eventSource } from '../../../shared/events/catalogue';
import { createTables } from '../dynamodb';
import type { Runtime } from '../runtime';
import { createMessageTable, messageTables } from './messages';
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
}

export interface Bus {
  /** For POST requests whose X-Amz-Target starts with 'AWSEvents.'. */
  handlePutEvents(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Resolves when no message waits or is being handled; dead ones do not count. */
  idle(): Promise<void>;
  isBusy(): boolean;
  /** By consuming function. */
  counts(): Record<string, QueueCounts>;
  /** Delivers the dead messages of one function again; answers how many. */
  redrive(functionName: string): Promise<number>;
  stop(): Promise<void>;
}

// Instead of the seconds of the cloud.
const localWindowMs = 20;
const defaultConcurrency = 4;

/** The rules: exact source and detail-type. */
function hears({ hears = [] }: FunctionSpec, event: BusEvent): boolean {
  return event.source === eventSource && hears.some((type) => type === event['detail-type']);
}

/** The event bus with a durable queue for each consuming function; messages of an earlier run are delivered. */
export async function createBus(options: BusOptions): Promise<Bus> {
  const { client, tablePrefix, busName, manifest, runtime, chaos, backoffMs = 200 } = options;
  await createTables(client, tablePrefix, messageTables);
  const table = createMessageTable(client, tablePrefix);
  const newMessageId = monotonicFactory();
  const queues = new Map<string, Queue>();
  const waiters: (() => void)[] = [];
  const isBusy = () => [...queues.values()].map((q) => q.counts()).some((c) => c.pending + c.inFlight > 0);
  const onChange = () => {
    if (!isBusy()) waiters.splice(0).forEach((resolve) => resolve());
  };

  const consumers = Object.entries<FunctionSpec>(manifest.functions).filter(([, spec]) => spec.hears);
  for (const [functionName, { queue }] of consumers) {
    const batchSize = queue?.batchSize ?? 10;
    const windowMs = queue?.windowSeconds ? localWindowMs : 0;
    const limits = {
      batchSize,
      windowMs,
      backoffMs,
      maximumConcurrency: queue?.maximumConcurrency ?? defaultConcurrency,
    };
    queues.set(functionName, new Queue({ functionName, ...limits, table, runtime, chaos, onChange }));
  }
  const accept = async (events: BusEvent[]) => {
    const sentAt = Date.now();
    const messages = events.flatMap((event) =>
      consumers
        .filter(([, spec]) => hears(spec, event))
        .map(([queue]) => ({
          queue,
          messageId: newMessageId(),
          body: JSON.stringify(event),
          sentAt,
          receives: 0,
          isDead: false,
        })),
    );
    await table.save(messages);
    for (const [name, queue] of queues) queue.add(messages.filter((message) => message.queue === name));
  };

  for (const [name, queue] of queues) queue.add(await table.load(name));
  return {
    handlePutEvents: (request, response) => answerPutEvents(request, response, busName, accept),
    idle: () => (isBusy() ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve()),
    isBusy,
    counts: () => Object.fromEntries([...queues].map(([name, queue]) => [name, queue.counts()])),
    async redrive(functionName) {
      const queue = queues.get(functionName);
      if (queue === undefined) throw new Error(`${functionName} has no queue`);
      return queue.redrive();
    },
    async stop() {
      await Promise.all([...queues.values()].map((queue) => queue.stop()));
    },
  };
}
