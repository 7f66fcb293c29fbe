import { canonicalWords } from './canonical-words';
import { foods, type Food } from './food';

/** One of the names of a food. */
export interface NamedFood {
  food: Food;
  words: readonly string[];
  /** Its friendly name rather than another one. */
  isFirstName: boolean;
}

const namedFoods: readonly NamedFood[] = foods.flatMap((food) =>
  [food.name, ...food.otherNames].map((name, place) => ({
    food,
    words: canonicalWords(name),
    isFirstName: place === 0,
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

/** Every word of a name, in the order of the alphabet. */
export const vocabulary: readonly string[] = [...byWord.keys()].toSorted();

export const namesWithWord = (word: string): readonly NamedFood[] => byWord.get(word) ?? [];

/** Of the foods that people eat every day. */
export const everydayNamesWithWord = (word: string): readonly NamedFood[] => everydayByWord.get(word) ?? [];
