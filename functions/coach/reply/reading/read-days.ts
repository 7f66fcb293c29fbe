import type { Weekday } from '../../../../shared/rules/training/person';

/** Short forms that are also ordinary words, like 'sat', must be spelled out. */
const names = [
  'mon(?:day)?',
  'tue(?:s|sday)?',
  'wed(?:nesday)?',
  'thu(?:rs|rsday)?',
  'fri(?:day)?',
  'saturday',
  'sunday',
];
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const;
/** That many days with rest in between. */
const spread: Readonly<Record<number, readonly Weekday[]>> = {
  1: [3],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
};

function daysNamed(text: string): Weekday[] {
  return names.flatMap((name, index) =>
    new RegExp(`\\b${name}s?\\b`).test(text) ? [(index + 1) as Weekday] : [],
  );
}

function daysCounted(text: string): readonly Weekday[] {
  const [, count = ''] = /\b([1-7]|one|two|three|four|five|six|seven)[ -](?:days?|times)\b/.exec(text) ?? [];
  const words: readonly string[] = numbers;
  return spread[words.includes(count) ? words.indexOf(count) + 1 : Number(count)] ?? [];
}

const workdays = /\b(?:week ?days|mon(?:day)?\s*(?:to|till|until|-|–)\s*fri(?:day)?)\b/;
const sets: readonly (readonly [RegExp, readonly Weekday[]])[] = [
  [workdays, [1, 2, 3, 4, 5]],
  [/\bweekends?\b(?! (?:trip|away|was|plans))/, [6, 7]],
  [/\b(?:every|each) (?:other|second) day\b|\balternate days\b/, [1, 3, 5]],
  [/\b(?:every|each) (?:single )?day\b|\b7 days\b/, [1, 2, 3, 4, 5, 6, 7]],
];
/** 'Sat' and 'sun' are ordinary words too: they count only next to another day, or alone. */
const shortWeekend =
  /\b(?:on |every |and |& |n |plus |or |,\s*|\/)(sat|sun)s?\b|\b(sat|sun)s?(?:\s*(?:,|&|\/|and|n|plus|or|only|morning|afternoon|off)\b|\s*$)/g;

/** The training days a request names or counts; empty when it leaves them open. */
export function readDays(message: string): readonly Weekday[] {
  const text = message
    .toLowerCase()
    .replaceAll(/\bweds\b/g, 'wed')
    .replaceAll(/\bthur\b/g, 'thurs');
  const short = [...text.matchAll(shortWeekend)].map(([, a, b]): Weekday => ((a ?? b) === 'sat' ? 6 : 7));
  const named = [...new Set([...daysNamed(text), ...short])].toSorted((a, b) => a - b);
  if (named.length > 0) return workdays.test(text) ? [1, 2, 3, 4, 5] : named;
  return sets.find(([words]) => words.test(text))?.[1] ?? daysCounted(text);
}

const denies =
  /\b(?:cant|can't|cannot|can not|not|no|never|off|except|without|skip|bar|isnt|dont|don't|wont|won't|busy|away|out (?:on|of|for|that)|out$)\b/;
/** 'I only have Tuesdays free' names the days that are left. */
const isLeft =
  /\b(?:only|just)\b.{0,40}\b(?:free|have|got|do|can|on|train|off|works?)\b|\b(?:free|off work) on\b/;

/** Whether the days in a message are days off: 'sundays off', 'can't do Thursday'. */
export const areDaysDenied = (message: string): boolean =>
  denies.test(message.toLowerCase()) && !isLeft.test(message.toLowerCase());
