const shortPlurals = new Set(['abs', 'kgs', 'lbs', 'ups']);
const withoutDouble = (text: string) => (/([bdgmnprt])\1$/.test(text) ? text.slice(0, -1) : text);

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}i`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.length > 5 && word.endsWith('ing')) return withoutDouble(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ed')) return withoutDouble(word.slice(0, -2));
  return word;
}

/**
 * A light English stem: plural, -ing, -ed, and final e are dropped, final y becomes i. It only has to be the same for
 * all forms of a word: 'lunges' and 'lunging' are both 'lung'.
 */
export function stemOf(word: string): string {
  if (shortPlurals.has(word)) return word.slice(0, -1);
  if (word.length <= 3) return word;
  const stem = withoutTense(singular(word));
  if (stem.length > 3 && stem.endsWith('e')) return stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
}

/** The stems of words given in one text. */
export const stemSet = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));
