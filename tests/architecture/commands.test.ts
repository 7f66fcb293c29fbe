import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const table = read('docs/reference.md')
  .split('\n')
  .filter((line) => line.startsWith('| `npm '));
const commands = table.map((line) => /^\| `npm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? line);
/** Our own commands; others pass their options to a tool, and npm start and npm test are run to see theirs. */
const own = commands.filter((name) => scripts[name]?.startsWith('tsx '));

/** What a command prints for --help; null if it has none. */
const helpOf = (source: string) => /^offerHelp\(`\n?([^`]*)`\)/m.exec(source)?.[1] ?? null;

function sourceOf(name: string): string {
  const [, path = ''] = (scripts[name] ?? '').split(' ');
  return read(path).replace(/^ +(?=offerHelp)/m, '');
}

describe('The commands of the reference', () => {
  it('exist', () => {
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(own.length).toBeGreaterThan(20);
  });

  it.each(own)('npm run %s offers help that says what it does', (name) => {
    const help = helpOf(sourceOf(name));
    expect(help).toMatch(new RegExp(`^npm run ${name}\\b.* {4}\\S`));
    expect(help).toContain('--help');
  });

  it('are found when they offer none', () => {
    expect(helpOf("console.log('hello')")).toBeNull();
  });

  it('npm run synth hands its options to the CDK', () => {
    expect(scripts['synth']).toMatch(/^cdk synth/);
  });
});
