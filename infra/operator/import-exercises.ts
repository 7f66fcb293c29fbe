import { DynamoDBClient, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findEnvironment } from '../environments';
import { offerHelp } from '../help';
import { importLibrary, type ImportCounts } from './exercise-library';
import { storageOn } from './storage';

interface Target {
  prefix: string;
  /** Undefined: as the SDK finds it. */
  region: string | undefined;
}

offerHelp(`
npm run import:exercises -- --env <name>    the exercise library into an environment's table

  --env <name>   a deployed environment; without it TABLE_PREFIX says whose table is meant
  --help         print this
`);
const clipsFolder = path.resolve(import.meta.dirname, '../../web/public/videos');

/** `--env dev` names a deployed environment; without it TABLE_PREFIX says whose tables are meant. */
function readTarget(argv: string[]): Target {
  const { values } = parseArgs({ args: argv, options: { env: { type: 'string' } } });
  if (values.env !== undefined) {
    const { stackName, region } = findEnvironment(values.env);
    return { prefix: `${stackName}-`, region };
  }
  const prefix = process.env['TABLE_PREFIX'];
  if (!prefix) throw new Error('Say where: npm run import:exercises -- --env dev, or set TABLE_PREFIX.');
  return { prefix, region: process.env['AWS_REGION'] };
}

async function importInto({ prefix, region }: Target): Promise<ImportCounts> {
  const client = new DynamoDBClient(region ? { region } : {});
  const documents = DynamoDBDocumentClient.from(client);
  try {
    return await importLibrary(storageOn(documents, prefix), clipsFolder);
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
    throw new Error(`There is no table ${prefix}exercises: deploy the environment first.`, { cause: error });
  } finally {
    client.destroy();
  }
}

try {
  const target = readTarget(process.argv.slice(2));
  const { added, changed, unchanged, others } = await importInto(target);
  console.log(
    `${target.prefix}exercises: ${added} added, ${changed} changed, ${unchanged} unchanged, ${others} of your own kept`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
