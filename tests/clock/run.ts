import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';

offerHelp(`
npm run test:clock [-- options]    runs the API and flow suites at every hour of the day, in four machine time zones

  --hours <list>    only these, such as 0,2,23
  --zones <list>    only these time zones, rotating hourly
  --only <path>     only the suites whose path contains it
  --help            print this
`);

const { values: options } = parseArgs({
  options: {
    hours: { type: 'string' },
    zones: { type: 'string', default: 'UTC,America/Los_Angeles,Asia/Kolkata,Pacific/Kiritimati' },
    only: { type: 'string' },
  },
});

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, '.data', 'clock-reports');
const lanes = Math.max(1, Math.floor(availableParallelism() / 2));

interface Outcome {
  hour: string;
  zone: string;
  verdict: string;
  seconds: number;
  report: string;
}

/** Runs the suites in their own process that begins at `hour` UTC, on a machine in `zone`. */
async function tryHour(hour: number, zone: string): Promise<Outcome> {
  const began = Date.now();
  const report = join(reports, `${String(hour).padStart(2, '0')}.log`);
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', 'api', '--project', 'flows'];
  const env = {
    ...process.env,
    TZ: zone,
    TEST_START_HOUR: String(hour),
    AI_MODE: 'rules',
    NO_COLOR: '1',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  const file = createWriteStream(report);
  const child = spawn(
    join(root, 'node_modules/.bin/vitest'),
    // The live coach does not depend on the clock: npm test checks her once.
    [...args, '--exclude', '**/live-coach.test.ts', ...(options.only ? [options.only] : [])],
    { cwd: root, env },
  );
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  file.end();
  return {
    hour: `${String(hour).padStart(2, '0')}:30`,
    zone,
    verdict: code === 0 ? 'passed' : 'FAILED',
    seconds: Math.round((Date.now() - began) / 1000),
    report: report.replace(`${root}/`, ''),
  };
}

async function main(): Promise<void> {
  mkdirSync(reports, { recursive: true });
  const zones = options.zones.split(',');
  const hours = options.hours?.split(',').map(Number) ?? Array.from({ length: 24 }, (_, hour) => hour);
  const outcomes: Outcome[] = [];
  const waiting = hours.map((hour) => ({ hour, zone: zones[hour % zones.length] ?? 'UTC' }));
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await tryHour(next.hour, next.zone);
      console.log(`${outcome.hour} ${outcome.zone}: ${outcome.verdict} in ${outcome.seconds} s`);
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  console.table(outcomes.toSorted((a, b) => a.hour.localeCompare(b.hour)));
  process.exitCode = outcomes.every(({ verdict }) => verdict === 'passed') ? 0 : 1;
}

await main();
