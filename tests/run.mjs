#!/usr/bin/env node
// `npm test`: everything, on a machine that has only Node and npm. Plain JavaScript, because it also installs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const reports = join(root, '.data', 'test-reports');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Vita needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

/** @type {{ name: string, passed: number, failed: number }[]} */
const results = [];

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function run(command, args, options = {}) {
  return new Promise((done) => {
    const env = { ...process.env, NODE_NO_WARNINGS: '1', FORCE_COLOR: '0', AI_MODE: 'rules' };
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });
    child.on('error', (error) => done({ code: 1, error }));
    child.on('exit', (code) => done({ code: code ?? 1 }));
  });
}

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** A step without a report of its own counts as one check. */
async function check(name, command, args) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const { code } = await run(command, args);
  results.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
  console.log(
    `── ${name}: ${code === 0 ? 'ok' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return code === 0;
}

async function vitest(project) {
  const started = Date.now();
  console.log(`\n── tests: ${project}`);
  const report = join(reports, `${project}.json`);
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', project];
  const { code } = await run(bin('vitest'), [
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const summary = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const passed = summary?.numPassedTests ?? 0;
  // A suite that failed to load has no failed test of its own, only an exit code.
  const failed = Math.max(summary?.numFailedTests ?? 0, code === 0 ? 0 : 1);
  results.push({ name: project, passed, failed: passed === 0 ? Math.max(1, failed) : failed });
  console.log(
    `── tests: ${project}: ${passed} passed, ${failed} failed in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

async function browser() {
  const started = Date.now();
  console.log('\n── tests: browser');
  const report = join(reports, 'browser.json');
  const env = { ...process.env, NODE_NO_WARNINGS: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const args = ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json'];
  const { code } = await run(bin('playwright'), args, { env });
  const stats = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : null;
  const passed = stats?.expected ?? 0;
  const failed = Math.max((stats?.unexpected ?? 0) + (stats?.flaky ?? 0), code === 0 && passed > 0 ? 0 : 1);
  results.push({ name: 'browser', passed, failed });
  console.log(
    `── tests: browser: ${passed} passed, ${failed} failed in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

function isInstalled() {
  const marker = join(root, 'node_modules', '.package-lock.json');
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Chromium from $CHROMIUM, Playwright or the system; otherwise it is installed where that can be done. */
async function ensureBrowser() {
  const { findChromium } = await import('./support/find-chromium.mjs');
  if (findChromium()) return;
  console.log('── installing Chromium for the browser tests');
  await run(bin('playwright'), ['install', 'chromium']);
  if (findChromium()) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  }
  if (!findChromium()) {
    stop(
      'No Chromium found for the browser tests: set CHROMIUM=/path/to/chromium, or install it (Debian: apt-get install chromium).',
    );
  }
}

if (!isInstalled()) {
  console.log('── npm ci');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])).code !== 0)
    stop('npm ci failed: see its message above.');
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await ensureBrowser();

const started = Date.now();
await check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
await check('lint', bin('oxlint'), ['--deny-warnings']);
await check('unused code', bin('knip'), ['--no-progress']);
await check('types', bin('tsc'), ['-p', '.']);
for (const project of ['unit', 'web', 'local', 'api', 'infra']) await vitest(project);
await check('lambda sizes', bin('tsx'), ['infra/check-sizes.ts', 'lambdas']);
const built = await check('client build and sizes', 'npm', ['run', '-s', 'build']);
if (built) await browser();
else results.push({ name: 'browser', passed: 0, failed: 1 });

const passed = results.reduce((sum, each) => sum + each.passed, 0);
const failed = results.reduce((sum, each) => sum + each.failed, 0);
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s:`);
for (const each of results) console.log(`  ${each.name}: ${each.passed} passed, ${each.failed} failed`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
