import { table } from '../../support/write-report';
import { day, mails, people, tokensAQuestion } from './assumptions';
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

const sumOf = ({ costs }: Scale) => costs.reduce((sum, cost) => sum + cost.dollars, 0);

/** What a month costs at several sizes, one of which is shown in detail. */
export function costTable(scales: readonly Scale[], shown: Scale): string {
  const row = (what: string, dollarsOf: (scale: Scale) => string, used = '', free = '') => [
    what,
    ...scales.map(dollarsOf),
    used,
    free,
  ];
  return table(
    [
      '$ a month',
      ...scales.map(({ members }) => `${whole(members)} members`),
      `what ${whole(shown.members)} use`,
      'free of it',
    ],
    [
      ...shown.costs.map(({ what, howMuch, free }, n) =>
        row(what, ({ costs }) => dollars(costs[n]?.dollars ?? 0), howMuch, free),
      ),
      row('**all, without models**', (scale) => `**${dollars(sumOf(scale))}**`),
      row('for each member', (scale) => short(sumOf(scale) / scale.members)),
      row('on top, if a model answers Ana', (scale) => dollars(scale.modelDollars)),
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

const timesADay = day.map(({ name, perDay }) => `${name} (${perDay})`).join(', ');

/** What matters most of what is assumed, in a list. */
export const assumed = [
  `- ${people.activeADay * 100} % of members are there on a day; the busiest hour has ${people.busiestHour * 100} % of it, its busiest second ${people.busiestSecond} times that hour's average.`,
  `- One who is there does this, so often: ${timesADay}. That is ${people.files} files and ${people.megabytes} MB, and an open socket for ${people.socketMinutes} minutes.`,
  `- A member stores ${people.storedKb} kB in a year; ${mails.reminders * 100} % of reminders also go out by email; a question to a model is ${whole(tokensAQuestion)} tokens.`,
  '- What is free is so in every month, for all environments of an account together. What is free in the first year, or paid with first credits, is not counted.',
].join('\n');
