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

/** A bit for each letter of a word, so that most words are told apart without comparing them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << Math.min(word.charCodeAt(at) - 97, 31);
  return letters;
}

function countOf(letters: number): number {
  let count = 0;
  for (let left = letters; left !== 0; left &= left - 1) count += 1;
  return count;
}

const lettersByPlace = vocabulary.map(lettersOf);

/**
 * The edits between a typed word and the nearest beginning of a longer one, which someone may have typed so far;
 * `most + 1` if there are more.
 */
export function editsToBeginning(typed: string, word: string, most: number): number {
  let least = most + 1;
  for (let end = typed.length - 1; end <= typed.length + 1; end += 1)
    least = Math.min(least, editsBetween(typed, word.slice(0, end), Math.min(most, least)));
  return least;
}

/** How many misspelled letters a typed word may have: two from six letters on. */
export const allowedTypos = (typed: string): number => {
  if (typed.length < 4) return 0;
  return typed.length < leastForTwo ? 1 : 2;
};

/** Whether two words begin alike, up to one letter that is wrong, missing, too many, or swapped. */
const beginAlike = (a: string, b: string) => a[0] === b[0] || a[1] === b[1] || a[1] === b[0] || a[0] === b[1];

/**
 * The words whose beginning a misspelled word may stand for, nearest first: the same first letter and one edit, or two
 * from eight letters on; `isLenient`: any first letter and two from six letters on.
 */
export function nearWords(typed: string, isLenient = false): string[] {
  const most = isLenient ? allowedTypos(typed) : allowedEdits(typed.length);
  if (most === 0) return [];
  const letters = lettersOf(typed);
  const first = typed.charAt(0);
  const [from, to] = isLenient ? [0, vocabulary.length] : [placeOf(first), placeOf(`${first}\uffff`)];
  const near: { word: string; edits: number }[] = [];
  for (let place = from; place < to; place += 1) {
    const word = vocabulary[place] ?? '';
    if (word.length < typed.length - most || !beginAlike(typed, word)) continue;
    if (countOf(letters & ~(lettersByPlace[place] ?? 0)) > most) continue;
    const edits = editsToBeginning(typed, word, most);
    if (edits <= most) near.push({ word, edits });
  }
  return near.toSorted((a, b) => a.edits - b.edits).map(({ word }) => word);
}
