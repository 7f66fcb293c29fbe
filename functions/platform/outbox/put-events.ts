import {
  PutEventsCommand,
  type EventBridgeClient,
  type PutEventsRequestEntry,
} from '@aws-sdk/client-eventbridge';
import { eventSource } from '../../../shared/events/catalogue';

export interface Bus {
  client: EventBridgeClient;
  name: string;
}

/** `detail` is the event as JSON, passed on unread. */
export interface BusRecord {
  type: string;
  detail: string;
}

const entriesPerCall = 10;
const bytesPerCall = 262_144;

function entryOf(bus: Bus, record: BusRecord): PutEventsRequestEntry {
  return { EventBusName: bus.name, Source: eventSource, DetailType: record.type, Detail: record.detail };
}

function sizeOf(record: BusRecord): number {
  return Buffer.byteLength(record.detail) + record.type.length + eventSource.length;
}

/** The records in as many calls as the bus needs for them. */
export function cutIntoCalls<R extends BusRecord>(records: R[]): R[][] {
  const calls: R[][] = [];
  let call: R[] = [];
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

/** Puts what fits into one call on the bus and returns the accepted ones, checking every entry's own result. */
export async function putCall<R extends BusRecord>(bus: Bus, call: R[]): Promise<R[]> {
  const Entries = call.map((record) => entryOf(bus, record));
  const { Entries: results = [] } = await bus.client.send(new PutEventsCommand({ Entries }));
  return call.filter((_, index) => results[index]?.EventId && !results[index]?.ErrorCode);
}

/** Puts the records on the bus and returns the accepted ones. */
export async function putEvents<R extends BusRecord>(bus: Bus, records: R[]): Promise<R[]> {
  const accepted: R[] = [];
  for (const call of cutIntoCalls(records)) accepted.push(...(await putCall(bus, call)));
  return accepted;
}
