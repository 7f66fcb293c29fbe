import { describe, expect, it } from 'vitest';
import { importsOf, isTest, readSource, sourceFiles, type Import } from './imports';

type Side = 'browser' | 'functions' | 'cloud' | 'renderer';

/** Which side runs a file, by its folder; null for shared itself. */
function sideOf(path: string): Side | null {
  if (path.startsWith('web/')) return 'browser';
  // Operator commands, the seed, and the training of models work on the functions' behalf.
  if (/^(functions|infra\/(operator|understanding|foods|local\/seed))\//.test(path)) return 'functions';
  if (path.startsWith('infra/motion/')) return 'renderer';
  return path.startsWith('infra/') ? 'cloud' : null;
}

/** The sides whose imports lead to each file of shared, directly or through shared itself. */
function sidesByFile(imports: Import[]): Map<string, Set<Side>> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) {
    const file = from.replace(/\.tsx?$/, '');
    targets.set(file, [...(targets.get(file) ?? []), to]);
  }
  const sides = new Map<string, Set<Side>>();
  const mark = (file: string, side: Side) => {
    const known = sides.get(file) ?? new Set();
    if (!file.startsWith('shared/') || known.has(side)) return;
    sides.set(file, known.add(side));
    for (const to of targets.get(file) ?? []) mark(to, side);
  };
  for (const { from, to } of imports) {
    const side = sideOf(from);
    if (side) mark(to, side);
  }
  return sides;
}

/** What the API promises, even before one of our pages uses it. */
const isContract = (path: string) =>
  path.startsWith('shared/contracts/') && readSource(path).includes('satisfies Contract');

const files = ['shared', 'functions', 'infra', 'web']
  .flatMap((folder) => [...sourceFiles(folder)])
  .filter((path) => !isTest(path));

describe('Shared', () => {
  it('holds only what runs on two sides', () => {
    const sides = sidesByFile(files.flatMap((path) => importsOf(path)));
    const lonely = files
      .filter((path) => path.startsWith('shared/') && !isContract(path))
      .map((path) => ({ path, sides: [...(sides.get(path.replace(/\.tsx?$/, '')) ?? [])] }))
      .filter((file) => file.sides.length < 2)
      .map((file) => `${file.path} is run by ${file.sides[0] ?? 'no side'} only: move it there`);
    expect(lonely).toEqual([]);
  });

  it('is seen through shared itself, and one side twice is one side', () => {
    const sides = sidesByFile([
      { from: 'web/ui/day.ts', to: 'shared/rules/week' },
      { from: 'shared/rules/week.ts', to: 'shared/rules/day' },
      { from: 'functions/points/award.ts', to: 'shared/rules/day' },
      { from: 'infra/operator/audit.ts', to: 'shared/rules/day' },
    ]);
    expect([...(sides.get('shared/rules/week') ?? [])]).toEqual(['browser']);
    expect([...(sides.get('shared/rules/day') ?? [])]).toEqual(['browser', 'functions']);
  });
});
