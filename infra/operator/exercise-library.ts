import { BatchWriteCommand, paginateQuery, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { exercises } from '../../shared/exercises/catalogue';

type Row = Record<string, unknown>;

export interface LibraryImport {
  documents: DynamoDBDocumentClient;
  tableName: string;
  /** Where the rendered clips lie: `<id>.mp4`. */
  clipsFolder: string;
}

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows that are not of the built-in library: operators added them, and they stay. */
  others: number;
}

const partition = 'library';
const rowsPerWrite = 25;
const attempts = 6;

function libraryRows(clipsFolder: string): Row[] {
  const files = new Set(existsSync(clipsFolder) ? readdirSync(clipsFolder) : []);
  return exercises.map(({ id, ...fields }) => ({
    pk: partition,
    exerciseId: id,
    ...fields,
    hasClip: files.has(`${id}.mp4`),
  }));
}

async function storedRows({ documents, tableName }: LibraryImport): Promise<Map<unknown, Row>> {
  const pages = paginateQuery(
    { client: documents },
    {
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      ConsistentRead: true,
    },
  );
  const rows = new Map<unknown, Row>();
  for await (const { Items = [] } of pages) for (const item of Items) rows.set(item.exerciseId, item);
  return rows;
}

/** Writes one batch, what was throttled again after a pause with jitter. */
async function writeBatch({ documents, tableName }: LibraryImport, rows: Row[]): Promise<void> {
  let requests: object[] = rows.map((Item) => ({ PutRequest: { Item } }));
  for (let attempt = 1; requests.length > 0; attempt += 1) {
    if (attempt > attempts) throw new Error(`${tableName}: ${requests.length} rows were not accepted.`);
    if (attempt > 1) await pause(Math.random() * 50 * 2 ** attempt);
    const { UnprocessedItems } = await documents.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
    );
    requests = UnprocessedItems?.[tableName] ?? [];
  }
}

/** Brings the table up to the built-in library: writes only the rows that differ, deletes none. */
export async function importLibrary(target: LibraryImport): Promise<ImportCounts> {
  const stored = await storedRows(target);
  const rows = libraryRows(target.clipsFolder);
  const different = rows.filter((row) => !isDeepStrictEqual(row, stored.get(row.exerciseId)));
  for (let at = 0; at < different.length; at += rowsPerWrite) {
    await writeBatch(target, different.slice(at, at + rowsPerWrite));
  }
  const known = rows.filter((row) => stored.has(row.exerciseId)).length;
  const added = rows.length - known;
  return {
    added,
    changed: different.length - added,
    unchanged: rows.length - different.length,
    others: stored.size - known,
  };
}
