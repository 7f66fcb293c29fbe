import {
  PutEventsCommand,
  type EventBridgeClient,
  type PutEventsRequestEntry,
} from '@aws-sdk/client-eventbridge';
import { eventSource } from '../../shared/events/catalogue';
import type { OutboxRecord } from './outbox-repository';

export interface Bus {
  client: EventBridgeClient;
  name: string;
}

const entriesPerCall = 10;
const bytesPerCall = 262_144;

function entryOf(bus: Bus, record: OutboxRecord): PutEventsRequestEntry {
  return { EventBusName: bus.name, Source: eventSource, DetailType: record.type, Detail: record.detail };
}

function sizeOf(record: OutboxRecord): number {
  return Buffer.byteLength(record.detail) + record.type.length + eventSource.length;
}

function cutIntoCalls(records: OutboxRecord[]): OutboxRecord[][] {
  const calls: OutboxRecord[][] = [];
  let call: OutboxRecord[] = [];
  let bytes = 0;
  for (const record of records) {
    const size = sizeOf(record);
    if (call.length === entriesPerCall || (call.length > 0 && bytes + size > bytesPerCall)) {
      calls.push(call);
      call = [];
      bytes = 0;
    }
    call.push(record);
    bytes += size;
  }
  return call.length > 0 ? [...calls, call] : calls;
}

/** Puts the records on the bus and returns those it accepted, checking every entry's own result. */
export async function putEvents(bus: Bus, records: OutboxRecord[]): Promise<OutboxRecord[]> {
  const accepted: OutboxRecord[] = [];
  for (const call of cutIntoCalls(records)) {
    const Entries = call.map((record) => entryOf(bus, record));
    const { Entries: results = [] } = await bus.client.send(new PutEventsCommand({ Entries }));
    accepted.push(...call.filter((_, index) => results[index]?.EventId && !results[index]?.ErrorCode));
  }
  return accepted;
}
