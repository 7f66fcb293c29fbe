import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { startClock } from '../support/clock';
import { spawnCloud, type SpawnedCloud } from '../support/spawned-cloud';

type Bench = (short: boolean) => Promise<string[]>;

offerHelp(`
npm run bench [-- name… options]    runs all benches, or those named, and prints what they measure

  awards    from the end of a workout to its points on the socket
  reads     pages of the API under load, and what every endpoint and consumer asks of the database
  load      as many requests as one process can serve, and more
  coach     the cost of an answer on top of the model's, and without a model
  voice     from the end of speech to the first audio of the reply
  ranks     the rank among a thousand, a hundred thousand, and a million people
  community news to 500 friends, frames to 200 open sockets, 10,000 reminders, the board of 100,000 people
  sockets   frames to a thousand open sockets, and behind one person's flood
  sweep     reads during a sweep of 60,000 rows for expired ones
  sizes     bundles of functions and pages against their budgets (needs npm run build)
  clips     rendering one clip (needs ffmpeg)
  stage     frames of the live coach
  pose      body detection in a dance of ten minutes (needs npm run build)
  search    the library's filter, per key
  foods     the food search, per key
  field     from a key to the foods on screen (needs npm run build)
  photo     a photo of a meal: prepared in the browser, stored, and analyzed, without the model's time
  plan      planning a session and a week from 500 exercises
  player    from 'Start Workout' to the moving clip (needs npm run build)
  view      how soon sign-in, welcome, and dashboard appear on a slow network (needs npm run build)
  files     exports of phones' health apps, 100 MB, read in the browser's worker
  export    1,000 workouts as one zip: time, memory, and the page's tasks (needs npm run build)
  thread    what opening the dashboard asks of the main thread (needs npm run build)

  --short   one iteration of each, to check that it runs
  --minutes how long pose dances (default 10)
  --help    print this
`);

const start = '2026-04-08T09:30:00Z';
let cloud: Promise<SpawnedCloud> | undefined;
const shared = () => (cloud ??= spawnCloud({ from: start }));

/** The output of a bench that needs its own process; its lines start with '= '. Throws its output if it fails. */
function inOwnProcess(file: string, short: boolean): string[] {
  const entry = ['--import', 'tsx', join(import.meta.dirname, file), ...(short ? ['--short'] : [])];
  const { status, stdout, stderr } = spawnSync(process.execPath, entry, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim() || stdout.trim());
  return stdout.split('\n').flatMap((line) => (line.startsWith('= ') ? [line.slice(2)] : []));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, minutes: { type: 'string', default: '10' } },
});
const minutes = Number(values.minutes);

/** Each loads what it measures when its turn comes. */
const benches: Record<string, Bench> = {
  awards: async (short) => (await import('./award-latency')).benchAwardLatency(await shared(), short),
  reads: async (short) => [
    ...(await (await import('./read-latency')).benchReadLatency(await shared(), short)),
    ...inOwnProcess('run-calls.ts', short),
  ],
  load: async (short) => (await import('./overload')).benchOverload(short),
  coach: async (short) => (await import('./coach')).benchCoach(short),
  voice: async (short) => (await import('./voice')).benchVoice(short),
  ranks: async (short) => (await import('./rank-lookup')).benchRankLookup(short),
  community: async (short) => inOwnProcess('run-community.ts', short),
  sockets: async (short) => inOwnProcess('run-sockets.ts', short),
  sweep: async (short) => (await import('./expiry-sweep')).benchExpirySweep(short),
  sizes: async (short) => (await import('./sizes')).benchSizes(short),
  clips: async () =>
    spawnSync('ffmpeg', ['-version']).status === 0
      ? (await import('./clips')).benchClips()
      : ['skipped: clips are rendered with ffmpeg, which is not installed here'],
  stage: async (short) => (await import('./coach-stage')).benchCoachStage(short),
  pose: async (short) => (await import('./pose')).benchPose(await shared(), short ? 0.2 : minutes),
  search: async (short) => (await import('./library-search')).benchLibrarySearch(short),
  foods: async (short) => (await import('./food-search')).benchFoodSearch(short),
  field: async (short) => (await import('./food-field')).benchFoodField(await shared(), short),
  photo: async (short) => (await import('./photo')).benchPhoto(short),
  plan: async (short) => (await import('./training-plan')).benchTrainingPlan(short),
  player: async (short) => (await import('./player-start')).benchPlayerStart(await shared(), short),
  view: async (short) => (await import('./first-view')).benchFirstView(await shared(), short),
  files: async (short) => (await import('./read-file')).benchReadFile(short),
  export: async (short) => (await import('./export-history')).benchExportHistory(await shared(), short),
  thread: async (short) => inOwnProcess('run-thread.ts', short),
};

/** Runs one bench and prints its lines; returns whether it finished. */
async function run(name: string, bench: Bench, short: boolean): Promise<boolean> {
  console.log(`\n${name}`);
  try {
    for (const line of await bench(short)) console.log(`  ${line}`);
    return true;
  } catch (error) {
    console.log(`  FAILED: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function main(): Promise<void> {
  if (!(minutes > 0)) throw new Error('--minutes takes a number above 0.');
  const unknown = positionals.filter((name) => !(name in benches));
  if (unknown.length > 0) throw new Error(`There is no bench called ${unknown.join(', ')}: see --help.`);
  startClock(start);
  const failed: string[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    if (!(await run(name, bench, values.short))) failed.push(name);
  }
  await (await cloud)?.stop();
  if (failed.length === 0) return;
  console.log(`\nfailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

await main();
