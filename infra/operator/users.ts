import {
  CognitoIdentityProviderClient,
  GetCSVHeaderCommand,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import { writeFileSync } from 'node:fs';
import { manifest } from '../../functions/manifest';
import { createPeopleAuditRepository } from '../../functions/people/people-audit-repository';
import type { Storage } from '../../functions/platform/storage/storage';
import { findEnvironment } from '../environments';
import { offerHelp, readOptions } from '../help';
import { importFile, newIds, readExport, type ExportedUser } from './exported-users';
import { withStorage } from './open-storage';
import { moveRows } from './move-rows';

offerHelp(`
npm run users -- <import-file or move-rows> [options]    brings accounts into a new user pool after the old one was lost

import-file writes the file of a Cognito import job; move-rows then gives all rows to the new IDs (runbook, Restore).

  --env <name>       the deployed environment
  --pool <id>        the new user pool
  --export <folder>  an export from the bucket user-exports, downloaded
  --to <file>        import-file: where to write it (default users.csv); move-rows: old and new IDs (default ids.csv)
  --yes              move-rows: do it; without this it only counts
  --help             print this
`);
const text = { type: 'string' } as const;
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { env: text, pool: text, export: text, to: text, yes: { type: 'boolean', default: false } },
});

interface Task {
  env: string;
  pool: string;
  client: CognitoIdentityProviderClient;
  users: ExportedUser[];
}

/** Those who still have an account: an export also knows who deleted theirs since. */
async function stillHere(storage: Storage, users: readonly ExportedUser[]): Promise<ExportedUser[]> {
  const known = new Set<string>();
  for await (const page of createPeopleAuditRepository(storage).pages(100))
    for (const userId of page) known.add(userId);
  return users.filter(({ username }) => known.has(username));
}

async function writeImportFile({ env, pool, client, users }: Task): Promise<string> {
  const { CSVHeader = [] } = await client.send(new GetCSVHeaderCommand({ UserPoolId: pool }));
  const here = await withStorage({ env, data: '' }, (storage) => stillHere(storage, users));
  const file = importFile(CSVHeader, here ?? []);
  const to = values.to ?? 'users.csv';
  writeFileSync(to, file, { mode: 0o600 });
  const count = file.trim().split('\n').length - 1;
  return `${to}: ${count} of ${users.length} exported accounts; the others were deleted or never confirmed.`;
}

async function readPool({ pool, client }: Task): Promise<{ username: string; email: string }[]> {
  const found: { username: string; email: string }[] = [];
  for await (const { Users = [] } of paginateListUsers({ client, pageSize: 60 }, { UserPoolId: pool }))
    for (const { Username: username = '', Attributes = [] } of Users)
      found.push({ username, email: Attributes.find(({ Name }) => Name === 'email')?.Value ?? '' });
  return found;
}

async function giveNewIds(task: Task): Promise<string> {
  const ids = newIds(task.users, await readPool(task));
  const to = values.to ?? 'ids.csv';
  writeFileSync(to, [...ids].map((pair) => `${pair.join(',')}\n`).join(''), { mode: 0o600 });
  if (!values.yes) return `${to}: ${ids.size} people have a new ID. Add --yes to give them their rows.`;
  const { env } = task;
  const counts = await withStorage({ env, data: '' }, (storage) => moveRows(storage, manifest.tables, ids));
  return [...(counts ?? [])].map(([name, count]) => `${String(count).padStart(9)}  ${name}`).join('\n');
}

const tasks: Record<string, (task: Task) => Promise<string>> = {
  'import-file': writeImportFile,
  'move-rows': giveNewIds,
};

try {
  const run = tasks[positionals[0] ?? ''];
  const { env, pool, export: folder } = values;
  if (!run || !env || !pool || !folder)
    throw new Error('Say import-file or move-rows, with --env, --pool, and --export.');
  const client = new CognitoIdentityProviderClient({ region: findEnvironment(env).region });
  console.log(await run({ env, pool, client, users: readExport(folder) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
