import { canonicalWord } from '../foods/canonical-words';
import { namesWithWord } from '../foods/food-index';
import { nameAt } from './find-name';
import french from './languages/french.json';
import german from './languages/german.json';
import italian from './languages/italian.json';
import portuguese from './languages/portuguese.json';
import spanish from './languages/spanish.json';
import { otherWords, pronouns } from './other-words';
import { fillers, joiners, modifiers, verbs } from './sentence-words';
import { unitOf } from './units';
import type { Token } from './tokens';

const languages = [spanish, french, german, italian, portuguese].map(
  (words) => new Map(Object.entries(words)),
);
const longestPhrase = 4;
/** Single names have words of other languages: 'apfel strudel'. */
const leastNames = 3;

const isEnglish = (word: string) =>
  /^\p{L}/u.test(word) &&
  unitOf(word) === null &&
  ([otherWords, pronouns, fillers, joiners, modifiers, verbs].some((words) => words.has(word)) ||
    namesWithWord(canonicalWord(word)).length >= leastNames);

/** The words that an English name of several covers: 'chilli con carne' is no Spanish. */
function namedInEnglish(tokens: readonly Token[]): ReadonlySet<number> {
  const covered = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const name = nameAt(tokens, at);
    const length = name && !name.isGuess && name.length > 1 ? name.length : 0;
    for (let index = at; index < at + length; index += 1) covered.add(index);
    at += Math.max(0, length - 1);
  }
  return covered;
}

/** The language that most words of a sentence are in, unless that is English. */
function languageOf(tokens: readonly Token[]): ReadonlyMap<string, string> | null {
  const strange = tokens.filter(
    ({ text, isBreak }) => !isBreak && /^\p{L}{2}/u.test(text) && !isEnglish(text),
  );
  const candidates = languages.filter((words) => strange.some(({ text }) => words.has(text)));
  if (candidates.length === 0) return null;
  const covered = namedInEnglish(tokens);
  const texts = tokens.flatMap(({ text, isBreak, own }, at) =>
    isBreak || own || covered.has(at) ? [] : [text],
  );
  const told = (words: ReadonlyMap<string, string>) => texts.filter((text) => words.has(text)).length;
  const [best] = candidates.toSorted((a, b) => told(b) - told(a));
  const english = texts.filter((text) => !best?.has(text) && isEnglish(text)).length;
  const isTold = best && texts.some((text) => best.has(text) && !isEnglish(text));
  return isTold && told(best) > english ? best : null;
}

/** What the longest phrase that begins here means, and how many words it takes. */
function meaningAt(tokens: readonly Token[], at: number, words: ReadonlyMap<string, string>) {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    const meaning = words.get(phrase.map(({ text }) => text).join(' '));
    if (meaning !== undefined && !phrase.some(({ isBreak, own }) => isBreak || own))
      return { meaning, length };
  }
  return null;
}

/** A sentence in one of five other languages in English as far as its words are known; the rest stays as it is. */
export function inEnglish(tokens: readonly Token[]): Token[] {
  const words = languageOf(tokens);
  if (!words) return [...tokens];
  const covered = namedInEnglish(tokens);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const known = covered.has(at) ? null : meaningAt(tokens, at, words);
    if (known) {
      const meant = known.meaning.split(' ').filter((text) => text !== '');
      read.push(...meant.map((text) => ({ text, isBreak: text === ',' })));
    } else if (token) read.push(token);
    at += known?.length ?? 1;
  }
  return read;
}
