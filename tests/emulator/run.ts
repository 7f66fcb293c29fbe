import { DeleteTableCommand, DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findEnvironment } from '../../infra/environments';
import { offerHelp } from '../../infra/help';
import { readRelease } from '../../infra/releases/release';
import { smoke } from '../smoke/journey';
import { atEmulator } from './addresses';
import { createCallConfirmation } from './call-confirmation';
import { filterAssembly } from './filter-assembly';
import { readOutputs } from './outputs';
import { putSite } from './put-site';

offerHelp(`
npm run test:cloud [-- <url>] [-- options]    storage, flows, and smoke tests against the emulator at AWS_ENDPOINT_URL

Storage and events run against the DynamoDB there, in tables of their own (vita-local-…), which are dropped before each
suite. Where the product was deployed there, the core journey follows, at <url> or at the address in the outputs.

  --filter <folder>  only remove what emulators lack from the templates in it (cdk.out), for cdk deploy --app <folder>
  --site             only put the built site into the buckets that were deployed there
  --confirm          call the post-confirmation trigger after the sign-up, where the emulator's user pool calls none
  --outputs <file>   what cdk deploy --outputs-file wrote (default cdk.out/outputs.json)
  --env <name>       the environment that was deployed (default dev)
  --help             print this
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    filter: { type: 'string' },
    site: { type: 'boolean', default: false },
    confirm: { type: 'boolean', default: false },
    outputs: { type: 'string', default: 'cdk.out/outputs.json' },
    env: { type: 'string', default: 'dev' },
  },
});
const root = resolve(import.meta.dirname, '../..');
const prefix = 'vita-local-';
/** The flows that only depend on a DynamoDB: points under chaos, groups, leagues, deletion, the audit. */
const suites = ['points-under-chaos', 'groups', 'leagues', 'league-results', 'account-deletion', 'audit'];

function filter(folder: string): void {
  for (const [file, replaced] of filterAssembly(folder))
    console.log(
      `${file}: ${replaced.length} replaced${replaced.length > 0 ? `: ${replaced.join(', ')}` : ''}`,
    );
}

async function dropTables(endpoint: string): Promise<void> {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-2', credentials });
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client }, {}))
    names.push(...TableNames.filter((name) => name.startsWith(prefix)));
  for (const TableName of names) await client.send(new DeleteTableCommand({ TableName }));
  client.destroy();
}

function run(suite: string, endpoint: string): boolean {
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'flows',
    `tests/flows/${suite}.test.ts`,
  ];
  // The local product keeps its own addresses for everything except the database.
  const { AWS_ENDPOINT_URL: _, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...env, DYNAMODB_ENDPOINT: endpoint },
    stdio: 'inherit',
  });
  return status === 0;
}

/** Uploads what a deployment's own function would. */
async function uploadSite(endpoint: string): Promise<void> {
  const { stage, region, stackName } = findEnvironment(values.env);
  const outputs = readOutputs(values.outputs, stackName);
  if (!outputs)
    throw new Error(`There is no ${values.outputs}: deploy with --outputs-file ${values.outputs}.`);
  const { UserPoolId: userPoolId, UserPoolClientId: userPoolClientId } = outputs;
  const pool = { region, userPoolId, userPoolClientId, userPoolEndpoint: endpoint };
  const config = { stage, ...readRelease(root, process.env), ...pool };
  const count = await putSite({ endpoint, folder: join(root, 'web/dist'), outputs, config });
  console.log(`${count} files are at ${atEmulator(outputs.Url, endpoint)}`);
}

/** The core journey on the site at `given`, or at the address in the outputs; false if it failed. */
async function tryJourney(endpoint: string, given: string | undefined): Promise<boolean> {
  const { region, stackName } = findEnvironment(values.env);
  const url = given ?? readOutputs(values.outputs, stackName)?.Url;
  if (url === undefined) {
    console.log(`No <url> of a site was given, and no ${values.outputs}: the journey was not tried.`);
    return true;
  }
  const { origin } = new URL(atEmulator(url, endpoint));
  console.log(`the journey at ${origin}`);
  return smoke(origin, {
    say: console.log,
    reach: (address) => atEmulator(address, endpoint),
    ...(values.confirm && { onConfirmed: createCallConfirmation({ endpoint, region, stackName }) }),
  });
}

async function testAgainst(endpoint: string): Promise<boolean> {
  const failed: string[] = [];
  for (const suite of suites) {
    await dropTables(endpoint);
    if (!run(suite, endpoint)) failed.push(suite);
  }
  await dropTables(endpoint);
  console.log(failed.length === 0 ? `${suites.length} suites passed` : `failed: ${failed.join(', ')}`);
  const isWell = await tryJourney(endpoint, positionals[0]);
  return failed.length === 0 && isWell;
}

/** The emulator's address; the suites drop tables, so it is never AWS. */
function emulator(): string {
  const { AWS_ENDPOINT_URL: endpoint } = process.env;
  if (!endpoint)
    throw new Error(
      'Set AWS_ENDPOINT_URL=http://localhost:4566, and deploy there (runbook, On an emulator).',
    );
  if (new URL(endpoint).hostname.endsWith('.amazonaws.com'))
    throw new Error('AWS_ENDPOINT_URL is AWS itself: these suites drop tables and are for emulators.');
  return endpoint;
}

try {
  if (values.filter !== undefined) filter(values.filter);
  else if (values.site) await uploadSite(emulator());
  else if (!(await testAgainst(emulator()))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
