import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

export interface Ended {
  code: number;
  said: string;
}

/** Runs the script `name` of package.json without npm, which would only add its own start-up time. */
export function runCommand(
  name: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<Ended> {
  const [program = '', ...own] = (scripts[name] ?? '').replace(/^exec /, '').split(' ');
  // Starts tsx with Node, which works even if PATH leads nowhere.
  const tsx = program === 'tsx' ? [join(root, 'node_modules/tsx/dist/cli.mjs')] : [];
  const isNode = program === 'node' || program === 'tsx';
  const file = isNode ? process.execPath : join(root, 'node_modules/.bin', program);
  const env = { ...process.env, NO_COLOR: '1', ...variables };
  return new Promise((done) => {
    execFile(file, [...tsx, ...own, ...args], { cwd: root, env }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });
}
