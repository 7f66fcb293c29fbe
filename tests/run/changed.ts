import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { bin, endWithSignals, openLogs, root, runStep, runVitest } from './steps';
import { close } from './suite';

offerHelp(`
npm run test:changed [-- options]    tests that the changes reach by imports, and the architecture rules; no browser tests

Changes are those in the working tree and in commits that the origin's main branch does not have.

  --since <commit>  changes since this one
  --help            print this
`);
const { values } = parseArgs({ options: { since: { type: 'string' } } });

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const linesOf = (text: string) => text.split('\n').filter(Boolean);

function startOfChanges(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return 'HEAD';
  }
}

const textOf = (path: string) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Suites over HTTP import no functions, so they are found by the contracts of the areas they call. */
function suitesOverHttp(changed: string[]): string[] {
  const areas = changed.flatMap((path) => /^functions\/([\w-]+)\//.exec(path)?.[1] ?? []);
  const reached = [...new Set(areas)].flatMap((area) => [
    `functions/${area}/`,
    ...[...textOf(`functions/${area}/routes.ts`).matchAll(/shared\/contracts\/[\w-]+/g)].map(
      ([path]) => path,
    ),
  ]);
  const suites = ['tests/api', 'tests/flows'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return suites.filter((suite) => reached.some((path) => textOf(suite).includes(`../../${path}`)));
}

/** A packed file is imported by nobody: the modules that read it name it. */
const readersOf = (changed: string[]) =>
  changed
    .filter((path) => path.endsWith('.bin'))
    .flatMap((path) => linesOf(git('grep', '-lF', path, '--', 'functions/*.ts')));

async function testChanged(): Promise<number> {
  const since = values.since ?? startOfChanges();
  const untracked = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const changed = [...linesOf(git('diff', '--name-only', '--diff-filter=d', since)), ...untracked];
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${since}.`);
    return 0;
  }
  console.log(`${changed.length} files have changed since ${since.slice(0, 12)}`);
  openLogs();
  const steps = [
    await runStep('format', bin('oxfmt'), ['--check']),
    await runStep('lint', bin('oxlint'), ['--deny-warnings']),
    await runStep('types', bin('tsc'), ['-p', '.']),
    await runVitest('architecture', ['unit'], { only: ['tests/architecture'] }),
    await runVitest('reached', ['unit', 'eval', 'web', 'local', 'api', 'flows', 'infra'], {
      related: [...changed, ...readersOf(changed), ...suitesOverHttp(changed)],
    }),
  ];
  return close(steps.flatMap(({ tests }) => tests));
}

endWithSignals();
process.exit(await testChanged());
