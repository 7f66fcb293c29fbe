import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { rowsOf } from './table-rows';

const hourMs = 3_600_000;

/** Accounts are a week old: what their devices say of yesterday is believed. */
export async function ageAccounts(documents: DynamoDBDocumentClient, now: number): Promise<void> {
  const createdAt = new Date(now - 7 * 24 * hourMs).toISOString();
  for (const { userId } of await rowsOf(documents, 'profiles'))
    await documents.send(
      new UpdateCommand({
        TableName: 'vita-local-profiles',
        Key: { userId },
        UpdateExpression: 'SET createdAt = :createdAt',
        ExpressionAttributeValues: { ':createdAt': createdAt },
      }),
    );
}

/** Of the 24 hours that are believed, less what a slow run takes. */
const earliestMs = 22 * hourMs;

/** Times of sessions that were begun without a connection: those of one person lie one after the other since yesterday. */
export function createEarlierTimes() {
  const ends = new Map<string, number>();
  return (userId: string, seconds: number, now: number) => {
    const from = Math.max(ends.get(userId) ?? 0, now - earliestMs);
    const to = Math.min(now, from + seconds * 1000);
    ends.set(userId, to);
    return {
      startedAt: new Date(to - seconds * 1000).toISOString(),
      finishedAt: new Date(to).toISOString(),
    };
  };
}
