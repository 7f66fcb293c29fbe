#!/usr/bin/env node
// `npm test`: everything, on a machine that has only Node and npm. Plain JavaScript, because it also installs.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { failureLines, firstLine, slowestLines, testsOfPlaywright, testsOfVitest } from './report.mjs';
import { ensureBrowser, ensureInstalled, ensureNode } from './requirements.mjs';

const usage = `npm test    everything: format, lint, types, unit, web, API, flows, infrastructure, sizes, browser, commands

  --help    print this
`;
if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit(0);
}

const root = resolve(import.meta.dirname, '../..');
const reports = join(root, '.data', 'test-reports');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const environment = {
  ...process.env,
  AI_MODE: 'rules',
  NO_COLOR: '1',
  NODE_NO_WARNINGS: '1',
  npm_config_loglevel: 'error',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  FAST_CHECK_SEED: process.env.FAST_CHECK_SEED ?? String(randomInt(2 ** 31)),
};
delete environment.FORCE_COLOR;

/** @type {{ name: string, tests: import('./report.mjs').Test[] }[]} */
const results = [];

/** Runs a command whose output goes to a file; answers its code and the file. */
function run(name, command, args, more = {}) {
  const log = join(reports, `${name.replaceAll(' ', '-')}.log`);
  const file = createWriteStream(log);
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, env: { ...environment, ...more } });
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    child.on('error', (error) => file.write(error.message));
    child.on('close', (code) => file.end(() => done({ code: code ?? 1, log })));
  });
}

/** Runs a step and prints one line on it, and all it said where it failed. */
async function step(name, command, args, { env, testsOf } = {}) {
  const started = Date.now();
  const { code, log } = await run(name, command, args, env);
  const milliseconds = Date.now() - started;
  const tests = testsOf?.() ?? [];
  const isUntold = code !== 0 && tests.every(({ error }) => error === null);
  if (isUntold || tests.length === 0) {
    const error = code === 0 ? (testsOf ? 'no test ran' : null) : firstLine(readFileSync(log, 'utf8'));
    tests.push({ where: name, name: command.split('/').at(-1), milliseconds, error });
  }
  const failed = tests.filter(({ error }) => error !== null).length;
  results.push({ name, tests });
  if (failed > 0) console.log(readFileSync(log, 'utf8').trimEnd());
  const count = testsOf ? `${tests.length - failed} passed, ${failed} failed` : failed ? 'failed' : 'ok';
  console.log(`${name}: ${count} in ${(milliseconds / 1000).toFixed(1)} s`);
  return code === 0;
}

const vitest = (name, ...projects) => {
  const report = join(reports, `${name}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return step(name, bin('vitest'), ['run', '--config', 'tests/vitest.config.ts', ...chosen, ...reporters], {
    testsOf: () => testsOfVitest(report, root),
  });
};

const browser = () => {
  const report = join(reports, 'browser.json');
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'];
  return step('browser', bin('playwright'), args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_FORCE_TTY: '0' },
    testsOf: () => testsOfPlaywright(report),
  });
};

const build = () => step('client build and sizes', 'npm', ['run', '-s', 'build']);
const format = () =>
  step('format', bin('prettier'), [
    '--check',
    '--log-level',
    'warn',
    '--cache',
    '--cache-strategy',
    'content',
    '.',
  ]);

/** Alone on the machine: beside others a page is as slow as on no device, and what is waited for comes in another order. */
async function browserSteps(isBuilt) {
  if (isBuilt) return browser();
  const tests = [{ where: 'browser', name: 'all', milliseconds: 0, error: 'there is no client to test' }];
  results.push({ name: 'browser', tests });
}

/** Answers whether there is a client to test. */
async function otherSteps() {
  const built = build();
  await step('lint', bin('oxlint'), ['--deny-warnings']);
  await step('unused code', bin('knip'), ['--no-progress']);
  await step('types', bin('tsc'), ['-p', '.']);
  await format();
  await vitest('unit', 'unit', 'web');
  await vitest('cloud', 'local', 'api', 'flows', 'infra');
  await step('lambda sizes', bin('tsx'), ['infra/check-sizes.ts', 'lambdas']);
  const isBuilt = await built;
  await step('secrets', bin('tsx'), ['tests/secrets/run.ts']);
  if (isBuilt) await vitest('commands', 'commands');
  return isBuilt;
}

ensureNode();
await ensureInstalled(root);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await ensureBrowser(root);

const started = Date.now();
await browserSteps(await otherSteps());

const all = results.flatMap(({ tests }) => tests);
const failures = failureLines(all);
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s; the slowest ten:`);
for (const line of slowestLines(all)) console.log(line);
if (failures.length > 0) {
  console.log(`\nfailed:\n${failures.join('\n')}`);
  console.log(`\nproperties were tried with FAST_CHECK_SEED=${environment.FAST_CHECK_SEED}`);
}
console.log(`\n${all.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
