import { DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Storage } from '../../functions/platform/storage/storage';
import { startDynamodb } from '../local/database/dynamodb';
import { readRestoredTables } from '../local/database/restored-tables';
import { findEnvironment } from '../environments';
import { openDeployed, type Deployed } from './deployed';
import { storageOn } from './storage';

interface Where {
  /** A deployed environment; undefined is this machine. */
  env: string | undefined;
  /** This machine's data folder. */
  data: string;
}

// Otherwise its warning about Node's age would be all that people see.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

async function withClient<T>(
  { client, tablePrefix, restoredTables }: Deployed,
  use: (storage: Storage) => Promise<T>,
): Promise<T> {
  try {
    const translateConfig = { marshallOptions: { removeUndefinedValues: true } };
    return await use(
      storageOn(DynamoDBDocumentClient.from(client, translateConfig), tablePrefix, restoredTables),
    );
  } finally {
    client.destroy();
  }
}

/** At night, the likely reason is that `--env` was forgotten. */
const noData = (data: string) =>
  new Error(`There is no data in ${data}: run npm start first, or name an environment with --env.`);

/** Opens the database file, which is safe next to a running server; throws if there is none yet. */
async function withLocal<T>(data: string, use: (storage: Storage) => Promise<T>): Promise<T> {
  const path = join(resolve(data), 'dynamodb.sqlite');
  if (!process.env['DYNAMODB_ENDPOINT'] && !existsSync(path)) throw noData(data);
  const { endpoint, stop } = await startDynamodb({ path });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  try {
    const client = new DynamoDBClient({ endpoint, region: 'eu-west-2', credentials });
    return await withClient(
      { client, tablePrefix: 'vita-local-', restoredTables: readRestoredTables() },
      use,
    );
  } catch (error) {
    throw error instanceof ResourceNotFoundException ? noData(data) : error;
  } finally {
    await stop();
  }
}

/** Tables of an environment or this machine that were restored, with the names they have now. */
export const restoredTablesOf = (env: string | undefined): Readonly<Record<string, string>> =>
  env === undefined ? readRestoredTables() : (findEnvironment(env).restoredTables ?? {});

/** Calls `use` with the tables of an environment or this machine; throws if this machine has none yet. */
export async function withStorage<T>(
  { env, data }: Where,
  use: (storage: Storage) => Promise<T>,
): Promise<T> {
  if (env === undefined) return withLocal(data, use);
  return withClient(await openDeployed(env), use);
}
