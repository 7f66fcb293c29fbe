import { BatchGetCommand, BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { pauseAfter } from './retries';
import type { Item } from './rows';

const keysPerRead = 100;
const keysPerWrite = 25;
const attempts = 8;

/** The same elements in groups of at most `size`. */
export function chunksOf<Each>(all: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}

/** Sends all of `left`, and retries unprocessed ones after a jittered pause; throws if some are never processed. */
async function untilDone<Each>(
  TableName: string,
  left: Each[],
  send: (left: Each[]) => Promise<Each[]>,
): Promise<void> {
  let undone = left;
  for (let attempt = 1; undone.length > 0; attempt += 1) {
    undone = await send(undone);
    if (undone.length > 0 && attempt === attempts)
      throw new Error(`${TableName}: ${undone.length} of ${left.length} rows were never processed`);
    if (undone.length > 0) await pauseAfter(attempt);
  }
}

/**
 * The existing rows with these keys, in no particular order; keys must not repeat. Sends parallel requests of a
 * hundred keys; what a busy table leaves out is requested again.
 */
export async function readBatch(
  documents: DynamoDBDocumentClient,
  TableName: string,
  keys: readonly Item[],
  { consistent }: { consistent: boolean },
): Promise<Item[]> {
  const found: Item[] = [];
  const readChunk = (chunk: Item[]) =>
    untilDone(TableName, chunk, async (Keys) => {
      const request = { RequestItems: { [TableName]: { Keys, ConsistentRead: consistent } } };
      const { Responses, UnprocessedKeys } = await documents.send(new BatchGetCommand(request));
      found.push(...(Responses?.[TableName] ?? []));
      return UnprocessedKeys?.[TableName]?.Keys ?? [];
    });
  await Promise.all(chunksOf(keys, keysPerRead).map(readChunk));
  return found;
}

async function sendWrites(
  documents: DynamoDBDocumentClient,
  TableName: string,
  requests: readonly object[],
): Promise<void> {
  for (const chunk of chunksOf(requests, keysPerWrite)) {
    await untilDone(TableName, chunk, async (left) => {
      const { UnprocessedItems } = await documents.send(
        new BatchWriteCommand({ RequestItems: { [TableName]: left } }),
      );
      return UnprocessedItems?.[TableName] ?? [];
    });
  }
}

/** Deletes the rows with these keys, 25 per request and one request after another; missing rows are fine. */
export async function deleteBatch(
  documents: DynamoDBDocumentClient,
  TableName: string,
  keys: readonly Item[],
): Promise<void> {
  await sendWrites(
    documents,
    TableName,
    keys.map((Key) => ({ DeleteRequest: { Key } })),
  );
}

/** Writes whole rows, replacing existing ones, 25 per request and one request after another. */
export async function putBatch(
  documents: DynamoDBDocumentClient,
  TableName: string,
  rows: readonly Item[],
): Promise<void> {
  await sendWrites(
    documents,
    TableName,
    rows.map((row) => ({ PutRequest: { Item: row } })),
  );
}
