import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { manifest } from '../../functions/manifest';
import type { TableSpec } from '../../functions/manifest-types';
import { createTables } from '../../infra/local/database/dynamodb';
import type { openDatabase } from '../chaos/database';
import { rowsOf, type StoredRow } from '../support/table-rows';

const prefix = 'vita-local-';
const specs: Record<string, TableSpec> = manifest.tables;
const rowsAtOnce = 25;

export type Database = Awaited<ReturnType<typeof openDatabase>>;

function specOf(table: string): TableSpec {
  const spec = specs[table];
  if (!spec?.recoverable) throw new Error(`${table} is not a table that can be restored.`);
  return spec;
}

/** A row's key as text. */
export const keyOf = (table: string, row: StoredRow): string => {
  const { key, sort } = specOf(table);
  return [row[key], ...(sort === undefined ? [] : [row[sort]])].map(String).join(' ');
};

type Write = { PutRequest: { Item: StoredRow } } | { DeleteRequest: { Key: StoredRow } };

async function writeAll(documents: DynamoDBDocumentClient, table: string, writes: Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += rowsAtOnce) {
    const RequestItems = { [prefix + table]: writes.slice(from, from + rowsAtOnce) };
    const { UnprocessedItems = {} } = await documents.send(new BatchWriteCommand({ RequestItems }));
    if (Object.keys(UnprocessedItems).length > 0) throw new Error(`${table} did not take all rows.`);
  }
}

/** All rows of these tables: what point-in-time recovery would give back later. */
export async function recoveryPoint(
  { documents }: Database,
  tables: readonly string[],
): Promise<Map<string, StoredRow[]>> {
  const points = new Map<string, StoredRow[]>();
  for (const table of tables) points.set(table, await rowsOf(documents, table));
  return points;
}

/** The disaster: a table loses every row. */
export async function emptyTable({ documents }: Database, table: string): Promise<void> {
  const { key, sort } = specOf(table);
  const names = sort === undefined ? [key] : [key, sort];
  const keys = (await rowsOf(documents, table)).map((row) =>
    Object.fromEntries(names.map((name) => [name, row[name]])),
  );
  await writeAll(
    documents,
    table,
    keys.map((Key) => ({ DeleteRequest: { Key } })),
  );
}

/** A new table with a table's keys and indexes, and the rows of a recovery point. */
export async function restoreTable(
  { client, documents }: Database,
  { table, name, rows }: { table: string; name: string; rows: readonly StoredRow[] },
): Promise<void> {
  await createTables(client, prefix, { [name]: specOf(table) });
  await writeAll(
    documents,
    name,
    rows.map((Item) => ({ PutRequest: { Item } })),
  );
}
