import { UpdateCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { rowsOf } from './table-rows';

const hourMs = 3_600_000;

/** Accounts are a week old, so what their devices say about yesterday is believed. */
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

/** Part of the 24 hours that are believed, with a margin for a slow run. */
const earliestMs = 22 * hourMs;

/** Times of sessions started offline: one person's follow each other from yesterday on. */
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
