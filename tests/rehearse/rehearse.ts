import { openDatabase } from '../chaos/database';
import { runCommand, type Ended } from '../commands/run-command';
import { spawnCloud, type SpawnedCloud } from '../support/spawned-cloud';
import type { TestUser } from '../support/sign-in';
import { freePort } from '../support/spawned-product';
import { befriend, Hours, join, leave, pointsOf, spendDay } from './life';
import { canSignIn, findTraces, findWrong, lostSince } from './look';
import { emptyTable, recoveryPoint, restoreTable, type Database } from './recovery';

interface Step {
  name: string;
  seconds: number;
  said: string;
}

interface Rehearsed {
  steps: Step[];
  /** What a restore cannot bring back. */
  lost: string[];
  repaired: string[];
  /** What must hold and does not. */
  problems: string[];
}

interface Options {
  data: string;
  site: string;
  tables: readonly string[];
  /** A step to leave out. */
  skip?: string | undefined;
  say: (line: string) => void;
}

const twoDaysMs = 2 * 86_400_000;
const eraserWaitsMs = 61_000;

/** What a command said last; throws if it failed. */
function lastLine({ code, said }: Ended): string {
  if (code !== 0) throw new Error(said);
  return said.trim().split('\n').at(-1) ?? '';
}

interface Lived {
  maya: TestUser;
  noor: TestUser;
  /** Deleted her account after the recovery point. */
  left: TestUser;
  /** Signed up after the recovery point. */
  newcomer: TestUser;
  points: { maya: number; newcomer: number };
  point: Awaited<ReturnType<typeof recoveryPoint>>;
  before: Awaited<ReturnType<typeof recoveryPoint>>;
}

/** People use the product; tables are remembered on the way, and lost at the end. */
async function live(
  cloud: SpawnedCloud,
  hours: Hours,
  database: Database,
  tables: readonly string[],
): Promise<Lived> {
  const maya = await join(cloud.origin, 'Maya', hours);
  const noor = await join(cloud.origin, 'Noor', hours);
  const left = await join(cloud.origin, 'Lena', hours);
  await befriend(maya, noor);
  await befriend(left, maya);
  await cloud.idle();
  const point = await recoveryPoint(database, tables);
  await spendDay(maya, hours);
  await leave(left, cloud, hours);
  const newcomer = await join(cloud.origin, 'Nils', hours);
  await cloud.idle();
  const points = { maya: await pointsOf(maya), newcomer: await pointsOf(newcomer) };
  const before = await recoveryPoint(database, tables);
  for (const table of tables) await emptyTable(database, table);
  return { maya, noor, left, newcomer, points, point, before };
}

/** A step of the runbook, with its time. */
function createSteps({ skip, say }: Options) {
  const steps: Step[] = [];
  return {
    steps,
    async take(name: string, run: () => Promise<string>): Promise<void> {
      if (name === skip) return;
      const began = performance.now();
      const said = await run();
      const step = { name, seconds: (performance.now() - began) / 1000, said };
      steps.push(step);
      say(`${step.seconds.toFixed(1).padStart(6)} s  ${name}: ${said}`);
    },
  };
}

/** Loses tables, and brings them back in the order of docs/runbook.md, by the same commands. */
export async function rehearse(options: Options): Promise<Rehearsed> {
  const { data, site, tables } = options;
  const port = await freePort();
  const hours = new Hours();
  async function start(from: number, environment = {}): Promise<SpawnedCloud> {
    const started = await spawnCloud({ from: new Date(from).toISOString(), site, data, port, environment });
    await hours.follow(started);
    return started;
  }
  const restored = Object.fromEntries(tables.map((name) => [name, `${name}-restored`]));
  const variables = {
    RESTORED_TABLES: Object.entries(restored)
      .map((pair) => pair.join('='))
      .join(','),
  };
  const audit = (...more: string[]) =>
    runCommand('audit', ['--data', data, '--rate', '1000', '--wait', '1', ...more], variables);

  let cloud = await start(Date.now() - twoDaysMs);
  const database = await openDatabase(data);
  try {
    const lived = await live(cloud, hours, database, tables);
    const { steps, take } = createSteps(options);
    await take('stop functions', async () => {
      const names = lastLine(await runCommand('stop-functions', ['--env', 'prod']));
      await cloud.stop();
      return names.replace('Add --yes: these', 'in the cloud').replace('will be', 'would be');
    });
    await take('restore', async () => {
      for (const [name, rows] of lived.point)
        await restoreTable(database, { table: name, name: restored[name]!, rows });
      return [...lived.point].map(([name, rows]) => `${rows.length} rows of ${name}`).join(', ');
    });
    await take('erase again', async () => {
      const args = ['--restored', '--yes', '--data', data];
      const erased = await runCommand('account-deleted', args, variables);
      lastLine(erased);
      return `${erased.said.split('is being erased').length - 1} of those who left`;
    });
    await take('swap and start functions', async () => {
      cloud = await start(Date.now(), variables);
      await cloud.idle();
      await hours.advance(eraserWaitsMs);
      await cloud.idle();
      return 'the queues are empty';
    });
    await take('redrive', async () => lastLine(await runCommand('redrive', ['--data', data], variables)));
    const repaired: string[] = [];
    await take('audit --repair', async () => {
      const { code, said } = await audit('--repair');
      repaired.push(...said.split('\n').filter((line) => line.includes(' is stored, ')));
      return `${said.trim().split('\n').at(-1)}${code === 0 ? '' : ', not all'}`;
    });
    await cloud.idle();
    const problems = await look(hours, database, lived, restored);
    await cloud.idle();
    const last = await audit('--repair');
    if (last.code !== 0) problems.push(`the audit does not come to rest: ${last.said}`);
    const { newcomer, points } = lived;
    if ((await pointsOf(newcomer)) < points.newcomer)
      problems.push('someone who signed up since lost points');
    return { steps, lost: lostSince(lived.before, lived.point), repaired, problems };
  } finally {
    await cloud.stop();
    await database.close();
  }
}

/** What must hold after a restore. */
async function look(
  hours: Hours,
  database: Database,
  { maya, noor, left, newcomer, points }: Lived,
  restored: Readonly<Record<string, string>>,
): Promise<string[]> {
  const problems = await findTraces(database, left.userId, restored);
  if (await canSignIn(left)) problems.push('a deleted account can be signed in to');
  problems.push(...(await findWrong(maya, { points: points.maya, friendId: noor.userId, hours })));
  if (!(await canSignIn(newcomer))) problems.push('someone who signed up since cannot sign in');
  else await spendDay(newcomer, hours);
  return problems;
}
