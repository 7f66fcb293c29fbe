import { appendFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import type { JournalLine } from './journal';

const file = process.env.TEST_JOURNAL;

function write(line: JournalLine): void {
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

const placeOf = ({ project, relativeModuleId }: TestModule) => ({
  project: project.name,
  where: relativeModuleId,
});

const textOf = (errors: readonly { message: string; stack?: string }[] = []) =>
  errors.map(({ message, stack }) => message || stack).find(Boolean) ?? 'failed';

/** Files that share a worker all report the setup time of its environment, which was set up once. */
const environments = new Set<number>();

function onceAWorker(milliseconds: number): number {
  if (environments.has(milliseconds)) return 0;
  environments.add(milliseconds);
  return milliseconds;
}

/** Writes what starts and ends to the run's journal, so that even an interrupted run is known. */
export default class VitestJournal implements Reporter {
  onTestModuleQueued(module: TestModule): void {
    write({ kind: 'begin', id: module.id, ...placeOf(module), name: '(loading)' });
  }
  onTestModuleCollected(module: TestModule): void {
    write({ kind: 'end', id: module.id });
  }
  onTestCaseReady(test: TestCase): void {
    write({ kind: 'begin', id: test.id, ...placeOf(test.module), name: test.fullName });
  }
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'skipped' || state === 'pending') return write({ kind: 'end', id: test.id });
    const milliseconds = test.diagnostic()?.duration ?? 0;
    const error = state === 'failed' ? textOf(errors) : null;
    write({ kind: 'test', id: test.id, ...placeOf(test.module), name: test.fullName, milliseconds, error });
  }
  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } =
      module.diagnostic();
    write({
      kind: 'file',
      ...placeOf(module),
      startUpMs: onceAWorker(environmentSetupDuration) + prepareDuration + setupDuration,
      collectionMs: collectDuration,
      testsMs: duration,
    });
    const errors = module.errors();
    if (errors.length === 0) return;
    const error = textOf(errors);
    write({ kind: 'test', id: module.id, ...placeOf(module), name: '(the file)', milliseconds: 0, error });
  }
  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled)
      write({
        kind: 'test',
        id: 'unhandled',
        project: '',
        where: 'vitest',
        name: 'no error outside of tests',
        milliseconds: 0,
        error: textOf([error]),
      });
  }
}
