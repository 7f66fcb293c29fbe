import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventType } from '../../../shared/events/catalogue';
import { createBus, type BusOptions } from '../../../infra/local/bus/bus';
import { localClient, type TestDatabase } from './database';
import { fakeManifest } from './manifest';

/** One entry like the product's; numberOf reads its `number` back. */
export function entry(
  type: EventType,
  number: number,
  changes: PutEventsRequestEntry = {},
): PutEventsRequestEntry {
  const Detail = JSON.stringify({ type, number });
  return { EventBusName: 'vita', Source: 'vita', DetailType: type, Detail, ...changes };
}

/** Entries with the numbers 0 to count - 1. */
export function entries(count: number, type: EventType = 'WorkoutCompleted'): PutEventsRequestEntry[] {
  return Array.from({ length: count }, (_, number) => entry(type, number));
}

export function numberOf(record: SQSRecord): number {
  return (JSON.parse(record.body) as { detail: { number: number } }).detail.number;
}

export type FakeConsumer = (records: SQSRecord[], functionName: string) => Promise<SQSBatchResponse | void>;

export function publisher(endpoint: string) {
  const client = new EventBridgeClient({ ...localClient(endpoint), maxAttempts: 1 });
  const put = (...Entries: PutEventsRequestEntry[]) => client.send(new PutEventsCommand({ Entries }));
  return {
    put,
    async putAll(all: PutEventsRequestEntry[]) {
      for (let start = 0; start < all.length; start += 10) await put(...all.slice(start, start + 10));
    },
  };
}

/** A bus behind HTTP whose functions are all `consume`; the prefix keeps its messages apart. */
export async function startFakeBus(
  database: TestDatabase,
  options: Pick<BusOptions, 'tablePrefix'> & Partial<BusOptions>,
  consume: FakeConsumer,
) {
  const bus = await createBus({
    client: database.client,
    busName: 'vita',
    manifest: fakeManifest({}),
    backoffMs: 1,
    runtime: {
      invoke: async (name, event) => consume((event as { Records: SQSRecord[] }).Records, name),
    },
    ...options,
  });
  const server = createServer((request, response) => void bus.handlePutEvents(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bus,
    endpoint,
    ...publisher(endpoint),
    async stop() {
      server.closeAllConnections();
      server.close();
      await bus.stop();
    },
  };
}
