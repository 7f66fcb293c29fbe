import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { ulid } from 'ulid';
import { eventCatalogue, eventSource, type DomainEvent } from '../../shared/events/catalogue';
import { currentClock } from './clock';
import { eventExamples } from './event-examples';

const eventsPerCall = 10;

interface Award {
  userId: string;
  points: number;
  /** The person's total, including it. */
  total: number;
  /** Default: now. */
  at?: string;
}

/** The event of points that someone was awarded. */
export function awardedEvent({ userId, points, total, at }: Award): DomainEvent<'PointsAwarded'> {
  const { version } = eventCatalogue.PointsAwarded;
  const [award] = eventCatalogue.PointsAwarded.data.parse(eventExamples.PointsAwarded).awards;
  if (!award) throw new Error('the example has no award');
  return {
    id: ulid(currentClock().now()),
    type: 'PointsAwarded',
    version,
    occurredAt: at ?? new Date(currentClock().now()).toISOString(),
    userId,
    correlationId: 'test',
    depth: 0,
    data: {
      awards: [{ ...award, points }],
      totalPoints: total,
      standing: { points: total, workoutsCompleted: 1, version: total + 1 },
    },
  };
}

/** Puts events on the bus, each as often as it is in the list. */
export async function deliver(events: readonly DomainEvent[]): Promise<void> {
  const bus = new EventBridgeClient({});
  for (let from = 0; from < events.length; from += eventsPerCall) {
    const Entries = events.slice(from, from + eventsPerCall).map((event) => ({
      EventBusName: 'vita-local',
      Source: eventSource,
      DetailType: event.type,
      Detail: JSON.stringify(event),
    }));
    const { FailedEntryCount } = await bus.send(new PutEventsCommand({ Entries }));
    if (FailedEntryCount) throw new Error('the bus refused an event');
  }
}
