import type { DomainEvent, EventData, EventType } from '../../../shared/events/catalogue';
import { eventCatalogue } from '../../../shared/events/catalogue';
import type { Clock } from '../clock';
import { AppError } from '../errors';
import type { NewId } from '../ids';
import type { TransactItem } from '../storage/transact';

/** What caused an event: a request (depth 0) or another event. */
export interface Cause {
  correlationId: string;
  depth: number;
}

export interface OutboxDeps {
  tableName: (table: string) => string;
  clock: Clock;
  newId: NewId;
}

const maximumDepth = 5;

/** Whom an event concerns, what caused it, and its data. */
interface About<T extends EventType> {
  userId: string;
  cause: Cause;
  data: EventData<T>;
}

/** An event as the outbox stores it and the bus takes it. */
export function outboxRecord<T extends EventType>(
  { clock, newId }: Omit<OutboxDeps, 'tableName'>,
  type: T,
  about: About<T>,
) {
  if (about.cause.depth > maximumDepth) throw new AppError('internal_error', `${type}: event chain too deep`);
  const occurredAt = clock.now().toISOString();
  const event: DomainEvent = {
    id: newId(),
    type,
    version: eventCatalogue[type].version,
    occurredAt,
    userId: about.userId,
    correlationId: about.cause.correlationId,
    depth: about.cause.depth,
    data: about.data,
  };
  return { id: event.id, type, detail: JSON.stringify(event), createdAt: occurredAt };
}

/** The transaction item that publishes `type` together with the state it describes. */
export function outboxItem<T extends EventType>(deps: OutboxDeps, type: T, about: About<T>): TransactItem {
  return { Put: { TableName: deps.tableName('outbox'), Item: outboxRecord(deps, type, about) } };
}
