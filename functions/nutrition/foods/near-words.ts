import { allowedEdits, editsBetween } from '../../../shared/rules/reading/edits';
import { vocabulary } from './food-index';

/** The position of the first word in the vocabulary that is not before `word`. */
function placeOf(word: string): number {
  let [low, high] = [0, vocabulary.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words that begin with `prefix`. */
export function wordsWithPrefix(prefix: string): readonly string[] {
  return vocabulary.slice(placeOf(prefix), placeOf(`${prefix}\uffff`));
}

/** From this length on, a word in a sentence may have two misspellings; only everyday words are compared there. */
const leastForTwo = 6;

/**
 * The first of the nearest words that a misspelled one may stand for: the rules of `nearWords`, but two edits from six
 * letters on.
 */
export function nearestOf(
  word: string,
  candidates: Iterable<string>,
): { word: string; edits: number } | null {
  let best: { word: string; edits: number } | null = null;
  const most = word.length >= leastForTwo ? 2 : allowedEdits(word.length);
  for (const candidate of candidates) {
    if (candidate.charAt(0) !== word.charAt(0) || candidate.length < 4) continue;
    const edits = editsBetween(word, candidate, most);
    if (edits > 1 && candidate.length < leastForTwo) continue;
    if (edits <= most && (best === null || edits < best.edits)) best = { word: candidate, edits };
  }
  return most === 0 ? null : best;
}

/** The prefixes of a longer word that someone may have typed so far, allowing one letter too many or too few. */
const beginningsOf = (word: string, length: number) => [
  ...new Set([length - 1, length, length + 1].map((end) => word.slice(0, end))),
];

/**
 * The words a misspelled one may stand for, nearest first: same first letter, one edit, or two from eight letters on.
 * While someone types, it is compared with the beginning of each word (`isPrefix`).
 */
export function nearWords(word: string, isPrefix = false): string[] {
  const most = allowedEdits(word.length);
  if (most === 0) return [];
  const near = wordsWithPrefix(word.charAt(0)).flatMap((candidate) => {
    const compared = isPrefix ? beginningsOf(candidate, word.length) : [candidate];
    const edits = Math.min(...compared.map((each) => editsBetween(word, each, most)));
    return edits <= most ? [{ candidate, edits }] : [];
  });
  return near.toSorted((a, b) => a.edits - b.edits).map(({ candidate }) => candidate);
}
