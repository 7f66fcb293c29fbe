import { DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../help';
import { openDeployed, type Deployed } from './deployed';
import { importLibrary, type ImportCounts } from './exercise-library';
import { storageOn } from './storage';

offerHelp(`
npm run import:exercises -- --env <name>    imports the exercise library into an environment's table

  --env <name>   a deployed environment; without it, TABLE_PREFIX says which table
  --help         print this
`);
const clipsFolder = path.resolve(import.meta.dirname, '../../web/public/videos');

/** `--env dev` names a deployed environment; without it, TABLE_PREFIX says which tables. */
async function openTarget(argv: string[]): Promise<Deployed> {
  const { values } = parseArgs({ args: argv, options: { env: { type: 'string' } } });
  if (values.env !== undefined) return openDeployed(values.env);
  const tablePrefix = process.env['TABLE_PREFIX'];
  if (!tablePrefix)
    throw new Error('Name an environment (npm run import:exercises -- --env dev), or set TABLE_PREFIX.');
  return { client: new DynamoDBClient({}), tablePrefix, restoredTables: {} };
}

async function importInto({ client, tablePrefix, restoredTables }: Deployed): Promise<ImportCounts> {
  const documents = DynamoDBDocumentClient.from(client);
  try {
    return await importLibrary(storageOn(documents, tablePrefix, restoredTables), clipsFolder);
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new Error(`There is no table ${tablePrefix}exercises: deploy the environment first.`, {
      cause: error,
    });
  } finally {
    client.destroy();
  }
}

try {
  const target = await openTarget(process.argv.slice(2));
  const { added, changed, unchanged, others } = await importInto(target);
  console.log(
    `${target.tablePrefix}exercises: ${added} added, ${changed} changed, ${unchanged} unchanged, ${others} of your own kept`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
