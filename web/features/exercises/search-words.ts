import { cleanText } from '../../../shared/rules/clean-text';

/** A word that was typed, or is in a name. */
export interface Word {
  text: string;
  stem: string;
}

const withoutDouble = (text: string) => (/([bdgmnprt])\1$/.test(text) ? text.slice(0, -1) : text);
const withoutIng = (text: string) =>
  text.length > 5 && text.endsWith('ing') ? withoutDouble(text.slice(0, -3)) : text;

/**
 * The same for all forms of a word: 'lunges' and 'lunging' are both 'lung'. The coach reads with finer rules; sharing
 * them would split the questionnaire's chunk, which has no room for that.
 */
export function stemOf(word: string): string {
  const singular = word.replace(/ies$/, 'y').replace(/(ss|sh|ch|x)es$|([^sui])s$/, '$1$2');
  const stem = withoutIng(singular);
  return stem.length > 3 ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}

/** The words of a text in lower case: hyphens open, apostrophes and accents fall. */
export function wordsOf(text: string): Word[] {
  return cleanText(text.slice(0, 200))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}’‘`']/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, stem: stemOf(word) }));
}

/** 'push up' is also written 'pushup', so neighbors count as one word too. */
export function stemsIn(text: string): string[] {
  const stems = wordsOf(text).map(({ stem }) => stem);
  return [...stems, ...stems.slice(1).map((stem, index) => `${stems[index] ?? ''}${stem}`), stems.join('')];
}
