import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The latest change below a folder; a deleted file shows in the time of its folder. */
function newestBelow(folder) {
  let newest = timeOf(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestBelow(path) : timeOf(path));
  }
  return newest;
}

export function isClientBuilt(root) {
  const built = timeOf(join(root, 'web/dist/index.html'));
  const sources = [
    // Building replaces web/dist, which shows in the time of web itself.
    ...readdirSync(join(root, 'web'))
      .filter((name) => name !== 'dist')
      .map((name) => join(root, 'web', name)),
    join(root, 'shared'),
    join(root, 'package-lock.json'),
  ];
  return sources.every((path) => built > (statSync(path).isDirectory() ? newestBelow(path) : timeOf(path)));
}

export function buildClient(root) {
  const args = [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'web/vite.config.ts',
    '--logLevel',
    // What Vite warns of is for those who develop the client: npm run build shows it.
    'error',
  ];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The client could not be built: see what Vite said above.');
}
