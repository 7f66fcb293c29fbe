import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, isInstalled } from '../../infra/local/start/install.mjs';

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const run = (root, command, args, stdio = 'inherit') =>
  spawnSync(command, args, { cwd: root, stdio }).status === 0;

export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Vita needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages …');
  installPackages(root);
}

/** A Chromium that is here already; otherwise the headless shell is installed where that can be done. */
export async function ensureBrowser(root) {
  const { findChromium } = await import('../../infra/find-chromium.mjs');
  if (findChromium()) return;
  console.log('Installing Chromium for the browser tests …');
  run(
    root,
    join(root, 'node_modules', '.bin', 'playwright'),
    ['install', '--only-shell', 'chromium'],
    'ignore',
  );
  if (findChromium()) return;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    run(root, 'apt-get', ['update', '-qq'], 'ignore');
    const install = (name) => run(root, 'apt-get', ['install', '-y', '-qq', name], 'ignore');
    if (!install('chromium-headless-shell')) install('chromium');
  }
  if (!findChromium()) {
    stop(
      'No Chromium found for the browser tests: set CHROMIUM=/path/to/chromium, or install it (Debian: apt-get install chromium-headless-shell).',
    );
  }
}
