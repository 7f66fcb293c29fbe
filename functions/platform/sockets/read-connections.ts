import * as z from 'zod';
import { readRows } from '../storage/rows';
import type { Storage } from '../storage/storage';

const connectionSchema = z.object({
  connectionId: z.string(),
  kind: z.string().default('notifications'),
  /** Epoch milliseconds. */
  openedAt: z.number().default(0),
  /** Whether no one can see its page. */
  isHidden: z.boolean().default(false),
});

/** The known open connections of a user. */
export async function readConnections(
  { documents, tableName }: Storage,
  userId: string,
): Promise<z.output<typeof connectionSchema>[]> {
  const query = { TableName: tableName('connections'), where: 'userId = :user', values: { user: userId } };
  return readRows(documents, query, connectionSchema);
}
