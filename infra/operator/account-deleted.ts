import { createOwnedRowsRepository } from '../../functions/account/owned-rows-repository';
import { createTombstonesRepository } from '../../functions/account/tombstones-repository';
import { createPeopleAuditRepository } from '../../functions/people/people-audit-repository';
import { createReadPerson } from '../../functions/people/public';
import type { Storage } from '../../functions/platform/storage/storage';
import { ownedTables } from '../../functions/tables';
import { offerHelp, readOptions } from '../help';
import { erase } from './erase';
import { restoredTablesOf, withStorage } from './open-storage';
import { operatorName } from './operator-name';
import { generationsOf, openSecrets } from './secrets';

offerHelp(`
npm run account-deleted [-- user… options]    shuts and erases accounts, as their owners would

  --env <name>     a deployed environment instead of this machine
  --restored       everyone whose deleted account came back with a restore; reads the tombstone secret
  --yes            do it; without this the command only prints whose accounts it would erase
  --by <name>      who does it, for the audit log; needed with --env and --yes
  --data <folder>  this machine's data folder (default .data)
  --help           print this
`);
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    env: { type: 'string' },
    restored: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    by: { type: 'string' },
    data: { type: 'string', default: '.data' },
  },
});
const { env, data, restored, yes } = values;
const { AWS_ENDPOINT_URL: endpoint } = process.env;
const isId = (word: string) => /^[\w-]{8,64}$/.test(word);

const pageSize = 100;

/** Who has an account, or a row in a table that was restored: deleted accounts come back in any of them. */
async function* whoIsStored(storage: Storage): AsyncGenerator<string[]> {
  yield* createPeopleAuditRepository(storage).pages(pageSize);
  const tables = ownedTables().filter(({ name }) => name !== 'people' && name in restoredTablesOf(env));
  for (const table of tables) yield* createOwnedRowsRepository(storage).owners(table, pageSize);
}

async function* restoredIn(storage: Storage): AsyncGenerator<string> {
  const tombstones = createTombstonesRepository(
    storage,
    generationsOf(openSecrets({ env, data }, storage), 'tombstone'),
  );
  const asked = new Set<string>();
  for await (const page of whoIsStored(storage)) {
    const others = page.filter((userId) => !asked.has(userId));
    for (const userId of others) asked.add(userId);
    yield* await tombstones.known(others);
  }
}

async function eraseAll(storage: Storage, by: string): Promise<number> {
  let count = 0;
  for await (const userId of restored ? restoredIn(storage) : positionals) {
    const person = await createReadPerson(storage)(userId);
    if (yes) await erase(storage, userId, by);
    const rest = person ? '' : ' (no account has this ID; rows that carry it are)';
    console.log(`${userId}: ${yes ? 'is being erased' : 'would be erased'}${rest}`);
    count += 1;
  }
  return count;
}

try {
  const wrong = positionals.find((word) => !isId(word));
  if (wrong !== undefined) throw new Error(`${wrong} is not a user's ID.`);
  if (restored === positionals.length > 0) throw new Error('Give user IDs, or --restored.');
  const by = yes ? operatorName(values) : '';
  const count = await withStorage({ env, data }, (storage) => eraseAll(storage, by));
  if (!count) console.log(env === undefined ? 'No accounts on this machine.' : 'No accounts.');
  else if (!yes) console.log('Add --yes to erase them. This cannot be undone.');
  else if (env !== undefined && endpoint)
    console.log(
      `The emulator at ${endpoint} erases them only if it runs publish-events on the outbox's stream and account-events on its queue, with Cognito's AdminDeleteUser. Otherwise they stay shut, but not erased.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
