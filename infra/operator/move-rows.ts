import { scanPages } from '../../functions/platform/storage/scan';
import type { Item } from '../../functions/platform/storage/rows';
import type { Storage } from '../../functions/platform/storage/storage';
import { transact } from '../../functions/platform/storage/transact';
import type { TableSpec } from '../../functions/manifest-types';

type Ids = ReadonlyMap<string, string>;

const pageSize = 100;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The same value with the new IDs, wherever it names someone: in keys, sets, names of fields, and longer texts. */
export function withNewIds(value: unknown, ids: Ids): unknown {
  if (typeof value === 'string') return value.replaceAll(uuid, (id) => ids.get(id) ?? id);
  if (value instanceof Set) return new Set([...value].map((each) => withNewIds(each, ids)));
  if (Array.isArray(value)) return value.map((each) => withNewIds(each, ids));
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [withNewIds(name, ids), withNewIds(each, ids)]),
  );
}

const textOf = (row: unknown) =>
  JSON.stringify(row, (_, value: unknown) => (value instanceof Set ? [...value] : value));

async function moveRow(storage: Storage, TableName: string, spec: TableSpec, row: Item, ids: Ids) {
  const moved = withNewIds(row, ids) as Item;
  if (textOf(moved) === textOf(row)) return false;
  const names = spec.sort === undefined ? [spec.key] : [spec.key, spec.sort];
  const Key = Object.fromEntries(names.map((name) => [name, row[name]]));
  const isElsewhere = names.some((name) => moved[name] !== row[name]);
  const put = { Put: { TableName, Item: moved } };
  await transact(storage.documents, isElsewhere ? [put, { Delete: { TableName, Key } }] : [put]);
  return true;
}

/**
 * Gives every row of every table to the new IDs of its people, after a lost user pool was made anew. Only while the
 * functions stand still; a repeat goes on where one broke off. Returns the number of rows by table.
 */
export async function moveRows(
  storage: Storage,
  tables: Readonly<Record<string, TableSpec>>,
  ids: Ids,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const [name, spec] of Object.entries(tables)) {
    const TableName = storage.tableName(name);
    for await (const page of scanPages(storage.documents, TableName, pageSize)) {
      const moved = await Promise.all(page.map((row) => moveRow(storage, TableName, spec, row, ids)));
      const count = moved.filter(Boolean).length;
      if (count > 0) counts.set(name, (counts.get(name) ?? 0) + count);
    }
  }
  return counts;
}
