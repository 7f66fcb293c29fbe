import { BatchWriteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import type { Storage } from '../platform/storage/storage';
import type { OwnedTable } from '../owned-tables';

type Row = Record<string, unknown>;

const keysPerBatch = 25;
const attempts = 8;

const keyNamesOf = ({ key, sort }: OwnedTable) => (sort === undefined ? [key] : [key, sort]);

function keysOf(table: OwnedTable, row: Row): Row[] {
  const own = Object.fromEntries(keyNamesOf(table).map((name) => [name, row[name]]));
  if (table.owner.by !== 'mirrored') return [own];
  const { otherUser } = table.owner;
  return [own, { ...own, [table.key]: row[otherUser], [otherUser]: row[table.key] }];
}

/** One person's rows in any table that names its owner. */
export function createOwnedRowsRepository({ documents, tableName }: Storage) {
  /** Pages of at most 1 MB. */
  async function* read(table: OwnedTable, userId: string): AsyncGenerator<Row[]> {
    const index = table.owner.by === 'index' ? table.owner.index : undefined;
    const pages = paginateQuery(
      { client: documents },
      {
        TableName: tableName(table.name),
        IndexName: index,
        KeyConditionExpression: '#owner = :user',
        ExpressionAttributeNames: { '#owner': index ? (table.indexes?.[index]?.key ?? '') : table.key },
        ExpressionAttributeValues: { ':user': userId },
        // An index cannot be read consistently.
        ConsistentRead: index === undefined,
      },
    );
    for await (const { Items = [] } of pages) yield Items;
  }

  async function remove(table: OwnedTable, keys: Row[]): Promise<void> {
    let left = keys.map((Key) => ({ DeleteRequest: { Key } }));
    const TableName = tableName(table.name);
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (attempt > attempts) throw new Error(`${table.name}: ${left.length} rows could not be deleted`);
      if (attempt > 1) await pause(Math.random() * 20 * 2 ** attempt);
      const { UnprocessedItems } = await documents.send(
        new BatchWriteCommand({ RequestItems: { [TableName]: left } }),
      );
      left = (UnprocessedItems?.[TableName] ?? []) as typeof left;
    }
  }

  return {
    read,

    /** Deletes the person's rows, and the other side of those that mirror one. */
    async erase(table: OwnedTable, userId: string): Promise<void> {
      for await (const rows of read(table, userId)) {
        const keys = rows.flatMap((row) => keysOf(table, row));
        for (let at = 0; at < keys.length; at += keysPerBatch) {
          await remove(table, keys.slice(at, at + keysPerBatch));
        }
      }
    },
  };
}

export type OwnedRowsRepository = ReturnType<typeof createOwnedRowsRepository>;
