import * as z from 'zod';
import { readRows } from '../storage/rows';
import type { Storage } from '../storage/storage';

const connectionSchema = z.object({ connectionId: z.string() });

/** The connections a user has open, as far as is known. */
export async function readConnectionIds(
  { documents, tableName }: Storage,
  userId: string,
): Promise<string[]> {
  const query = { TableName: tableName('connections'), where: 'userId = :user', values: { user: userId } };
  const rows = await readRows(documents, query, connectionSchema);
  return rows.map(({ connectionId }) => connectionId);
}
