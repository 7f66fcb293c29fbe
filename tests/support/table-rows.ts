import { paginateScan, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A row as stored, unparsed: tests compare it with what they know. */
export type StoredRow = Record<string, unknown>;

/** All current rows of a table of the local cloud. */
export async function rowsOf(documents: DynamoDBDocumentClient, table: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  const input = { TableName: `vita-local-${table}`, ConsistentRead: true };
  for await (const { Items = [] } of paginateScan({ client: documents }, input)) rows.push(...Items);
  return rows;
}

/** The rows by the value of one attribute. */
export function groupedBy(rows: readonly StoredRow[], attribute: string): Map<string, StoredRow[]> {
  const groups = new Map<string, StoredRow[]>();
  for (const row of rows) {
    const value = String(row[attribute]);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return groups;
}
