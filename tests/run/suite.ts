import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { engines, howToInstall } from '../browsers/engines';
import { failureLines, slowestLines, suiteReport, unsteadyLines } from './report';
import {
  bin,
  endWithSignals,
  environment,
  openLogs,
  root,
  runBrowser,
  runStep,
  runVitest,
  type Step,
} from './steps';

const cores = availableParallelism();

const busySeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;

type Keep = (step: Promise<Step>) => Promise<void>;

/** Checks that need no tests. */
async function runChecks(keep: Keep): Promise<void> {
  await keep(runStep('format', bin('oxfmt'), ['--check']));
  await keep(runStep('lint', bin('oxlint'), ['--deny-warnings']));
  await keep(runStep('spelling', 'npm', ['run', '-s', 'spelling']));
  // In parallel, checkers are hardly faster, and repeat what they share.
  await keep(runStep('types', bin('tsc'), ['-p', '.', '--checkers', '1']));
  await keep(runStep('unused code', bin('knip'), ['--no-progress']));
}

/** Known vulnerabilities of what the product ships. Not in `npm test`, which must not depend on a registry. */
const runAudit = (keep: Keep) =>
  keep(runStep('audit', bin('tsx'), ['tests/run/run-audit.ts'], { tells: true }));

/** The most telling journeys in the engines of Firefox and Safari, if they are installed; all else runs in Chromium. */
async function runOtherBrowsers(keep: Keep): Promise<void> {
  const others = engines.filter(({ name }) => name !== 'chromium');
  const hint = howToInstall(others);
  if (hint) console.log(hint);
  const names = others.flatMap((engine) => (engine.missing() === null ? [engine.name] : []));
  if (names.length === 0) return;
  await keep(
    runStep('browsers', bin('tsx'), ['tests/browsers/run.ts', '--short', ...names], { hasTests: true }),
  );
}

async function runEverything(keep: Keep): Promise<void> {
  await Promise.all([
    keep(runStep('client build and sizes', 'npm', ['run', '-s', 'build'])),
    runChecks(keep),
  ]);
  await keep(runVitest('unit', ['unit', 'web']));
  const cloud = ['eval', 'local', 'api', 'flows', 'infra', 'commands'];
  await keep(runVitest('cloud', cloud, { workers: cores + 1 }));
  // Last and alone: next to other work, pages would be slower than on any device.
  await keep(runBrowser('browser'));
  await runOtherBrowsers(keep);
}

/** The steps in the order they ended. */
async function collect(run: (keep: Keep) => Promise<unknown>): Promise<Step[]> {
  const steps: Step[] = [];
  await run(async (step) => void steps.push(await step));
  return steps;
}

function writeSuiteReport(steps: Step[], wallSeconds: number, machineSeconds: number): string {
  const file = join(root, '.data', 'reports', 'suite.md');
  mkdirSync(join(file, '..'), { recursive: true });
  const endedAt = new Date().toISOString().slice(0, 16).replace('T', ' ');
  writeFileSync(file, suiteReport(steps, { wallSeconds, machineSeconds, cores, endedAt }));
  return '.data/reports/suite.md';
}

/** Prints how a run ended: slow, flaky, and failed tests, and the totals. Returns its exit code. */
export function close(tests: Step['tests']): number {
  const [failures, unsteady] = [failureLines(tests), unsteadyLines(tests)];
  console.log('\nThe slowest ten:');
  for (const line of slowestLines(tests, 10)) console.log(line);
  if (unsteady.length > 0) console.log(`\nflaky, passed when tried again:\n${unsteady.join('\n')}`);
  if (failures.length > 0) {
    console.log(`\nfailed:\n${failures.join('\n')}`);
    console.log(`\nproperties were tried with FAST_CHECK_SEED=${environment.FAST_CHECK_SEED}`);
  }
  console.log(`\n${tests.length - failures.length} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

/** Runs everything; returns the exit code. */
export async function runSuite(): Promise<number> {
  endWithSignals();
  openLogs();
  const [started, busyBefore] = [performance.now(), busySeconds()];
  const steps = await collect(runEverything);
  const wallSeconds = (performance.now() - started) / 1000;
  const report = writeSuiteReport(steps, wallSeconds, busySeconds() - busyBefore);
  const cpuSeconds = steps.reduce((sum, step) => sum + (step.cpuSeconds ?? 0), 0);
  console.log(
    `\n${Math.round(wallSeconds)} s, ${Math.round(cpuSeconds)} s of the processor; where they went: ${report}`,
  );
  return close(steps.flatMap(({ tests }) => tests));
}

/** What belongs before every commit; returns the exit code. */
export async function runCheck(): Promise<number> {
  endWithSignals();
  openLogs();
  const steps = await collect((keep) =>
    Promise.all([runChecks(keep).then(() => runAudit(keep)), keep(runVitest('unit', ['unit', 'web']))]),
  );
  return close(steps.flatMap(({ tests }) => tests));
}
