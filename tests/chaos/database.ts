import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDynamodb } from '../../infra/local/database/dynamodb';
import { rowsOf } from '../support/table-rows';
import { ageAccounts } from '../support/trained-earlier';

const pollMs = 250;

/** Opens the database of a data folder, with or without a running product. */
export async function openDatabase(data: string) {
  const { endpoint, stop } = await startDynamodb({ path: join(data, 'dynamodb.sqlite') });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-2', credentials });
  return {
    client,
    documents: DynamoDBDocumentClient.from(client),
    async close() {
      client.destroy();
      await stop();
    },
  };
}

/** What is waiting in the outbox and in the queues; a dead message waits forever. */
async function waiting(documents: DynamoDBDocumentClient): Promise<{ waiting: number; dead: number }> {
  const [outbox, messages] = [await rowsOf(documents, 'outbox'), await rowsOf(documents, 'local-messages')];
  const dead = messages.filter(({ isDead }) => isDead === true).length;
  return { waiting: outbox.length + messages.length - dead, dead };
}

/** Waits until nothing is waiting, as long as the number shrinks; returns what is left. */
export async function untilSettled(documents: DynamoDBDocumentClient, patienceMs: number) {
  let left = await waiting(documents);
  for (let since = Date.now(), least = left.waiting; left.waiting > 0; left = await waiting(documents)) {
    if (left.waiting < least) [since, least] = [Date.now(), left.waiting];
    if (Date.now() - since > patienceMs) break;
    await pause(pollMs);
  }
  return left;
}

/** Backdates the accounts of a running product, so that they could have trained yesterday. */
export async function ageAccountsIn(data: string): Promise<void> {
  const { documents, close } = await openDatabase(data);
  await ageAccounts(documents, Date.now());
  await close();
}
