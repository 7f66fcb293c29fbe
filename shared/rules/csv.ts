/**
 * Where a spreadsheet could find a formula: at the start of a cell, also behind what is invisible, and, for one that
 * separates by semicolons or tabs, behind those. `=+-@` in every script, and all dashes. Quotes belong to the invisible,
 * because some readers drop them, and so that a guard can be taken off again without touching the person's own.
 */
const formula = '(?:(?![\\t\\r\\n])["\'\\s\\p{Cc}\\p{Cf}\\p{DI}])*[=⁼₌⩵⩶﹦＝+⁺₊﬩﹢＋\\p{Pd}⁻₋−@﹫＠]';
const starts = (guard: string) =>
  new RegExp(`^${guard}(?='*[\\t\\r\\n])|(?<=^|[;\\t\\r\\n])${guard}(?=${formula})`, 'gu');
const unguardedStart = starts('');
const guardedStart = starts("'");

/** The text with an apostrophe wherever a spreadsheet would start to calculate. */
export const guarded = (text: string): string => text.replace(unguardedStart, "'");

/** The text as it was before `guarded`. */
export const unguarded = (text: string): string => text.replace(guardedStart, '');

export type CsvCell = string | number | null;

/** Numbers are ours and stay numbers, also below zero. */
function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = guarded(cell);
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated values that a spreadsheet opens as a table (RFC 4180, UTF-8 with its mark). */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  '\uFEFF' + rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
