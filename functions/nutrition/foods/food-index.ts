import { canonicalKey, canonicalWords, joinsFoods } from './canonical-words';
import { foods, type Food } from './food';

/** One of the names of a food. */
export interface NamedFood {
  food: Food;
  words: readonly string[];
  /** Names two things together: 'fish and chips'. */
  isJoined: boolean;
  /** Says what comes with it: 'salad with chicken'. */
  isWith: boolean;
  /** 0 is its friendly name; higher numbers are less common names. */
  place: number;
}

const namedFoods: readonly NamedFood[] = foods.flatMap((food) =>
  [food.name, ...food.otherNames].map((name, place) => ({
    food,
    words: canonicalWords(name),
    isJoined: joinsFoods(name),
    isWith: /\b(?:with|on|in)\b/.test(name),
    place,
  })),
);

function grouped<Key>(
  keysOf: (named: NamedFood) => Iterable<Key>,
  names: readonly NamedFood[] = namedFoods,
): Map<Key, NamedFood[]> {
  const groups = new Map<Key, NamedFood[]>();
  for (const named of names) {
    for (const key of keysOf(named)) {
      const group = groups.get(key);
      if (group) group.push(named);
      else groups.set(key, [named]);
    }
  }
  return groups;
}

const wordsIn = ({ words }: NamedFood) => new Set(words);
const byWord = grouped(wordsIn);
const everydayNames = namedFoods.filter(({ food }) => food.rank > 1);
const everydayByWord = grouped(wordsIn, everydayNames);
const friendlyByWord = grouped(
  wordsIn,
  everydayNames.filter(({ place }) => place === 0),
);

const byKey = grouped(({ words }) => [canonicalKey(words)]);

/** Every word in the name of an everyday food. */
export const everydayWords: readonly string[] = [...everydayByWord.keys()];

/** Every word of a name, in alphabetical order. */
export const vocabulary: readonly string[] = [...byWord.keys()].toSorted();

export const namesWithWord = (word: string): readonly NamedFood[] => byWord.get(word) ?? [];

/** The same, of everyday foods only. */
export const everydayNamesWithWord = (word: string): readonly NamedFood[] => everydayByWord.get(word) ?? [];

/** The same, only the friendly name of each. */
export const friendlyNamesWithWord = (word: string): readonly NamedFood[] => friendlyByWord.get(word) ?? [];

/**
 * The names with exactly these words: same word order first, everyday foods and friendly names before others, then
 * what is eaten most, then the food's own order.
 */
export function namesSaying(words: readonly string[]): NamedFood[] {
  const said = words.join(' ');
  const order = ({ words: own, place, food }: NamedFood) =>
    (own.join(' ') === said ? 20 : 0) +
    (food.rank > 1 ? 15 : 0) +
    (place === 0 ? 10 : 0) +
    food.rank -
    place / 100;
  return (byKey.get(canonicalKey(words)) ?? []).toSorted((a, b) => order(b) - order(a));
}

const mostOtherWords = 3;

/**
 * The food whose name contains all of these words. An everyday name must have no others; a name from the source must
 * begin with one of them and have few more. What is eaten most comes first, then the shortest name.
 */
export function foodHolding(words: readonly string[]): Food | null {
  const [first, ...rest] = words;
  const most = ({ food }: NamedFood) => words.length + (food.rank > 1 ? 0 : mostOtherWords);
  const holding = (first === undefined ? [] : namesWithWord(first)).filter(
    (named) =>
      named.food.rank > 0 &&
      !(named.isJoined && named.food.rank === 1) &&
      named.words.length <= most(named) &&
      words.includes(named.words[0] ?? '') &&
      rest.every((word) => named.words.includes(word)),
  );
  const order = ({ food, words: own }: NamedFood) => food.rank * 10 - own.length;
  return holding.toSorted((a, b) => order(b) - order(a))[0]?.food ?? null;
}
