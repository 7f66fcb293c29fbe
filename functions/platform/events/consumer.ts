import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { eventCatalogue, type DomainEvent, type EventType } from '../../../shared/events/catalogue';
import { envelopeSchema } from '../../../shared/events/envelope';
import type { Log } from '../logger';
import type { Cause } from '../outbox/outbox-item';
import { asError, outcomeOf } from '../outcome';
import { pseudonymOf } from '../pseudonym';
import { addLogFields, running, type LogFields } from '../running';
import { invocationFields, listed } from '../usage';

const recordSchema = z.object({ detail: envelopeSchema });

/** Parses one queue record; the current version of the event and the previous one are accepted. */
export function parseRecord(record: SQSRecord): DomainEvent {
  const { detail } = recordSchema.parse(JSON.parse(record.body));
  if (!(detail.type in eventCatalogue)) throw new Error(`unknown event ${detail.type}`);
  const type = detail.type as EventType;
  const { version, data } = eventCatalogue[type];
  if (detail.version > version || detail.version < version - 1) {
    throw new Error(`${type}: version ${detail.version} is not understood`);
  }
  return { ...detail, type, data: data.parse(detail.data) } as DomainEvent;
}

/** Events caused by `event` carry its correlation ID and are one step deeper. */
export function causeOf(event: DomainEvent): Cause {
  return { correlationId: event.correlationId, depth: event.depth + 1 };
}

/** What the log lines of an event's handler say about it. */
export const eventFields = ({ id, type, correlationId, userId }: DomainEvent): LogFields => ({
  event: type,
  eventId: id,
  correlationId,
  user: pseudonymOf(userId),
});

const deliveryFields = ({ messageId, attributes }: SQSRecord): LogFields => ({
  messageId,
  attempt: Number(attributes?.ApproximateReceiveCount ?? 1),
});

/** One handler per event type; throwing makes the queue deliver that event again. */
export type EventHandlers<T extends EventType> = { [Type in T]: (event: DomainEvent<Type>) => Promise<void> };

interface ConsumerOptions {
  /** Handles events of different people in parallel, those of one person in order. */
  peopleAtOnce?: boolean;
}

/** Whose record it is; null if unreadable, which its handler then reports. */
function personOf(record: SQSRecord): string | null {
  try {
    return recordSchema.parse(JSON.parse(record.body)).detail.userId;
  } catch {
    return null;
  }
}

function byPerson(records: readonly SQSRecord[]): SQSRecord[][] {
  const groups = new Map<string | null, SQSRecord[]>();
  for (const record of records) {
    const person = personOf(record);
    groups.set(person, [...(groups.get(person) ?? []), record]);
  }
  return [...groups.values()];
}

/** A queue consumer that handles each event separately and reports those that failed. */
export function createConsumer<T extends EventType>(
  handlers: EventHandlers<T>,
  log: Log,
  { peopleAtOnce = false }: ConsumerOptions = {},
) {
  async function dispatch(record: SQSRecord): Promise<void> {
    const event = parseRecord(record);
    addLogFields(eventFields(event));
    const handler = handlers[event.type as T] as ((event: DomainEvent) => Promise<void>) | undefined;
    if (!handler) throw new Error(`${event.type} is not handled here`);
    await handler(event);
  }

  /** False if it failed. */
  const handle = (record: SQSRecord, context: Context | undefined): Promise<boolean> =>
    running({ ...invocationFields(context), ...deliveryFields(record) }, async ({ usage, emitted }) => {
      try {
        await dispatch(record);
        log.info('event', { outcome: 'ok', ...usage, ...listed(emitted) });
        return true;
      } catch (error) {
        // The alarm counts this line.
        log.error('event failed', { outcome: outcomeOf(error), error: asError(error) });
        return false;
      }
    });

  async function inTurn(records: readonly SQSRecord[], context: Context | undefined): Promise<string[]> {
    const failed: string[] = [];
    for (const record of records) if (!(await handle(record, context))) failed.push(record.messageId);
    return failed;
  }

  return async ({ Records }: SQSEvent, context?: Context): Promise<SQSBatchResponse> => {
    const groups = peopleAtOnce ? byPerson(Records) : [Records];
    const failed = (await Promise.all(groups.map((group) => inTurn(group, context)))).flat();
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}
