import { stemSet } from '../../shared/rules/reading/stem';
import { wordsOf, type Word } from '../../shared/rules/reading/words';
import { numberClassesOf } from './number-classes';
import { classesOf } from './word-classes';

const shortestPart = 3;
const longestPart = 5;
/** Classes this close to each other are combined. */
const nearWords = 6;
const denials = stemSet('not no never without none zero');
const deniedWords = 4;

/** FNV-1a over UTF-16 code units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Words, pairs of neighbors, and pairs with one word between them. */
export function* wordFeatures(stems: readonly string[], at: number): Generator<string> {
  const [word, next = '.', afterNext] = stems.slice(at, at + 3);
  yield `w ${word}`;
  yield `p ${word} ${next}`;
  if (afterNext !== undefined) yield `s ${word} ${afterNext}`;
}

/** The parts of a word, so that a misspelled one is still recognized by most of them. */
export function* partFeatures(word: string): Generator<string> {
  const framed = `_${word}_`;
  for (let length = shortestPart; length <= longestPart; length += 1) {
    for (let at = 0; at + length <= framed.length; at += 1) yield framed.slice(at, at + length);
  }
}

/** Whether the same clause has a denial up to four words earlier. */
function denialsIn(words: readonly Word[]): boolean[] {
  let until = -1;
  let clause = -1;
  return words.map((word, at) => {
    if (!denials.has(word.stem)) return at <= until && word.clause === clause;
    [until, clause] = [at + deniedWords, word.clause];
    return false;
  });
}

interface Classed {
  stem: string;
  classes: readonly string[];
  isDenied: boolean;
}

function classed(words: readonly Word[]): Classed[] {
  const denied = denialsIn(words);
  return words.map(({ stem }, at) => ({
    stem,
    classes: [...classesOf(stem), ...numberClassesOf(words, at)],
    isDenied: denied[at] ?? false,
  }));
}

/** What a word means, combined with its neighbors and with the meaning of nearby words. */
function* classFeatures(words: readonly Classed[], at: number): Generator<string> {
  const word = words[at];
  if (word === undefined) return;
  const near = words.slice(at + 1, at + 1 + nearWords);
  for (const name of word.classes) {
    yield `c ${name}${word.isDenied ? '-' : ''}`;
    yield `x ${name} ${near[0]?.stem ?? '.'}`;
    yield `y ${words[at - 1]?.stem ?? '.'} ${name}`;
    for (const other of near) {
      const denied = word.isDenied || other.isDenied ? '-' : '';
      for (const second of other.classes) if (second !== name) yield `n ${name} ${second}${denied}`;
    }
  }
}

function* featureTexts(text: string): Generator<string> {
  const words = wordsOf(text);
  const stems = words.map(({ stem }) => stem);
  const meant = classed(words);
  for (const [at, stem] of stems.entries()) {
    yield* wordFeatures(stems, at);
    yield* partFeatures(stem);
    yield* classFeatures(meant, at);
  }
}

/** The features of a message, each once: 32-bit hashes of words, parts of words, and combined meanings. */
export function featuresOf(text: string): number[] {
  return [...new Set([...featureTexts(text)].map(hashOf))];
}
