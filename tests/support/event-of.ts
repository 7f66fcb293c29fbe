import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { ulid } from 'ulid';
import { eventCatalogue, eventSource, type EventType } from '../../shared/events/catalogue';
import { currentClock } from './clock';
import { eventExamples } from './event-examples';

/** A version far above any stored one, so that the standing never counts as old. */
const farAhead = 1_000_000;

function newestStanding(data: object): object {
  if (!('standing' in data)) return data;
  return { ...data, standing: { ...(data.standing as object), points: 500, version: farAhead } };
}

/** Puts an event on the bus: the type's example data with `changes`; it may be late. */
export async function tellOf(
  userId: string,
  type: EventType,
  occurredAt = new Date(currentClock().now()),
  changes: object = {},
): Promise<void> {
  const { version } = eventCatalogue[type];
  const detail = {
    id: ulid(currentClock().now()),
    type,
    version,
    occurredAt: occurredAt.toISOString(),
    userId,
    correlationId: 'late',
    depth: 0,
    data: newestStanding({ ...eventExamples[type], ...changes }),
  };
  const entry = { EventBusName: 'vita-local', Source: eventSource, DetailType: type };
  const entries = [{ ...entry, Detail: JSON.stringify(detail) }];
  const { FailedEntryCount } = await new EventBridgeClient({}).send(
    new PutEventsCommand({ Entries: entries }),
  );
  if (FailedEntryCount) throw new Error(`${type} was refused by the bus`);
}

/** Puts one event of every type on the bus, as if it had just happened to `userId`. */
export async function tellEverythingAbout(userId: string): Promise<EventType[]> {
  const types = Object.keys(eventCatalogue) as EventType[];
  for (const type of types) await tellOf(userId, type);
  return types;
}
