import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDynamodb } from '../../../infra/local/database/dynamodb';

/** What SDK clients need to reach a local endpoint. */
export function localClient(endpoint: string) {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return { endpoint, region: 'eu-central-1', credentials };
}

/** A real embedded database in its own folder; each prefix is a separate set of tables. */
export async function startTestDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'vita-database-'));
  const { endpoint, stop } = await startDynamodb({ path: join(folder, 'dynamodb.sqlite') });
  const client = new DynamoDBClient(localClient(endpoint));
  let prefixes = 0;
  return {
    endpoint,
    folder,
    client,
    documents: DynamoDBDocumentClient.from(client),
    newPrefix: () => `test${(prefixes += 1)}-`,
    async stop() {
      client.destroy();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;
