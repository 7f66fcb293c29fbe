import { textSizes, type TextSize } from '../../web/lib/theme/appearance';

export const themes = ['dark', 'light'] as const;
export const widths = [320, 390, 1440] as const;

/** One way to look at a page. */
export interface Pairing {
  theme: (typeof themes)[number];
  size: TextSize;
  width: (typeof widths)[number];
}

/** Every combination. */
export const allPairings: readonly Pairing[] = themes.flatMap((theme) =>
  textSizes.flatMap((size) => widths.map((width) => ({ theme, size, width }))),
);

/** The pairs of values that this combination covers. */
export function pairsOf({ theme, size, width }: Pairing): string[] {
  return [`${theme} ${size}`, `${theme} ${width}`, `${size} ${width}`];
}

/**
 * One pairing for each route, chosen greedily so that all pairs of theme, size, and width appear as early as possible;
 * then it starts over. Fifteen routes are enough for all of them.
 */
export function assignPairings(routes: readonly string[]): Map<string, Pairing> {
  const every = new Set(allPairings.flatMap(pairsOf));
  const assigned = new Map<string, Pairing>();
  let missing = new Set(every);
  for (const route of routes) {
    const gain = (pairing: Pairing) => pairsOf(pairing).filter((pair) => missing.has(pair)).length;
    const best = allPairings.reduce((found, each) => (gain(each) > gain(found) ? each : found));
    assigned.set(route, best);
    for (const pair of pairsOf(best)) missing.delete(pair);
    if (missing.size === 0) missing = new Set(every);
  }
  return assigned;
}
