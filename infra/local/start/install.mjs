import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

function npm(root, args) {
  // npm tells its children where it is; without it the shell has to find it.
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const options = {
    cwd: root,
    // How many packages were added says nothing to who starts the product; errors do.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !own && process.platform === 'win32',
  };
  return (
    spawnSync(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], options).status ===
    0
  );
}

/** Whether what is installed is what the lockfile asks for; a newer lockfile with the same content is fine. */
export function isInstalled(root) {
  const lockfile = join(root, 'package-lock.json');
  const record = join(root, 'node_modules/.package-lock.json');
  try {
    if (statSync(record).mtimeMs >= statSync(lockfile).mtimeMs) return true;
    const installed = readJson(record).packages;
    return Object.entries(readJson(lockfile).packages).every(([path, { version, optional, devOptional }]) => {
      if (path === '' || installed[path]?.version === version) return true;
      return (optional || devOptional) && !installed[path];
    });
  } catch {
    return false;
  }
}

export function installPackages(root) {
  if (npm(root, ['ci'])) return;
  throw new Error('The packages could not be installed: see what npm said above, then start again.');
}

/** The embedded DynamoDB for this machine as npm names it, when it has to be installed; else null. */
export function missingDatabase(root, platform = `${process.platform}-${process.arch}`) {
  if (process.env.DYNAMODB_ENDPOINT) return null;
  const { optionalDependencies } = readJson(join(root, 'package.json'));
  const [name, version] = Object.entries(optionalDependencies).find(([key]) => key.startsWith('@dynoxide/'));
  const wanted = `${name.split('/')[0]}/${platform}`;
  try {
    createRequire(join(root, 'package.json')).resolve(`${wanted}/package.json`);
    return null;
  } catch {
    return `${wanted}@${version}`;
  }
}

/** Installs it beside the others without touching the lockfile, which lists it for one platform only. */
export function installDatabase(root, name) {
  if (npm(root, ['install', '--no-save', name])) return;
  throw new Error(
    `The embedded DynamoDB ${name} could not be installed: set DYNAMODB_ENDPOINT to one that is running elsewhere.`,
  );
}
