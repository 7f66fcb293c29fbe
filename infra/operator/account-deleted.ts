import { parseArgs } from 'node:util';
import { createTombstonesRepository } from '../../functions/account/tombstones-repository';
import { createPeopleAuditRepository } from '../../functions/people/people-audit-repository';
import type { Storage } from '../../functions/platform/storage/storage';
import { offerHelp } from '../help';
import { erase } from './erase';
import { withStorage } from './open-storage';

offerHelp(`
npm run account-deleted [-- user… options]    accounts shut and erased, as their owners would do it

  --env <name>     in a deployed environment instead of on this machine
  --restored       everybody who was deleted and came back by a restore; needs TOMBSTONE_SECRET, the secret behind
                   the export vita-<name>-tombstone-secret, in the shell
  --yes            really; without it only who is meant is printed
  --data <folder>  the data folder of this machine, .data unless told
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
  const secret = process.env['TOMBSTONE_SECRET'];
  if (!secret) throw new Error('--restored needs TOMBSTONE_SECRET in the shell.');
  const tombstones = createTombstonesRepository(storage, secret);
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
  if (wrong !== undefined) throw new Error(`${wrong} is no user's id.`);
  if (restored === positionals.length > 0) throw new Error('Say whose accounts, or --restored.');
  const count = await withStorage({ env, data }, eraseAll);
  if (!count) console.log('Nobody.');
  else if (!yes) console.log('Add --yes to erase them; it cannot be taken back.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
