import { PutCommand, UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { workoutOfDayItem } from '../../functions/activity/public';
import { storageOn } from '../../infra/operator/storage';
import { eventCatalogue, type DomainEvent } from '../../shared/events/catalogue';
import type { LocalDate } from '../../shared/rules/local-date';
import { currentClock } from './clock';
import { eventExamples } from './event-examples';

/** A person who is visible to others, without an account to sign in to. */
export async function putPerson(documents: DynamoDBDocumentClient, userId: string): Promise<void> {
  const standing = { version: 1, totalPoints: 0 };
  const Item = { userId, name: `Person ${userId}`, state: 'active', visible: true, ...standing };
  await documents.send(new PutCommand({ TableName: 'vita-local-people', Item }));
}

interface Training {
  userId: string;
  localDate: LocalDate;
  /** Less than nothing for a workout that was removed. */
  minutes: number;
}

/** Writes a workout into a person's day, or takes one out of it; returns the event that tells so. */
export async function train(
  documents: DynamoDBDocumentClient,
  { userId, localDate, minutes }: Training,
): Promise<DomainEvent> {
  const done = { localDate, activeSeconds: Math.abs(minutes) * 60, caloriesKcal: 0 };
  const item = workoutOfDayItem(storageOn(documents, 'vita-local-'), userId, done, minutes < 0 ? -1 : 1);
  if (!item.Update) throw new Error('a workout updates its day');
  await documents.send(new UpdateCommand(item.Update));
  const type = minutes < 0 ? 'WorkoutRemoved' : 'WorkoutCompleted';
  const { version, data } = eventCatalogue[type];
  const now = currentClock().now();
  return {
    id: ulid(now),
    type,
    version,
    occurredAt: new Date(now).toISOString(),
    userId,
    correlationId: 'test',
    depth: 0,
    data: data.parse({ ...eventExamples[type], localDate }),
  } as DomainEvent;
}
