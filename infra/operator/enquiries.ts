import { DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createEnquiriesRepository,
  type ReceivedEnquiry,
} from '../../functions/enquiries/enquiries-repository';
import { findEnvironment } from '../environments';
import { startDynamodb } from '../local/database/dynamodb';
import { formatEnquiry } from './format-enquiry';
import { storageOn } from './storage';
import { offerHelp } from '../help';

offerHelp(`
npm run enquiries [-- options]    what visitors wrote, newest first

  --env <name>      in a deployed environment instead of on this machine
  --limit <number>  how many at most, 50 unless told
  --data <folder>   the data folder of this machine, .data unless told
  --help            print this
`);
const { values } = parseArgs({
  options: {
    env: { type: 'string' },
    data: { type: 'string', default: '.data' },
    limit: { type: 'string', default: '50' },
  },
});
const limit = Number(values.limit);
// Its warning about Node's age would be all that people see.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

async function readWith(client: DynamoDBClient, tablePrefix: string): Promise<ReceivedEnquiry[]> {
  try {
    const storage = storageOn(DynamoDBDocumentClient.from(client), tablePrefix);
    return await createEnquiriesRepository(storage).readNewest(limit);
  } finally {
    client.destroy();
  }
}

async function readDeployed(name: string): Promise<ReceivedEnquiry[]> {
  const { stackName, region } = findEnvironment(name);
  return readWith(new DynamoDBClient({ region }), `${stackName}-`);
}

/** Opens the database file beside a running server, which does no harm, or without one. */
async function readLocal(): Promise<ReceivedEnquiry[]> {
  const path = join(resolve(values.data), 'dynamodb.sqlite');
  if (!process.env['DYNAMODB_ENDPOINT'] && !existsSync(path)) return [];
  const { endpoint, stop } = await startDynamodb({ path });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  try {
    return await readWith(new DynamoDBClient({ endpoint, region: 'eu-west-2', credentials }), 'vita-local-');
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return [];
    throw error;
  } finally {
    await stop();
  }
}

try {
  if (!Number.isInteger(limit) || limit < 1) throw new Error('--limit takes a whole number from 1.');
  const enquiries = values.env === undefined ? await readLocal() : await readDeployed(values.env);
  console.log(enquiries.map(formatEnquiry).join('\n\n') || 'No enquiry has come in yet.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
