import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endAll, runCommand, type Ended } from './command';
import { firstLine, readJournal, type Journal, type TestResult } from './journal';

export const root = resolve(import.meta.dirname, '../..');
const logs = process.env.TEST_LOGS ?? join(root, '.data', 'test-reports');
export const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** For everything that runs; properties use one seed, which a failed run prints. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  AI_MODE: 'rules',
  NO_COLOR: '1',
  NODE_NO_WARNINGS: '1',
  npm_config_loglevel: 'error',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  FAST_CHECK_SEED: process.env.FAST_CHECK_SEED ?? String(randomInt(2 ** 31)),
};
delete environment.FORCE_COLOR;

/** Longer than any single test may take: a step that is silent this long will never end. */
const quietMs = 300_000;

export interface Step extends Journal, Pick<Ended, 'wallSeconds' | 'cpuSeconds'> {
  name: string;
}

/** Empties the folder of logs and journals. */
export function openLogs(): void {
  rmSync(logs, { recursive: true, force: true });
  mkdirSync(logs, { recursive: true });
}

/** What is wrong with a step apart from its tests, or with one that has none; null if nothing is. */
function faultOf({ code, hung }: Ended, { tests, running }: Journal, said: string, isEmpty: boolean) {
  if (hung) {
    const lastWords = `its last words: ${said.trimEnd().split('\n').slice(-3).join(' / ')}`;
    const what = running.length > 0 ? running.slice(0, 5).join('; ') : lastWords;
    return `nothing was heard for ${quietMs / 1000} s, so it was ended: ${what}`;
  }
  if (code !== 0 && tests.every(({ error }) => error === null)) return firstLine(said);
  return isEmpty ? 'no test ran' : null;
}

interface StepOptions {
  env?: NodeJS.ProcessEnv;
  /** Whether it records its own tests. */
  hasTests?: boolean;
  /** Whether it may find no test to run. */
  mayBeEmpty?: boolean;
  /** Whether its last line says how it went. */
  tells?: boolean;
}

/** Runs a step, prints a line about it and, if it failed, all its output. One without tests counts as a test. */
export async function runStep(
  name: string,
  command: string,
  args: string[],
  { env = {}, hasTests = false, mayBeEmpty = false, tells = false }: StepOptions = {},
): Promise<Step> {
  const file = join(logs, name.replaceAll(' ', '-'));
  const [log, journal] = [`${file}.log`, `${file}.jsonl`];
  const all = { ...environment, ...env, ...(hasTests ? { TEST_JOURNAL: journal } : {}) };
  const ended = await runCommand({ command, args, cwd: root, env: all, log, journal, quietMs });
  const said = readFileSync(log, 'utf8');
  const told = readJournal(journal, root);
  const isEmpty = hasTests && !mayBeEmpty && told.tests.length === 0;
  const error = faultOf(ended, told, said, isEmpty);
  const itself: TestResult = { project: '', where: name, name: 'the step', milliseconds: 0, error };
  const tests = error !== null || !hasTests ? [...told.tests, itself] : told.tests;
  const failed = tests.filter((test) => test.error !== null).length;
  if (failed > 0) console.log(said.trimEnd());
  const ok = tells ? (said.trimEnd().split('\n').at(-1) ?? 'ok') : 'ok';
  const count = hasTests ? `${tests.length - failed} passed, ${failed} failed` : failed ? 'failed' : ok;
  const { wallSeconds, cpuSeconds } = ended;
  const cpu = cpuSeconds === null ? '' : `, ${cpuSeconds.toFixed(1)} s of the processor`;
  console.log(`${name}: ${count} in ${wallSeconds.toFixed(1)} s${cpu}`);
  return { ...told, name, wallSeconds, cpuSeconds, tests };
}

/**
 * A vitest step over some of its projects: all of them, those in `only`, or those that reach one of `related`. More
 * workers than cores pay off where tests wait for servers and databases.
 */
export function runVitest(
  name: string,
  projects: string[],
  { only = [], related, workers }: { only?: string[]; related?: string[]; workers?: number } = {},
): Promise<Step> {
  const what = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run', ...only];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=./tests/run/vitest-journal.ts'];
  const own = [
    ...what,
    ...(workers ? [`--maxWorkers=${workers}`] : []),
    '--config',
    'tests/vitest.config.ts',
    ...chosen,
    ...reporters,
  ];
  return runStep(name, bin('vitest'), own, { hasTests: true, mayBeEmpty: related !== undefined });
}

/** A step of the browser tests. */
export function runBrowser(name: string, args: string[] = []): Promise<Step> {
  const reporters = '--reporter=list,./tests/run/playwright-journal.ts';
  const own = ['test', '--config', 'tests/playwright.config.ts', reporters, ...args];
  return runStep(name, bin('playwright'), own, { env: { PLAYWRIGHT_FORCE_TTY: '0' }, hasTests: true });
}

/** When this process is ended, everything it started ends, too. */
export function endWithSignals(): void {
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [name, code] of Object.entries(codes))
    process.once(name, () => {
      console.log(`\nstopped by ${name}`);
      void endAll().finally(() => process.exit(code));
    });
}
