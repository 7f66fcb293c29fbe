import type { Weekday } from '../../../../shared/domain/training/person';

/** Short forms that are words of their own, as 'sat' is, stand in full. */
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
/** So many days with rest between them. */
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

/** The training days that a request names or counts; empty where it leaves them open. */
export function readDays(message: string): readonly Weekday[] {
  const text = message.toLowerCase();
  const named = daysNamed(text);
  return named.length > 0 ? named : daysCounted(text);
}
