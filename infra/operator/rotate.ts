import { offerHelp, readOptions } from '../help';
import { withStorage } from './open-storage';
import { heldDays, rotateSecret, type RotatedSecret } from './rotate-secret';
import { openSecrets } from './secrets';

offerHelp(`
npm run rotate -- <secret> [options]    a new tombstone or notification secret; the one before keeps working

Refuses while what the generation before made must still hold: 36 days for tombstones, 180 for links and subscriptions.

  --env <name>     a deployed environment instead of this machine
  --force          rotates nevertheless, because the generation before is known to others
  --data <folder>  this machine's data folder (default .data)
  --help           print this
`);
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    env: { type: 'string' },
    force: { type: 'boolean', default: false },
    data: { type: 'string', default: '.data' },
  },
});
const { env, data, force } = values;

const isRotated = (name: string | undefined): name is RotatedSecret =>
  name !== undefined && Object.hasOwn(heldDays, name);

try {
  const [name, ...others] = positionals;
  if (!isRotated(name) || others.length > 0)
    throw new Error(`Name one secret: ${Object.keys(heldDays).join(' or ')}.`);
  const told = await withStorage({ env, data }, (storage) =>
    rotateSecret(openSecrets({ env, data }, storage), { name, now: new Date(), force }),
  );
  console.log(told);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
