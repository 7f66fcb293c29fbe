/** Letters that no decomposition turns into plain ones. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
};

const fewestLetters = 2;

/**
 * The words of a name or of what someone typed, without case, accents, and apostrophes, each once. Upper case comes
 * first, because some letters have it in two ways.
 */
export function foldedWords(text: string): string[] {
  const folded = text
    .toUpperCase()
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mn}'’ʼ]/gu, '')
    .replaceAll(/[ßæœøłđðþς]/g, (letter) => plain[letter] ?? letter);
  return [...new Set(folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean))];
}

export const firstLetters = (word: string) => [...word].slice(0, fewestLetters).join('');

const hasEnough = (word: string) => [...word].length >= fewestLetters;

/** The words by which a name is found. */
export const wordsOfName = (name: string) => foldedWords(name).filter(hasEnough);

/** The word that finds the fewest people; null if none is long enough. */
export const rarestWord = (words: readonly string[]): string | null =>
  words.filter(hasEnough).toSorted((a, b) => b.length - a.length)[0] ?? null;

/** Whether each typed word begins one of the name's. */
export function isFoundBy(name: string, typed: readonly string[]): boolean {
  const words = foldedWords(name);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}
