import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findEnvironment } from '../environments';
import { offerHelp } from '../help';
import { allChecks } from './audit/checks';
import { runAudit } from './audit/run-audit';
import { listSuspicious } from './audit/suspicious';
import { withStorage } from './open-storage';

offerHelp(`
npm run audit [-- options]    totals, streaks, ranks, friends and members counted anew from their sources

Prints every difference and ends with 1 where one is left.

  --repair         mends them, never over something newer
  --suspicious     instead: whose sessions overlap or took longer than the time they had, by numbers
  --hide           with --suspicious: takes them off the boards; only who is meant is printed without --yes
  --yes            really
  --env <name>     in a deployed environment instead of on this machine
  --data <folder>  the data folder of this machine, .data unless told
  --rate <number>  how many people, friends or groups are looked at each second, 50 unless told
  --wait <number>  seconds for what is on its way before a difference counts, 5 unless told
  --help           print this
`);
const { values } = parseArgs({
  options: {
    repair: { type: 'boolean', default: false },
    suspicious: { type: 'boolean', default: false },
    hide: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    env: { type: 'string' },
    data: { type: 'string', default: '.data' },
    rate: { type: 'string', default: '50' },
    wait: { type: 'string', default: '5' },
  },
});
const { env, data, repair, suspicious, hide, yes } = values;
const [perSecond, waitSeconds] = [Number(values.rate), Number(values.wait)];
/** `npm start` has one. */
const localShards = 1;

const nothing = `There is nothing in ${data} yet: npm start makes it.`;

async function audit(): Promise<void> {
  const shards = env === undefined ? localShards : findEnvironment(env).leaderboardShards;
  const settle = () => pause(waitSeconds * 1000);
  const audited = await withStorage({ env, data }, (storage) =>
    runAudit(allChecks(storage, shards), { repair, perSecond, settle, say: console.log }),
  );
  if (!audited) throw new Error(nothing);
  const { examined, differences, mended } = audited;
  const found = differences === 0 ? 'no difference' : `${differences} differences, ${mended} mended`;
  console.log(`${examined} looked at, ${found}`);
  if (differences > mended) process.exitCode = 1;
}

async function lookForSuspicious(): Promise<void> {
  const count = await withStorage({ env, data }, (storage) =>
    listSuspicious(storage, { hide: hide && yes, perSecond, say: console.log }),
  );
  if (count === null) throw new Error(nothing);
  if (count === 0) console.log('Nobody.');
  else if (hide && !yes) console.log('Add --yes to take them off the boards.');
  else if (hide) console.log('npm run reports -- restore <person> brings somebody back.');
}

try {
  if (!(perSecond > 0) || !(waitSeconds >= 0)) throw new Error('--rate and --wait take numbers.');
  if (suspicious ? repair : hide || yes)
    throw new Error('--hide and --yes go with --suspicious, --repair without.');
  await (suspicious ? lookForSuspicious() : audit());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
