import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../../infra/help';
import { profileContract } from '../../../shared/contracts/profile';
import { answers } from '../../support/answers';
import { signUpUser, type TestUser } from '../../support/sign-in';
import { ageAccountsIn } from '../../chaos/database';
import { openTestSocket, type TestSocket } from '../../support/socket';
import { freePort, spawnProduct } from '../../support/spawned-product';
import { findings, machine, table, writeReport } from '../../support/write-report';
import { percentile } from '../statistics';
import { generate, type Measured } from './generator';
import { slopeOf, watchMemory, type MemorySample } from './memory';
import { routeClasses } from './mix';

offerHelp(`
npm run bench:load [-- options]    measures the product, in its own process, under an ordinary mix of requests and open sockets

  --minutes <number>    how long (default 10)
  --rate <number>       requests per second (default 100)
  --sockets <number>    people with an open socket (default 200)
  --help                print this

The report goes to .data/reports/load.md. Client and server share this machine.
`);
// Otherwise its warning about Node's age would be all that people see.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const number = { type: 'string' } as const;
const { values } = parseArgs({ options: { minutes: number, rate: number, sockets: number } });
const options = {
  minutes: Number(values.minutes ?? 10),
  rate: Number(values.rate ?? 100),
  sockets: Number(values.sockets ?? 200),
};
const seed = 1;
const seconds = options.minutes * 60;
/** Every function loads what it needs with its first request. */
const warmUpSeconds = Math.min(20, seconds / 5);
const samplesEveryMs = Math.max(500, (options.minutes * 60_000) / 120);

interface Listener {
  user: TestUser;
  socket: TestSocket;
}

async function enter(origin: string, n: number): Promise<Listener> {
  const user = await signUpUser(origin, { name: `Person ${n}`, now: Date.now });
  await user.call(profileContract.completeOnboarding, { body: answers });
  return { user, socket: await openTestSocket(user) };
}

const whole = (ms: number) => `${Math.round(ms)} ms`;
const megabytes = (mb: number) => (Number.isNaN(mb) ? 'unknown' : `${mb.toFixed(1)} MB`);

function latencyTable({ latencies }: Measured): string {
  const all = routeClasses.map((of) => [of, latencies.get(of) ?? []] as const);
  const rows = [...all, ['all', all.flatMap(([, own]) => own)] as const];
  return table(
    ['route class', 'requests', 'p50', 'p95', 'p99', 'longest'],
    rows.map(([of, own]) => [
      of,
      own.length,
      ...[0.5, 0.95, 0.99, 1].map((share) => (own.length > 0 ? whole(percentile(own, share)) : '–')),
    ]),
  );
}

function memoryTable(samples: readonly MemorySample[]): string {
  const [first, last] = [samples[0], samples.at(-1)];
  return table(
    ['memory', 'at first', 'at last', 'a minute, later half'],
    (['serverMb', 'databaseMb'] as const).map((of) => [
      of === 'serverMb' ? 'server' : 'database',
      megabytes(first?.[of] ?? Number.NaN),
      megabytes(last?.[of] ?? Number.NaN),
      megabytes(slopeOf(samples, of)),
    ]),
  );
}

function framesOf(listeners: readonly Listener[]): Map<string, number> {
  const frames = new Map<string, number>();
  for (const { socket } of listeners)
    for (const { type } of socket.frames) frames.set(type, (frames.get(type) ?? 0) + 1);
  return frames;
}

const data = await mkdtemp(join(tmpdir(), 'vita-load-'));
const log = openSync(join(data, 'errors.txt'), 'a');
const port = await freePort();
const origin = `http://localhost:${port}`;
const product = spawnProduct({ data, port, log });
await product.ready;
const listeners: Listener[] = [];
for (let n = 0; n < options.sockets; n += 1) listeners.push(await enter(origin, n));
await ageAccountsIn(data);
console.log(`${listeners.length} sockets are open at ${origin}`);

const users = listeners.map(({ user }) => user);
await generate(origin, users, { rate: options.rate, seconds: warmUpSeconds, seed: seed + 1 });
const memory = watchMemory(product.pid, samplesEveryMs);
const measured = await generate(origin, users, { rate: options.rate, seconds, seed });
const samples = memory.end();
const closed = listeners.filter(({ socket }) => !socket.isOpen()).length;
const failed = [...measured.failures.values()].reduce((sum, each) => sum + each, 0);
const share = ((100 * failed) / measured.requests).toFixed(3);
const { requests, turnedAway } = measured;

writeReport('load', [
  `# Load: of ${requests} requests ${failed} failed (${share} %) and ${turnedAway} were turned away`,
  `${options.rate} arrivals a second for ${options.minutes} minutes, open loop: latencies count from the moment at which a request was meant to be sent; ${warmUpSeconds} s before that count for nothing. ${listeners.length} open sockets, of which ${closed} were closed meanwhile. ${machine()} The generator shares the machine; at most it was ${whole(measured.lateMs)} behind its own schedule.`,
  latencyTable(measured),
  memoryTable(samples),
  table(['frames that came', 'how many'], [...framesOf(listeners)]),
  '## What failed',
  findings(
    [...measured.failures].map(([what, times]) => `${what}, ${times} times`),
    'Nothing failed.',
  ),
]);
await Promise.all(listeners.map(({ socket }) => socket.close()));
await product.stop();
closeSync(log);
await rm(data, { recursive: true, force: true });
process.exit(failed + turnedAway + closed > 0 ? 1 : 0);
