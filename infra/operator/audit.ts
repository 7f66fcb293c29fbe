import { setTimeout as pause } from 'node:timers/promises';
import { findEnvironment } from '../environments';
import { offerHelp, readOptions } from '../help';
import { allChecks } from './audit/checks';
import { runAudit } from './audit/run-audit';
import { listSuspicious } from './audit/suspicious';
import { withStorage } from './open-storage';
import { operatorName } from './operator-name';

offerHelp(`
npm run audit [-- options]    recounts totals, streaks, ranks, friends, and members from their sources

Prints every difference and exits with 1 if any is left.

  --repair         repair them, never overwriting anything newer
  --suspicious     instead, list people whose sessions overlap or claim more time than has passed
  --hide           with --suspicious: take them off the leaderboards; without --yes, only print who they are
  --yes            do it
  --by <name>      who hides them, for the audit log; needed with --env
  --env <name>     a deployed environment instead of this machine
  --data <folder>  this machine's data folder (default .data)
  --rate <number>  people, friends, or groups to check per second (default 50)
  --wait <number>  seconds to let pending work settle before a difference counts (default 5)
  --help           print this
`);
const { values } = readOptions({
  options: {
    repair: { type: 'boolean', default: false },
    suspicious: { type: 'boolean', default: false },
    hide: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    by: { type: 'string' },
    env: { type: 'string' },
    data: { type: 'string', default: '.data' },
    rate: { type: 'string', default: '50' },
    wait: { type: 'string', default: '5' },
  },
});
const { env, data, repair, suspicious, hide, yes } = values;
const [perSecond, waitSeconds] = [Number(values.rate), Number(values.wait)];
/** `npm start` uses one. */
const localShards = 1;

async function audit(): Promise<void> {
  const shards = env === undefined ? localShards : findEnvironment(env).leaderboardShards;
  const settle = () => pause(waitSeconds * 1000);
  const audited = await withStorage({ env, data }, (storage) =>
    runAudit(allChecks(storage, shards), { repair, perSecond, settle, say: console.log }),
  );
  const { examined, differences, mended } = audited;
  const found = differences === 0 ? 'no differences' : `differences: ${differences}, repaired: ${mended}`;
  console.log(`${examined} checked, ${found}`);
  if (differences > mended) process.exitCode = 1;
}

async function lookForSuspicious(): Promise<void> {
  const isHiding = hide && yes;
  const by = isHiding ? operatorName(values) : '';
  const count = await withStorage({ env, data }, (storage) =>
    listSuspicious(storage, { hide: isHiding, by, perSecond, say: console.log }),
  );
  if (count === 0) console.log('No one.');
  else if (hide && !yes) console.log('Add --yes to take them off the leaderboards.');
  else if (hide)
    console.log('To bring someone back: npm run reports -- restore <person>, with the same --env and --by.');
}

try {
  if (!(perSecond > 0) || !(waitSeconds >= 0)) throw new Error('--rate and --wait take numbers.');
  if (suspicious ? repair : hide || yes)
    throw new Error('--hide and --yes need --suspicious; --repair cannot be combined with it.');
  await (suspicious ? lookForSuspicious() : audit());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
