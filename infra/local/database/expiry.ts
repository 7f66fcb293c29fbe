import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TableSpec } from '../../../functions/manifest-types';

/** The database responds to no one else while it reads a page. */
const rowsAPage = 100;

export interface ExpirySweeper {
  /** Deletes what has expired by now; returns the number of rows. */
  sweep(): Promise<number>;
  stop(): void;
}

interface ExpirySweeperOptions {
  client: DynamoDBClient;
  prefix: string;
  tables: Record<string, TableSpec>;
  /** Epoch milliseconds. */
  now?: () => number;
  everyMs?: number;
}

/** Returns whether it deleted the row: one refreshed in between stays. */
async function deleteExpired(
  documents: DynamoDBDocumentClient,
  where: { TableName: string; Key: Record<string, unknown> },
  expired: {
    ExpressionAttributeNames: Record<string, string>;
    ExpressionAttributeValues: Record<string, number>;
  },
): Promise<boolean> {
  try {
    await documents.send(new DeleteCommand({ ...where, ...expired, ConditionExpression: '#ttl < :now' }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

async function sweepTable(
  documents: DynamoDBDocumentClient,
  TableName: string,
  spec: TableSpec & { ttl: string },
  nowSeconds: number,
): Promise<number> {
  const keys = [spec.key, ...(spec.sort === undefined ? [] : [spec.sort])];
  const expired = {
    ExpressionAttributeNames: { '#ttl': spec.ttl },
    ExpressionAttributeValues: { ':now': nowSeconds },
  };
  let deleted = 0;
  const pages = paginateScan(
    { client: documents },
    { TableName, ...expired, FilterExpression: '#ttl < :now', Limit: rowsAPage },
  );
  for await (const page of pages) {
    for (const item of page.Items ?? []) {
      const Key = Object.fromEntries(keys.map((name) => [name, item[name]]));
      if (await deleteExpired(documents, { TableName, Key }, expired)) deleted += 1;
    }
  }
  return deleted;
}

/** Deletes rows past their TTL each minute, which the embedded database does not do itself. */
export function startExpirySweeper(options: ExpirySweeperOptions): ExpirySweeper {
  const { client, prefix, tables, now = Date.now, everyMs = 60_000 } = options;
  const documents = DynamoDBDocumentClient.from(client);
  const sweep = async () => {
    let deleted = 0;
    for (const [key, spec] of Object.entries(tables)) {
      if (spec.ttl === undefined) continue;
      deleted += await sweepTable(
        documents,
        prefix + key,
        { ...spec, ttl: spec.ttl },
        Math.floor(now() / 1000),
      );
    }
    return deleted;
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => console.error('expired rows could not be deleted', error));
  }, everyMs).unref();
  return { sweep, stop: () => clearInterval(timer) };
}
