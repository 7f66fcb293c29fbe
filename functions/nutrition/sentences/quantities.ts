import type { Token } from './tokens';

/** A number that was read, and how many tokens it took. */
export interface Quantity {
  count: number;
  length: number;
  /** 'A' or 'some' rather than a number. */
  isVague: boolean;
}

const numbers = new Map<string, number>([
  ...'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index): [string, number] => [word, index + 1]),
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['fifty', 50],
  ['hundred', 100],
  ['dozen', 12],
  ['couple', 2],
  ['pair', 2],
  ['few', 3],
  ['several', 4],
  ['half', 0.5],
  ['quarter', 0.25],
  ['third', 1 / 3],
  ['double', 2],
  ['triple', 3],
  ['single', 1],
  ['both', 2],
  ['sixteen', 16],
  ['eighteen', 18],
  ['forty', 40],
]);
const articles = new Set(['a', 'an', 'another']);
const owners = new Set(['the', 'my', 'that', 'his', 'her', 'our', 'their', 'this', 'your']);

/** Every number word, so that it is not taken for a misspelled food. */
export const numberWords: readonly string[] = [
  ...numbers.keys(),
  ...articles,
  'halves',
  'thirds',
  'quarters',
  'fifths',
];

function digitsOf(text: string): number | null {
  const [, first = '', sign, second = ''] = /^(-?\d+(?:\.\d+)?)(?:([/~])(\d+(?:\.\d+)?))?$/.exec(text) ?? [];
  if (first === '') return null;
  if (sign === '/') return Number(second) > 0 ? Number(first) / Number(second) : null;
  return sign === '~' ? (Number(first) + Number(second)) / 2 : Number(first);
}

const numberAt = (tokens: readonly Token[], at: number): number | null => {
  const { text = '' } = tokens[at] ?? {};
  return numbers.get(text) ?? digitsOf(text);
};

const parts: Readonly<Record<string, number>> = {
  halves: 1 / 2,
  thirds: 1 / 3,
  quarters: 1 / 4,
  fifths: 1 / 5,
};

const textAt = (tokens: readonly Token[], at: number) => tokens[at]?.text ?? '';
const isFraction = (value: number | null): value is number => value !== null && value < 1;

/** The fraction after a whole number or a unit: '1 1/2', 'and a half'; length 0 if there is none. */
export function fractionAfter(
  tokens: readonly Token[],
  at: number,
  isAfterUnit = false,
): { value: number; length: number } {
  const next = numberAt(tokens, at);
  if (/^\d+\/\d+$/.test(textAt(tokens, at)) && isFraction(next)) return { value: next, length: 1 };
  if (textAt(tokens, at) !== 'and') return { value: 0, length: 0 };
  const skip = articles.has(textAt(tokens, at + 1)) ? 2 : 1;
  const several = parts[textAt(tokens, at + 2)];
  // 'Two and three quarters'.
  if (several) return { value: (numberAt(tokens, at + 1) ?? 1) * several, length: 3 };
  const value = numberAt(tokens, at + skip);
  const after = textAt(tokens, at + skip + 1);
  const isOfAnother = articles.has(after) || (after === 'of' && !isAfterUnit);
  if (!isFraction(value) || isOfAnother) return { value: 0, length: 0 };
  return { value, length: skip + 1 };
}

/** Skips 'a' and 'of a' between two numbers: 'half a dozen', 'a quarter of a'. */
function countAfter(tokens: readonly Token[], at: number, count: number): Quantity {
  let next = at;
  if (textAt(tokens, next) === 'of') next += 1;
  if (articles.has(textAt(tokens, next)) || owners.has(textAt(tokens, next))) next += 1;
  if (textAt(tokens, next) === 'dozen') return { count: count * 12, length: next + 1, isVague: false };
  return { count, length: next, isVague: false };
}

/** The number that begins at `at`, spelled out or in digits: '1 1/2', 'half a', 'a couple of', 'one and a half'. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const isArticle = articles.has(textAt(tokens, at));
  const start = isArticle ? at + 1 : at;
  const value = numberAt(tokens, start);
  if (value === null) return isArticle ? { count: 1, length: 1, isVague: true } : null;
  const part = parts[textAt(tokens, start + 1)];
  if (part) {
    const { count, length } = countAfter(tokens, start + 2, value * part);
    return { count, length: length - at, isVague: false };
  }
  const fraction = value >= 1 ? fractionAfter(tokens, start + 1) : { value: 0, length: 0 };
  const end = start + 1 + fraction.length;
  const { count, length } = countAfter(tokens, end, value + fraction.value);
  return { count, length: length - at, isVague: false };
}
