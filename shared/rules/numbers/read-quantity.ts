import { plainDigits, withDecimals, withSlashes } from './plain-digits';
import { likelyNumber } from './read-number';
import { onlyAmount, spokenInDigits } from './spoken-quantity';

/** A unit as people write it next to a number. */
export interface Unit {
  /** The whole of what stands after the number. */
  words: RegExp;
  /** How much of the stored unit it is. */
  is: number;
  /** What a bare number after it counts: inches after feet. */
  next?: number;
}

/** What a field asks for, in the unit that is stored. */
export interface Quantity {
  minimum: number;
  maximum: number;
  isWhole?: boolean;
  units: readonly Unit[];
  /** What a bare number may count; the first that fits. */
  bare: readonly number[];
  /** Other ways to write it, and how they are read. */
  also?: readonly (readonly [pattern: RegExp, as: string])[];
}

const numbers = /(?:\d+(?:[.,·]\d+|[' ]\d{3}(?!\d))*(?:[.,](?!\d))?|[.,·]\d+)/g;

const isWithin = ({ minimum, maximum, isWhole = false }: Quantity, value: number) =>
  value >= minimum && value <= maximum && !(isWhole && !Number.isInteger(value));

/** 'fl. oz.' as 'fl oz', 'stone and' as 'stone'. */
const unitText = (text: string) =>
  text
    .replaceAll(/(?<=\p{L})\.|[!;,]+$|^,/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ (?:and|&)$|^-(?=\p{L})/u, '');

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

interface Part {
  written: string;
  unit: string;
}

/** '11 st 4' in its parts, each with the text after it; null for signs that no number has. */
function partsOf(text: string): Part[] | null {
  const written = text.match(numbers) ?? [];
  const [start = '', ...after] = text.split(numbers).map(unitText);
  const [first] = written;
  if (first === undefined) return null;
  // 'kg 80': the unit comes first.
  const units = start !== '' && after[0] === '' ? [start, ...after.slice(1)] : after;
  if (start !== '' && units === after) return null;
  return written.map((each, index) => ({ written: each, unit: units[index] ?? '' }));
}

/** One number: bare, or in the unit that stands next to it. */
function readSingle({ written, unit }: Part, quantity: Quantity): number {
  const named = quantity.units.find(({ words }) => words.test(unit))?.is;
  const counted = unit === '' ? quantity.bare : named === undefined ? [] : [named];
  const values = counted.map((is) => {
    const value = likelyNumber(written, (each) => isWithin(quantity, rounded(each * is)));
    return rounded(value * is);
  });
  return values.find((value) => isWithin(quantity, value)) ?? values[0] ?? Number.NaN;
}

/** Several numbers that count together: each next unit is smaller, and there are too few of it for the one before. */
function readTogether(parts: readonly Part[], { units }: Quantity): number {
  let sum = 0;
  let before: Unit | undefined;
  for (const { written, unit } of parts) {
    const named: Unit | undefined =
      unit === '' && before?.next
        ? { words: /^$/, is: before.next }
        : units.find(({ words }) => words.test(unit));
    const value = likelyNumber(written, Number.isInteger) * (named?.is ?? Number.NaN);
    if (Number.isNaN(value) || (before && value >= before.is)) return Number.NaN;
    sum += value;
    before = named;
  }
  return rounded(sum);
}

/**
 * The amount typed or said, with or without a unit, in the unit that is stored: '80,5', '160 lb', 'half a kilo'. Null
 * when it is empty, NaN when it isn't one number from zero up. It may lie outside the bounds.
 */
export function readQuantity(typed: string, quantity: Quantity): number | null {
  const text = plainDigits(typed).trim().toLowerCase();
  if (text === '') return null;
  const bare = text.replace(/(?<=\d.*) ?\([^)]*\)$/, '');
  const { also = [] } = quantity;
  const plain = also.reduce(
    (read, [pattern, as]) => read.replace(pattern, as),
    withDecimals(withSlashes(spokenInDigits(onlyAmount(bare)))).trim(),
  );
  const parts = partsOf(plain);
  const [first, ...more] = parts ?? [];
  if (first === undefined || parts === null) return Number.NaN;
  return more.length === 0 ? readSingle(first, quantity) : readTogether(parts, quantity);
}
