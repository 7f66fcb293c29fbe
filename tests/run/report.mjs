import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {{ where: string, name: string, milliseconds: number, error: string | null }} Test
 * `error` is the first line of what went wrong, null where nothing did.
 */

const escape = String.fromCharCode(27);
const colours = new RegExp(`${escape}\\[[0-9;]*m`, 'g');

/** The first line that says something, without colour codes. */
export function firstLine(text) {
  const lines = (text ?? '').replaceAll(colours, '').split('\n');
  const line = lines.find((each) => each.trim())?.trim() || 'failed';
  // What vitest's report holds in place of a message when the time is up.
  return line.includes('STACK_TRACE_ERROR') ? 'timed out' : line;
}

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** The tests of vitest's JSON report; a file that could not be loaded counts as one that failed. */
export function testsOfVitest(file, root) {
  const report = readJson(file);
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(root, name);
    const tests = assertionResults
      .filter((each) => each.status === 'passed' || each.status === 'failed')
      .map(({ fullName, duration, failureMessages, status: verdict }) => ({
        where,
        name: fullName,
        milliseconds: duration ?? 0,
        error: verdict === 'failed' ? firstLine(failureMessages[0]) : null,
      }));
    const isUntold = status === 'failed' && tests.every(({ error }) => error === null);
    if (isUntold) tests.push({ where, name: '(the file)', milliseconds: 0, error: firstLine(message) });
    return tests;
  });
}

function specsBelow({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsBelow)];
}

/** The tests of Playwright's JSON report that ran; a flaky one counts as failed. */
export function testsOfPlaywright(file) {
  const report = readJson(file);
  const specs = (report?.suites ?? []).flatMap(specsBelow);
  return specs.flatMap(({ title, file: where, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        where: `tests/e2e/${where}`,
        name: `[${projectName}] ${title}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        error:
          status === 'expected'
            ? null
            : firstLine(results.flatMap(({ errors }) => errors.map(({ message }) => message))[0]),
      })),
  );
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8);

/** The ten that took longest, one a line. */
export function slowestLines(tests) {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, 10)
    .map(({ where, name, milliseconds }) => `${seconds(milliseconds)}  ${where}: ${name}`);
}

export function failureLines(tests) {
  return tests
    .filter(({ error }) => error !== null)
    .map(({ where, name, error }) => `  ${where}: ${name}\n      ${error}`);
}
