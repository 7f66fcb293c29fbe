import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { readPage } from './rows';

/** Sorts before every ULID. */
const firstId = '0';

interface SessionRow {
  sessionId: string;
  removedAt?: string | undefined;
}

/** A removed session keeps its row, so that it can be restored. */
export const isThere = ({ removedAt }: Pick<SessionRow, 'removedAt'>) => removedAt === undefined;

/** One person's sessions, newest first, starting after `beforeId`. Removed ones leave no gap in a page. */
export async function readSessions<Schema extends z.ZodType<SessionRow>>(
  documents: DynamoDBDocumentClient,
  TableName: string,
  schema: Schema,
  { userId, limit, beforeId }: { userId: string; limit: number; beforeId: string | null },
): Promise<{ rows: z.output<Schema>[]; nextId: string | null }> {
  const query = {
    TableName,
    where: 'userId = :user AND sessionId >= :first',
    values: { user: userId, first: firstId },
    newestFirst: true,
  };
  const after = beforeId ? { userId, sessionId: beforeId } : null;
  const { rows, lastKey } = await readPage(documents, query, schema, { limit, after, isShown: isThere });
  const next = lastKey?.['sessionId'];
  return { rows, nextId: typeof next === 'string' ? next : null };
}
