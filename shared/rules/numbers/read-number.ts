export type DecimalMark = ',' | '.' | '·';

/** One way to read a written number; `mark` is the decimal mark it shows or implies, null if it could be any. */
export interface NumberReading {
  value: number;
  mark: DecimalMark | null;
}

/** Whole numbers by themselves, in groups of three, or as in India. */
const whole = (groups: string) =>
  `(?:\\d*|[1-9]\\d{0,2}(?:([${groups}])\\d{3})(?:\\1\\d{3})*${groups.includes(',') ? '|[1-9]\\d?(?:,\\d\\d)+,\\d{3}' : ''})`;

const patterns: readonly (readonly [mark: DecimalMark, pattern: RegExp])[] = [
  ['.', new RegExp(`^${whole(",' ")}(?:\\.\\d*)?$`)],
  [',', new RegExp(`^${whole(".' ")}(?:,\\d*)?$`)],
  ['·', new RegExp(`^${whole("' ")}(?:·\\d*)?$`)],
];

const longestNumber = 20;

function valueOf(written: string, mark: DecimalMark): number {
  const [digits = '', decimals = ''] = written.split(mark);
  return Number(`${digits.replaceAll(/\D/g, '') || '0'}.${decimals || '0'}`);
}

/**
 * The ways to read a number in plain digits, smallest first: '1.234' is 1.234 or 1,234, '1.234,5' only 1,234.5. None for
 * what isn't a number.
 */
export function numberReadings(written: string): NumberReading[] {
  if (!/\d/.test(written) || written.length > longestNumber) return [];
  const readings = patterns
    .filter(([, pattern]) => pattern.test(written))
    .map(([mark]) => ({ mark, value: valueOf(written, mark) }));
  const values = new Set(readings.map(({ value }) => value));
  const hasMark = /[.,·]/.test(written);
  return [...values]
    .map((value) => ({
      value,
      mark: hasMark ? (readings.find((each) => each.value === value)?.mark ?? null) : null,
    }))
    .toSorted((one, other) => one.value - other.value);
}

/** A sentence whose numbers have a decimal point or none: '1.234,5' as 1234.5. One that could be either stays. */
export const withPlainNumbers = (text: string): string =>
  text.replaceAll(/\d+(?:[.,·]\d+|'\d{3}(?!\d))+/g, (written) => {
    const [only, other] = numberReadings(written);
    return only && !other ? String(only.value) : written;
  });

/**
 * The number someone most likely meant: of two readings the one that fits, of two that fit the one with thousands. NaN
 * for what isn't a number.
 */
export function likelyNumber(written: string, fits: (value: number) => boolean): number {
  const values = numberReadings(written).map(({ value }) => value);
  const fitting = values.filter(fits);
  return (fitting.length > 0 ? fitting : values).at(-1) ?? Number.NaN;
}
