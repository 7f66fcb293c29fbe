import { canonicalWords } from './canonical-words';
import type { Food } from './food';
import { everydayNamesWithWord, friendlyNamesWithWord, namesWithWord, type NamedFood } from './food-index';
import { nearWords, wordsWithPrefix } from './near-words';

const fromRank = [-60, 0, 40, 55];
const [forExactWord, forPrefix, forTypo] = [30, 18, 8];
const [forWholeName, forFirstName, forBeginning, forEachOtherWord] = [40, 10, 12, -7];

/** With fewer letters so many names match that only the friendly ones of everyday foods can come first. */
const shortestForAll = 3;

/** What one word of the query may stand for: words of names, and how well each matches. */
interface Meant {
  scores: ReadonlyMap<string, number>;
  namesWith: (word: string) => readonly NamedFood[];
}

function meantBy(typed: string): Meant {
  const scores = new Map<string, number>();
  const add = (words: readonly string[], score: number) => {
    for (const word of words) if (!scores.has(word)) scores.set(word, score);
  };
  if (namesWithWord(typed).length > 0) add([typed], forExactWord);
  add(wordsWithPrefix(typed), forPrefix);
  if (everydayNamesWithWord(typed).length === 0) add(nearWords(typed), forTypo);
  if (scores.size === 0) add(nearWords(typed, true), forTypo);
  const namesWith = (word: string) =>
    word === typed ? everydayNamesWithWord(word) : friendlyNamesWithWord(word);
  return { scores, namesWith: typed.length < shortestForAll ? namesWith : namesWithWord };
}

const countNames = ({ scores, namesWith }: Meant) =>
  [...scores.keys()].reduce((count, word) => count + namesWith(word).length, 0);

/** How well a name's best word matches one word of the query; 0 if none does. */
function matchOf({ words }: NamedFood, { scores }: Meant): number {
  let best = 0;
  for (const word of words) best = Math.max(best, scores.get(word) ?? 0);
  return best;
}

function scoreOf({ food, words, place }: NamedFood, query: readonly string[], matched: number): number {
  const others = words.length - query.length;
  return (
    matched +
    (fromRank[food.rank] ?? 0) +
    Math.max(0, others) * forEachOtherWord +
    (others === 0 ? forWholeName : 0) +
    (place === 0 ? forFirstName : -place) +
    (words[0]?.startsWith(query[0] ?? '') ? forBeginning : 0)
  );
}

/** Adds to `best` the foods with a name that matches every word of the query. */
function addFoods(best: Map<Food, number>, query: readonly string[], meant: readonly Meant[]): void {
  const [rarest, ...rest] = meant.toSorted((a, b) => countNames(a) - countNames(b));
  if (!rarest) return;
  for (const [word, score] of rarest.scores) {
    for (const named of rarest.namesWith(word)) {
      let matched = score;
      for (const each of rest) {
        const match = matchOf(named, each);
        matched = match === 0 ? -Infinity : matched + match;
      }
      if (matched < 0) continue;
      const total = scoreOf(named, query, matched);
      if (total > (best.get(named.food) ?? -Infinity)) best.set(named.food, total);
    }
  }
}

/** 'Cheese cake', 'pop corn': two words that names write as one. */
function joinedOnce(query: readonly string[]): string[][] {
  return query.slice(1).flatMap((second, at) => {
    const joined = `${query[at]}${second}`;
    const isNamed = everydayNamesWithWord(joined).length > 0;
    return isNamed ? [[...query.slice(0, at), joined, ...query.slice(at + 2)]] : [];
  });
}

const shortestPart = 3;

/** One word that names write as two, written together; the word itself if no two everyday words make it. */
function splitWord(word: string): string[] {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => everydayNamesWithWord(part).length > 0)) return parts;
  }
  return [word];
}

/** The words of a query; those that no name knows are split, or left out if others are known. */
function knownWords(query: readonly string[]): { query: string[]; meant: Meant[] } {
  const known = query
    .flatMap((word) => (namesWithWord(word).length > 0 ? [word] : splitUnknown(word)))
    .map((word) => ({ word, meant: meantBy(word) }))
    .filter(({ meant }) => meant.scores.size > 0);
  return { query: known.map(({ word }) => word), meant: known.map(({ meant }) => meant) };
}

const splitUnknown = (word: string) => (wordsWithPrefix(word).length > 0 ? [word] : splitWord(word));

/**
 * The foods whose names match every word of a query that may be half typed or misspelled, best first: whole names
 * before longer ones, common foods before rare ones. At most `limit`.
 */
export function searchFoods(query: string, limit: number): Food[] {
  const typed = canonicalWords(query);
  const best = new Map<Food, number>();
  for (const words of [typed, ...joinedOnce(typed)]) {
    const { query: known, meant } = knownWords(words);
    addFoods(best, known, meant);
    if (best.size > 0 || known.length < 2) continue;
    // No name has all of them: 'organic banana'.
    for (const left of known.keys()) addFoods(best, known.toSpliced(left, 1), meant.toSpliced(left, 1));
  }
  return [...best]
    .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a.name.length - b.name.length)
    .slice(0, limit)
    .map(([food]) => food);
}
