import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { offerHelp } from '../help';
import type { Kind } from './kind';
import { area } from './kinds/area';
import { endpoint } from './kinds/endpoint';
import { event } from './kinds/event';
import { exercise } from './kinds/exercise';
import { food } from './kinds/food';
import { notification } from './kinds/notification';
import { page } from './kinds/page';
import { Tree } from './tree';

offerHelp(`
npm run new -- <kind> <name…>    writes the files of a new thing, its tests and its lines in lists

  exercise <id>                  facts, texts and motion of an exercise of the library
  food <group> <name> [traits=…]  a line in infra/foods/everyday/<group>.txt, with traits=drink,hot-drink if it has some
  page <path>                    a page for people who are signed in, with its route and test
  endpoint <area> <name>         contract, route, use case and API test of a GET
  event <Name>                   its schema and version in shared/events, and an example
  notification <kind> <Event>    a kind of notification that an event tells of, everywhere it must stand
  area <name>                    a folder of functions with its contract, its Lambda, a first endpoint and its API test
  --help                         print this

Nothing is written where a place is not found, or taken. What is left to do is printed.
`);

const kinds: Readonly<Record<string, Kind>> = { exercise, food, page, endpoint, event, notification, area };

/** The formatter wraps lists that became too long. */
function format(root: string, paths: readonly string[]): void {
  const program = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const formatted = paths.filter((path) => /\.(tsx?|md)$/.test(path));
  if (formatted.length === 0 || !existsSync(program)) return;
  spawnSync(process.execPath, [program, ...formatted], { cwd: root, stdio: 'inherit' });
}

function main([kindName = '', ...names]: string[]): void {
  const kind = kinds[kindName];
  if (!kind || names.length === 0) throw new Error('npm run new -- --help says what can be made.');
  const root = resolve(import.meta.dirname, '../..');
  const tree = new Tree(root);
  const left = kind(tree, ...names);
  const paths = tree.save();
  format(root, paths);
  console.log([...paths, '', ...left].join('\n'));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
