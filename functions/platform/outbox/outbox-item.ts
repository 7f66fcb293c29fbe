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

/** The transaction item that publishes `type` together with the state it describes. */
export function outboxItem<T extends EventType>(
  { tableName, clock, newId }: OutboxDeps,
  type: T,
  about: { userId: string; cause: Cause; data: EventData<T> },
): TransactItem {
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
  return {
    Put: {
      TableName: tableName('outbox'),
      Item: { id: event.id, type, detail: JSON.stringify(event), createdAt: occurredAt },
    },
  };
}
