import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { eventCatalogue, eventSource, type DomainEvent } from '../../shared/events/catalogue';
import { currentClock } from './clock';
import { eventExamples } from './event-examples';

const eventsPerCall = 10;

/** A person who is visible to others, without an account to sign in to. */
export async function putPerson(
  documents: DynamoDBDocumentClient,
  userId: string,
  standing: { version: number; totalPoints: number } = { version: 1, totalPoints: 0 },
): Promise<void> {
  const Item = { userId, name: `Person ${userId}`, state: 'active', visible: true, ...standing };
  await documents.send(new PutCommand({ TableName: 'vita-local-people', Item }));
}

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

/** The event of points that were taken back from someone. */
export function correctedEvent(award: Award & { version: number }): DomainEvent<'PointsCorrected'> {
  const { version, ...rest } = awardedEvent(award);
  const standing = { ...rest.data.standing, version: award.version };
  return { ...rest, version, type: 'PointsCorrected', data: { ...rest.data, standing } };
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
