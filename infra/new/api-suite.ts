import type { Tree } from './tree';

interface Suite {
  file: string;
  /** Days since 1970 and the time of day at which the suite's clock starts. */
  begins: number;
  /** How many days later the next suite may start: one that moves its clock needs more. */
  days: number;
}

const dayMs = 86_400_000;
const folder = 'tests/api';

function suitesOf(tree: Tree): Suite[] {
  return tree
    .names(folder)
    .toSorted()
    .map((file) => {
      const source = tree.read(`${folder}/${file}`);
      const begins = Date.parse(/startClock\('([^']+)'\)/.exec(source)?.[1] ?? '') / dayMs;
      return { file, begins, days: /clock\.advance/.test(source) ? 2 : 1 };
    });
}

/**
 * A file for a new API suite, and the instant it starts at: suites share a clock, which only moves forward, in the order of
 * their names. If no day is free, the name starts with 'your'.
 */
export function newSuite(tree: Tree, name: string): { path: string; begins: string } {
  const suites = suitesOf(tree);
  for (const file of [`${name}.test.ts`, `your-${name}.test.ts`]) {
    const before = suites.findLast((suite) => suite.file < file);
    const after = suites.find((suite) => suite.file > file);
    const day = Math.floor(before ? before.begins + before.days : (after?.begins ?? 0) - 1);
    if (after && day + 1 > Math.floor(after.begins)) continue;
    const begins = new Date(day * dayMs).toISOString().replace('T00:00:00.000Z', 'T09:30:00Z');
    return { path: `${folder}/${file}`, begins };
  }
  throw new Error(`${folder} has no day left for ${name}: see tests/architecture/wall-clock.test.ts.`);
}
