import { canonicalWords } from './canonical-words';
import type { Food } from './food';
import { everydayNamesWithWord, namesWithWord, type NamedFood } from './food-index';
import { nearWords, wordsWithPrefix } from './near-words';

const fromRank = [-60, 0, 40, 55];
const [forExactWord, forPrefix, forTypo] = [30, 18, 8];
const [forWholeName, forFirstName, forBeginning, forEachOtherWord] = [40, 10, 12, -7];

/** With fewer letters so many names match that only everyday ones can come first. */
const shortestForAll = 3;

/** How well each name matches one word of the query. */
function scoresOf(word: string): Map<NamedFood, number> {
  const scores = new Map<NamedFood, number>();
  const namesWith = word.length < shortestForAll ? everydayNamesWithWord : namesWithWord;
  const add = (words: readonly string[], score: number) => {
    for (const each of words)
      for (const named of namesWith(each)) if (!scores.has(named)) scores.set(named, score);
  };
  add([word], forExactWord);
  add(wordsWithPrefix(word), forPrefix);
  if (namesWithWord(word).length === 0) add(nearWords(word, true), forTypo);
  return scores;
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

/**
 * The foods whose names match every word of a query that may be half typed or misspelled, best first: whole names
 * before longer ones, common foods before rare ones. At most `limit`.
 */
export function searchFoods(query: string, limit: number): Food[] {
  const words = canonicalWords(query);
  const [first, ...rest] = words.map(scoresOf);
  if (!first) return [];
  const best = new Map<Food, number>();
  for (const [named, score] of first) {
    const others = rest.map((scores) => scores.get(named));
    if (others.includes(undefined)) continue;
    const matched = others.reduce<number>((sum, other) => sum + (other ?? 0), score);
    const total = scoreOf(named, words, matched);
    if (total > (best.get(named.food) ?? -Infinity)) best.set(named.food, total);
  }
  return [...best]
    .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a.name.length - b.name.length)
    .slice(0, limit)
    .map(([food]) => food);
}
