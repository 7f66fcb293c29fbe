import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { JournalLine } from './journal';

const root = resolve(import.meta.dirname, '../..');
const file = process.env.TEST_JOURNAL;

function write(line: JournalLine): void {
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}

const placeOf = (test: TestCase) => ({
  project: test.parent.project()?.name ?? '',
  where: relative(root, test.location.file),
  name: test.titlePath().slice(3).join(' › '),
});

const errorsOf = ({ errors }: TestResult) => errors.map(({ message }) => message).find(Boolean) ?? 'failed';

/** Writes what starts and ends to the run's journal; a test that failed and then passed is reported as flaky. */
export default class PlaywrightJournal implements Reporter {
  onTestBegin(test: TestCase, { retry }: TestResult): void {
    write({ kind: 'begin', id: `${test.id}-${retry}`, ...placeOf(test) });
  }
  onTestEnd(test: TestCase, result: TestResult): void {
    const { status, retry, duration } = result;
    const id = `${test.id}-${retry}`;
    const isRight = status === test.expectedStatus;
    write({ kind: 'end', id });
    if (status === 'skipped' || (!isRight && retry < test.retries)) return;
    const first = test.results[0] ?? result;
    write({
      kind: 'test',
      id,
      ...placeOf(test),
      milliseconds: duration,
      error: isRight ? null : errorsOf(result),
      unsteady: isRight && retry > 0 ? errorsOf(first) : null,
      kept: (isRight && retry === 0 ? [] : first.attachments).flatMap(({ path }) =>
        path ? [relative(root, path)] : [],
      ),
    });
  }
}
