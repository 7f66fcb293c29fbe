/** As somebody types it: digits with at most one comma or point. Digits of other widths are digits. */
export const plainDigits = (text: string): string => text.normalize('NFKC').trim();

/** The number typed into a field: null when it is empty, NaN when it is none, such as a comma alone. */
export function typedNumber(text: string): number | null {
  const plain = plainDigits(text);
  if (plain === '') return null;
  return /^(\d+[.,]?\d*|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** The same where an empty field is a zero. */
export const typedOrZero = (text: string): number => typedNumber(text) ?? 0;

/** A whole number as it was typed, NaN for anything else. */
export const typedWhole = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
