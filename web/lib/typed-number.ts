/** As people type it: digits with at most one comma or point. Full-width digits count. */
export const plainDigits = (text: string): string => text.normalize('NFKC').trim();

/** The number typed into a field: null when it is empty, NaN when it is not a number, such as a lone comma. */
export function typedNumber(text: string): number | null {
  const plain = plainDigits(text);
  if (plain === '') return null;
  return /^(\d+[.,]?\d*|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** The same, with an empty field as zero. */
export const typedOrZero = (text: string): number => typedNumber(text) ?? 0;

/** A typed whole number, NaN for anything else. */
export const typedWhole = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
