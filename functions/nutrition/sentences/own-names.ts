import { allowedEdits, editsBetween } from '../../../shared/rules/reading/edits';
import type { Food } from '../foods/food';
import { canonicalWord, canonicalWords } from '../foods/canonical-words';
import type { FoundName } from './found-name';
import { numberWords } from './quantities';
import type { Token } from './tokens';
import { unitWords } from './units';

const breaks = /[,;.:+()!?]/;
/** A food called 'Two' cannot be told from the number. */
const counting = new Set([...numberWords, ...unitWords].map(canonicalWord));

/** Words that a person leaves out or adds in the name of a food of theirs. */
const isLeftOut = (word: string) => canonicalWords(word).length === 0;

/** How a word of a sentence names a word of a food: exactly, misspelled, or not at all. */
function likeness(said: string, wanted: string): 'same' | 'near' | null {
  const [word = ''] = canonicalWords(said);
  if (word === wanted) return 'same';
  const most = allowedEdits(Math.min(word.length, wanted.length));
  return most > 0 && editsBetween(word, wanted, most) <= most ? 'near' : null;
}

/** The next word that counts in a name; commas are passed over where the name has some. */
function afterLeftOut(tokens: readonly Token[], at: number, hasBreaks: boolean): number {
  const token = tokens[at];
  const isPassed = token && (token.isBreak ? hasBreaks : isLeftOut(token.text));
  return isPassed ? afterLeftOut(tokens, at + 1, hasBreaks) : at;
}

/** The food whose whole name begins at a token, or null. */
function namedAt(
  tokens: readonly Token[],
  at: number,
  food: Food,
  words: readonly string[],
): FoundName | null {
  const { name } = food;
  const hasBreaks = breaks.test(name);
  let next = at;
  let isGuess = false;
  for (const wanted of words) {
    if (next > at) next = afterLeftOut(tokens, next, hasBreaks);
    const token = tokens[next];
    const how = token && !token.isBreak ? likeness(token.text, wanted) : null;
    if (how === null) return null;
    isGuess ||= how === 'near';
    next += 1;
  }
  return { food, length: next - at, isPlural: false, isGuess };
}

/**
 * The tokens, marked where a food of the person's own is named: by its whole name, which may be misspelled. Longer
 * names come first, exact ones before near ones.
 */
export function withOwnNames(tokens: readonly Token[], ownFoods: readonly Food[]): Token[] {
  const named = ownFoods
    .map((food) => ({ food, words: canonicalWords(food.name) }))
    .filter(({ words }) => words.some((word) => !counting.has(word)))
    .toSorted((a, b) => b.words.length - a.words.length);
  if (named.length === 0) return [...tokens];
  return tokens.map((token, at) => {
    if (token.isBreak || isLeftOut(token.text)) return token;
    const found = named.flatMap(({ food, words }) => namedAt(tokens, at, food, words) ?? []);
    const own = found.find(({ isGuess }) => !isGuess) ?? found[0];
    return own ? { ...token, own } : token;
  });
}
