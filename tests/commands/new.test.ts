import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, type Ended } from './run-command';

/** Where things are made: the sources with nothing that is built, rendered or installed. */
let copy: string;
const isCopied = (path: string) =>
  !/^(\.git|\.data|node_modules|cdk\.out|web[\\/](dist|public))([\\/]|$)/.test(relative(root, path));

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vita-new-'));
  cpSync(root, copy, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(tool: string, ...args: string[]): Promise<Ended> {
  const program = join(root, 'node_modules', tool);
  const env = { ...process.env, NO_COLOR: '1' };
  return new Promise((done) => {
    execFile(process.execPath, [program, ...args], { cwd: copy, env }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });
}
const make = (...args: string[]) => run('tsx/dist/cli.mjs', 'infra/new/run.ts', ...args);

function changedSince(at: number, folder = copy): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return changedSince(at, path);
    return /\.(tsx?|md)$/.test(entry.name) && statSync(path).mtimeMs > at ? [relative(copy, path)] : [];
  });
}

describe('npm run new', () => {
  it('makes one of each kind, and everything stays green', { timeout: 600_000 }, async () => {
    const before = Date.now();
    const outcomes = [
      await make('exercise', 'wall-angel'),
      await make('food', 'dishes-countries', 'Rice dumpling'),
      await make('food', 'drinks', 'Barley tea', 'traits=drink,hot-drink'),
      await make('page', 'sticker-book'),
      await make('endpoint', 'dance', 'read-best-dance'),
      await make('event', 'SleepLogged'),
      await make('notification', 'sleepLogged', 'SleepLogged'),
      await make('area', 'sleep-diary'),
    ];
    expect(outcomes.filter(({ code }) => code !== 0)).toEqual([]);

    expect(readFileSync(join(copy, 'infra/foods/everyday/drinks.txt'), 'utf8')).toContain(
      'Barley tea | = Rice 100 | portion 100, ml 1 | drink hot-drink\n',
    );

    const made = changedSince(before);
    expect(made.length).toBeGreaterThan(35);
    const tests = [
      ...made.filter((path) => /\.test\.tsx?$/.test(path)),
      'functions/exercises',
      'shared/events',
    ];
    const projects = ['unit', 'web', 'api'].flatMap((name) => ['--project', name]);
    const vitest = ['run', '--config', 'tests/vitest.config.ts', ...projects, ...tests];
    expect(await run('oxfmt/bin/oxfmt', '--check', ...made)).toMatchObject({ code: 0 });
    expect(await run('oxlint/bin/oxlint', '--deny-warnings', ...made)).toMatchObject({ code: 0 });
    expect(await run('typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual({ code: 0, said: '' });
    expect(await run('vitest/vitest.mjs', ...vitest)).toMatchObject({ code: 0 });
  });

  it('changes nothing where a place is taken or unknown', async () => {
    const before = Date.now();
    for (const [said, ...args] of [
      ['is there already', 'page', 'sticker-book'],
      ['There is no area', 'endpoint', 'nowhere', 'read-thing'],
      ['There is no event', 'notification', 'moonRisen', 'MoonRisen'],
      ['ends in ed or Sent', 'event', 'SleepLog'],
      ['There is no group', 'food', 'moon', 'Cheese'],
      ['is no trait', 'food', 'drinks', 'Moon tea', 'traits=lunar'],
      ['says what can be made', 'moon', 'x'],
    ] as const) {
      const { code, said: words } = await make(...args);
      expect({ code, words }).toMatchObject({ code: 1, words: expect.stringContaining(said) });
    }
    expect(changedSince(before)).toEqual([]);
    expect(readFileSync(join(copy, 'web/app/paths.ts'), 'utf8').match(/stickerBook/g)).toHaveLength(1);
  });
});
