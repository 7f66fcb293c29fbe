import { expect, it } from 'vitest';
import { allLooks, someLooks } from '../a11y/overlaps';
import { memberPaths, visitorPaths } from '../a11y/pages';
import { allPairings, assignPairings, pairsOf } from '../a11y/pairings';

const routes = [...visitorPaths, ...memberPaths];

it('looks at every route once, and at every pair of theme, text size and width somewhere', () => {
  const assigned = assignPairings(routes);
  expect([...assigned.keys()]).toEqual(routes);
  const covered = new Set([...assigned.values()].flatMap(pairsOf));
  const wanted = new Set(allPairings.flatMap(pairsOf));
  expect(wanted.size).toBe(2 * 5 + 2 * 3 + 5 * 3);
  expect([...wanted].filter((pair) => !covered.has(pair))).toEqual([]);
});

it('needs no more than fifteen routes for that', () => {
  const covered = new Set([...assignPairings(routes.slice(0, 15)).values()].flatMap(pairsOf));
  expect(covered.size).toBe(31);
});

it('looks for overlaps in every text size and width within five pages', () => {
  const seen = new Map([...allLooks.keys()].map((width) => [width, new Set<string>()]));
  for (const page of [3, 4, 5, 6, 7])
    for (const [width, sizes] of someLooks(page)) sizes.forEach((size) => seen.get(width)?.add(size));
  const missing = [...allLooks].filter(([width, sizes]) => seen.get(width)?.size !== sizes.length);
  expect(missing).toEqual([]);
});
