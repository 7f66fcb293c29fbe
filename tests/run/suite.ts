import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
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

/** All steps in the order they ended: those without tests beside the build, the browser alone. */
async function runSteps(): Promise<Step[]> {
  const steps: Step[] = [];
  const keep = async (step: Promise<Step>) => void steps.push(await step);
  const built = keep(runStep('client build and sizes', 'npm', ['run', '-s', 'build']));
  await keep(runStep('format', bin('oxfmt'), ['--check']));
  await keep(runStep('lint', bin('oxlint'), ['--deny-warnings']));
  await keep(runStep('types', bin('tsc'), ['-p', '.']));
  await keep(runStep('unused code', bin('knip'), ['--no-progress']));
  await built;
  await keep(runVitest('unit', ['unit', 'web']));
  await keep(runVitest('cloud', ['local', 'api', 'flows', 'infra', 'commands'], { workers: cores + 1 }));
  // Beside others a page is as slow as on no device.
  await keep(runBrowser('browser'));
  return steps;
}

function writeSuiteReport(steps: Step[], wallSeconds: number, machineSeconds: number): string {
  const file = join(root, '.data', 'reports', 'suite.md');
  mkdirSync(join(file, '..'), { recursive: true });
  const endedAt = new Date().toISOString().slice(0, 16).replace('T', ' ');
  writeFileSync(file, suiteReport(steps, { wallSeconds, machineSeconds, cores, endedAt }));
  return '.data/reports/suite.md';
}

/** Prints how a run ended: the slowest, the unsteady, the failed, and the line that counts. Answers its exit code. */
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

/** Runs everything; answers the exit code. */
export async function runSuite(): Promise<number> {
  endWithSignals();
  openLogs();
  const [started, busyBefore] = [performance.now(), busySeconds()];
  const steps = await runSteps();
  const wallSeconds = (performance.now() - started) / 1000;
  const report = writeSuiteReport(steps, wallSeconds, busySeconds() - busyBefore);
  const cpuSeconds = steps.reduce((sum, step) => sum + (step.cpuSeconds ?? 0), 0);
  console.log(
    `\n${Math.round(wallSeconds)} s, ${Math.round(cpuSeconds)} s of the processor; where they went: ${report}`,
  );
  return close(steps.flatMap(({ tests }) => tests));
}
