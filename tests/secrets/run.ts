import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { offerHelp } from '../../infra/help';
import { findSecrets } from './find-secrets';

offerHelp(`
npm run secrets    searches tracked files and the built client for keys and tokens

  --help    print this
`);
const root = resolve(import.meta.dirname, '../..');
const isText = (path: string) => !/\.(mp4|png|jpe?g|webp|woff2?|wasm|task|tflite|glb|bin|ico)$/.test(path);

/** Stands in for OpenAI in tests, on this machine only. */
const accepted = new Set(['tests/support/fake-realtime/key.pem']);
const notOurs = /(^|\/)(node_modules|\.git|\.data|dist)(\/|$)/;

/** Files that git tracks; without git, everything that is not installed or built. */
function tracked(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter(Boolean);
  } catch {
    return readdirSync(root, { withFileTypes: true })
      .filter(({ name }) => !notOurs.test(name))
      .flatMap((entry) =>
        entry.isDirectory()
          ? readdirSync(join(root, entry.name), { recursive: true, encoding: 'utf8' })
              .map((name) => join(entry.name, name))
              .filter((name) => !notOurs.test(name))
          : [entry.name],
      );
  }
}

function built(): string[] {
  const folder = join(root, 'web/dist');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join('web/dist', name));
}

const files = [...tracked(), ...built()].filter(
  (path) =>
    isText(path) && !accepted.has(path) && statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
);
const found = files.flatMap((path) =>
  findSecrets(readFileSync(join(root, path), 'utf8')).map(({ what, line }) => `${path}:${line}  ${what}`),
);
for (const line of found) console.log(line);
console.log(`${files.length} files, ${found.length === 0 ? 'no secret' : `${found.length} secrets`}`);
process.exitCode = found.length === 0 ? 0 : 1;
