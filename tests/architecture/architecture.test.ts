import { describe, expect, it } from 'vitest';
import { rules } from './import-rules';
import { importsOf, isTest, sourceFiles } from './imports';

const files = ['shared', 'functions', 'infra', 'web'].flatMap((folder) => [...sourceFiles(folder)]);
const imports = files.filter((path) => !isTest(path)).flatMap((path) => importsOf(path));

describe('Imports', () => {
  it.each(rules)('$name', ({ breaks, instead }) => {
    const broken = imports.filter(breaks);
    expect(broken.map(({ from, to }) => `${from} imports ${to}: ${instead}`)).toEqual([]);
  });

  it.each(rules)('are refused: $name', ({ breaks, refuses: [from, to] }) => {
    expect(breaks({ from, to })).toBe(true);
  });

  it('are seen in every form in which they can be written', () => {
    const source = `
      import type { A } from './a';
      import { b, type C } from "../b.ts";
      import './style.css';
      export { d } from './d';
      export * from './e';
      const page = () => import('./f');
      const text = "import { g } from './g'"; // import './h'
      export const view = <p>from './i'</p>;
    `;
    const seen = importsOf('web/ui/example.tsx', source).map(({ to }) => to);
    const folder = ['a', 'style', 'd', 'e', 'f'].map((name) => `web/ui/${name}`);
    expect(seen.toSorted()).toEqual(['web/b', ...folder].toSorted());
  });
});
