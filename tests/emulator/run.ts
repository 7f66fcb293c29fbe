import { DeleteTableCommand, DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { smoke } from '../smoke/journey';
import { withoutLacking } from './without-lacking';

offerHelp(`
npm run test:cloud [-- <url>] [-- options]    storage, flows, and smoke tests against the emulator at AWS_ENDPOINT_URL

Storage and events run against the DynamoDB there, in tables of their own (vita-local-…), which are dropped before each
suite. With the <url> of a site that was deployed there, the core journey follows.

  --filter <folder>  only remove what emulators lack from the templates in it (cdk.out), for cdk deploy --app <folder>
  --help             print this
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { filter: { type: 'string' } },
});
const root = resolve(import.meta.dirname, '../..');
const prefix = 'vita-local-';
/** The flows that only depend on a DynamoDB: points under chaos, groups, leagues, deletion, the audit. */
const suites = ['points-under-chaos', 'groups', 'leagues', 'league-results', 'account-deletion', 'audit'];

function filter(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.template.json'))) {
    const path = join(folder, file);
    const { template, replaced } = withoutLacking(JSON.parse(readFileSync(path, 'utf8')));
    writeFileSync(path, JSON.stringify(template, null, 1));
    console.log(
      `${file}: ${replaced.length} replaced${replaced.length > 0 ? `: ${replaced.join(', ')}` : ''}`,
    );
  }
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

async function testAgainst(endpoint: string, url: string | undefined): Promise<boolean> {
  if (new URL(endpoint).hostname.endsWith('.amazonaws.com'))
    throw new Error('AWS_ENDPOINT_URL is AWS itself: these suites drop tables and are for emulators.');
  const failed: string[] = [];
  for (const suite of suites) {
    await dropTables(endpoint);
    if (!run(suite, endpoint)) failed.push(suite);
  }
  await dropTables(endpoint);
  console.log(failed.length === 0 ? `${suites.length} suites passed` : `failed: ${failed.join(', ')}`);
  let isWell = true;
  if (url) isWell = await smoke(new URL(url).origin, { say: console.log });
  else console.log('No <url> of a site was given: the journey was not tried.');
  return failed.length === 0 && isWell;
}

try {
  const { AWS_ENDPOINT_URL: endpoint } = process.env;
  if (values.filter !== undefined) filter(values.filter);
  else if (!endpoint) {
    console.log(
      'Set AWS_ENDPOINT_URL=http://localhost:4566, deploy there (runbook), then: npm run test:cloud -- <url of the site>.',
    );
    process.exitCode = 1;
  } else if (!(await testAgainst(endpoint, positionals[0]))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
