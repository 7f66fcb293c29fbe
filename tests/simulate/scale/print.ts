import { table } from '../../support/write-report';
import { people } from './assumptions';
import type { Scale } from './simulate';
import { total } from './usage-of-paths';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const short = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 2 });
const dollars = (value: number) =>
  value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What a member uses in a day, by path, and what that costs for all of them in a month. */
export function pathTable({ members, paths }: Scale): string {
  const all = { name: '**all**', load: total(paths.map(({ load }) => [load, 1])), busiestPartition: '' };
  const spent = paths.reduce((sum, path) => sum + path.dollars, 0);
  return table(
    [
      'in a day, one who',
      'requests',
      'calls',
      'read units',
      'write units',
      'starts',
      'frames',
      `$ a month of ${whole(members)}`,
      'busiest partition',
    ],
    [...paths, { ...all, dollars: spent }].map(({ name, load, dollars: usd, busiestPartition }) => [
      name,
      short(load.requests),
      short(load.calls),
      short(load.readUnits),
      short(load.writeUnits),
      short(load.starts),
      short(load.frames),
      dollars(usd),
      busiestPartition,
    ]),
  );
}

/** What a month costs at several sizes. */
export function costTable(scales: readonly Scale[]): string {
  const whats = scales[0]?.costs.map(({ what }) => what) ?? [];
  const costOf = (scale: Scale, what: string) => scale.costs.find((cost) => cost.what === what);
  const shown = scales[Math.floor(scales.length / 2)];
  const sums = scales.map(({ costs }) => costs.reduce((sum, cost) => sum + cost.dollars, 0));
  return table(
    [
      '$ a month',
      ...scales.map(({ members }) => `${whole(members)} members`),
      `what ${whole(shown?.members ?? 0)} use`,
    ],
    [
      ...whats.map((what) => [
        what,
        ...scales.map((scale) => dollars(costOf(scale, what)?.dollars ?? 0)),
        (shown && costOf(shown, what)?.howMuch) ?? '',
      ]),
      ['**all, without models**', ...sums.map((sum) => `**${dollars(sum)}**`), ''],
    ],
  );
}

/** What is too little at this size, or would be first. */
export function limitTable({ limits }: Scale): string {
  return table(
    ['what there can be too little of', 'used', 'there is', 'enough for'],
    limits.map(({ name, used, most, enoughFor }) => [
      used > most ? `**${name}**` : name,
      short(used),
      whole(most),
      `${short(enoughFor)} members`,
    ]),
  );
}

/** One sentence about what breaks at this size, or would break first. */
export function firstToBreak({ members, limits }: Scale): string {
  const broken = limits.filter(({ used, most }) => used > most);
  const [first] = limits;
  if (!first) return '';
  if (broken.length > 0)
    return `${whole(members)} members: ${broken.length} of ${limits.length} are too little, first ${first.name}, enough for ${short(first.enoughFor)} members.`;
  return `${whole(members)} members: everything fits. First to break: ${first.name}, at ${short(first.enoughFor)} members.`;
}

export const assumed = `A fifth of members are there on a day; the busiest hour has ${people.busiestHour * 100} % of it, its busiest second ${people.busiestSecond} times that hour's average.`;
