import { canonicalKey, canonicalWords, joinsFoods } from './canonical-words';
import { foods, type Food } from './food';

/** One of the names of a food. */
export interface NamedFood {
  food: Food;
  words: readonly string[];
  /** It says two things at once: 'fish and chips'. */
  isJoined: boolean;
  /** It says what comes with it: 'salad with chicken'. */
  isWith: boolean;
  /** 0 is its friendly name; the further down, the less it is called so. */
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
const everydayByWord = grouped(
  wordsIn,
  namedFoods.filter(({ food }) => food.rank > 1),
);

const byKey = grouped(({ words }) => [canonicalKey(words)]);

/** Every word of the name of an everyday food. */
export const everydayWords: readonly string[] = [...everydayByWord.keys()];

/** Every word of a name, in the order of the alphabet. */
export const vocabulary: readonly string[] = [...byWord.keys()].toSorted();

export const namesWithWord = (word: string): readonly NamedFood[] => byWord.get(word) ?? [];

/** Of the foods that people eat every day. */
export const everydayNamesWithWord = (word: string): readonly NamedFood[] => everydayByWord.get(word) ?? [];

/**
 * The names that say exactly these words: in the same order before another one, everyday foods and friendly
 * names before others, then what is eaten most, then the first a food has.
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
 * The food whose name holds all of these words: an everyday name says nothing besides, one of the source begins
 * with one of them and goes on in a few words. What people eat most first, then the shortest name.
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
