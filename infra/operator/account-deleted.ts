import { parseArgs } from 'node:util';
import { createTombstonesRepository } from '../../functions/account/tombstones-repository';
import { createPeopleAuditRepository } from '../../functions/people/people-audit-repository';
import type { Storage } from '../../functions/platform/storage/storage';
import { offerHelp } from '../help';
import { erase } from './erase';
import { withStorage } from './open-storage';
import { generationsOf, openSecrets } from './secrets';

offerHelp(`
npm run account-deleted [-- user… options]    shuts and erases accounts, as their owners would

  --env <name>     a deployed environment instead of this machine
  --restored       everyone whose deleted account came back with a restore; reads the tombstone secret
  --yes            do it; without this the command only prints whose accounts it would erase
  --data <folder>  this machine's data folder (default .data)
  --help           print this
`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    env: { type: 'string' },
    restored: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    data: { type: 'string', default: '.data' },
  },
});
const { env, data, restored, yes } = values;
const isId = (word: string) => /^[\w-]{8,64}$/.test(word);

async function* restoredIn(storage: Storage): AsyncGenerator<string> {
  const tombstones = createTombstonesRepository(
    storage,
    generationsOf(openSecrets({ env, data }, storage), 'tombstone'),
  );
  for await (const page of createPeopleAuditRepository(storage).pages(100))
    yield* await tombstones.known(page);
}

async function eraseAll(storage: Storage): Promise<number> {
  let count = 0;
  for await (const userId of restored ? restoredIn(storage) : positionals) {
    if (yes) await erase(storage, userId);
    console.log(`${userId}: ${yes ? 'is being erased' : 'would be erased'}`);
    count += 1;
  }
  return count;
}

try {
  const wrong = positionals.find((word) => !isId(word));
  if (wrong !== undefined) throw new Error(`${wrong} is not a user's ID.`);
  if (restored === positionals.length > 0) throw new Error('Give user IDs, or --restored.');
  const count = await withStorage({ env, data }, eraseAll);
  if (!count) console.log('No accounts.');
  else if (!yes) console.log('Add --yes to erase them. This cannot be undone.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
