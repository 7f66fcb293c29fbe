import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSource } from './imports';

const sheets = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/^(dist|public)[/\\]/.test(file))
  .map((file) => join('web', file));

/** Classes that a sheet styles directly: not inside another element, not under a condition of their content. */
function describedIn(sheet: string): Set<string> {
  const rules = readSource(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, selector = '']) => selector.split(/,(?![^(]*\))/));
  const single = selectors.map((selector) => /^\.([\w-]+)(::?[a-z-]+)*$/.exec(selector.trim())?.[1] ?? '');
  return new Set(single.filter(Boolean));
}

// All of them become one sheet, in which two rules for one name would collide.
it('a class is described by one style sheet', () => {
  const sheetsOf = new Map<string, string[]>();
  for (const sheet of sheets) {
    for (const name of describedIn(sheet)) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet]);
  }
  expect(sheetsOf.size).toBeGreaterThan(50);
  expect([...sheetsOf].filter(([, all]) => all.length > 1)).toEqual([]);
});

/** The theme generates the utilities; the other sheets say what those cannot. */
const theme = ['app.css', 'brand.css'].map((name) => join('web', 'styles', name));
const mostLines = 1540;

it('a style sheet begins with its reason', () => {
  const without = sheets.filter((sheet) => !/^\/\* .{20,} \*\/\n/.test(readSource(sheet)));
  expect(without).toEqual([]);
});

it(`the style sheets next to the theme have at most ${mostLines} lines`, () => {
  const lines = sheets
    .filter((sheet) => !theme.includes(sheet))
    .map((sheet) => readSource(sheet).split('\n').length - 1);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(mostLines);
});
