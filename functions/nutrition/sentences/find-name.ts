import { canonicalWord, joinsFoods } from '../foods/canonical-words';
import type { Food } from '../foods/food';
import { everydayNamesWithWord, namesSaying, namesWithWord } from '../foods/food-index';
import { nearWords } from '../foods/near-words';
import { numberWords } from './quantities';
import { fillers, joiners, modifiers, negations, sizes } from './sentence-words';
import type { Token } from './tokens';
import { unitOf, unitWords } from './units';

/** A food that is named at some place of a sentence. */
export interface FoundName {
  food: Food;
  length: number;
  isPlural: boolean;
  isMisspelled: boolean;
}

const longestName = 6;
const otherWords = new Set([
  ...numberWords,
  ...unitWords,
  ...fillers,
  ...joiners,
  ...modifiers,
  ...negations,
  ...sizes.keys(),
]);

const quantityWords = new Set(numberWords);

/** Whether a word belongs to the sentence rather than to a food that is misspelled. */
const isKnown = (word: string) =>
  otherWords.has(word) || namesWithWord(canonicalWord(word)).length > 0 || /\d/.test(word);

/** The everyday word that a misspelled one stands for, or the word itself. */
export function spelled(word: string): string {
  if (isKnown(word)) return word;
  const near = nearWords(canonicalWord(word)).filter((each) => everydayNamesWithWord(each).length > 0);
  const [best] = near;
  return best ?? word;
}

const connecting = /^(?:of|and|with|on|in|n|a|the)$/;

/** The food that exactly these words name, or null. What is joined must be so in the name, too. */
function foodNamed(words: readonly string[]): Food | null {
  if (connecting.test(words[0] ?? '') || connecting.test(words.at(-1) ?? '')) return null;
  const named = namesSaying(words.filter((word) => !connecting.test(word)).map(canonicalWord));
  const isJoined = joinsFoods(words.join(' ')) || words.includes('n');
  const fits = named.find(({ food, isJoined: joins }) => !isJoined || (joins && !food.isSeparable));
  return fits?.food ?? null;
}

/** What is filled or topped: the last of these words says what it is, the others what is in it. */
const filled = new Set(
  'sandwich wrap toastie baguette panini omelette pizza bagel pie quiche burrito quesadilla sub roll bap'.split(
    ' ',
  ),
);
const separates = (word: string) => quantityWords.has(word) || unitOf(word) !== null;

/** 'Cheese and pickle sandwich': one food, known by one of its fillings. */
function filledFoodNamed(words: readonly string[]): Food | null {
  const head = words.at(-1) ?? '';
  const joint = words.indexOf('and');
  if (!filled.has(canonicalWord(head)) || joint < 1 || words.some(separates)) return null;
  const fillings = [words.slice(0, joint), words.slice(joint + 1, -1)];
  const named = fillings.flatMap((filling) => foodNamed([...filling, head]) ?? []);
  return named[0] ?? foodNamed([head]);
}

const isPluralWord = (word: string) => /[^sui]s$/.test(word) && canonicalWord(word) !== word;

/** The longest name of a food that begins at `at`. */
export function nameAt(tokens: readonly Token[], at: number): FoundName | null {
  const end = tokens.findIndex(({ isBreak }, index) => index >= at && isBreak);
  const texts = tokens
    .slice(at, Math.min(end < 0 ? tokens.length : end, at + longestName))
    .map(({ text }) => text);
  const corrected = texts.map(spelled);
  for (let length = texts.length; length > 0; length -= 1) {
    const words = corrected.slice(0, length);
    const food = foodNamed(words) ?? filledFoodNamed(words);
    if (food) {
      const isMisspelled = words.some((word, index) => word !== texts[index]);
      return { food, length, isPlural: isPluralWord(words.at(-1) ?? ''), isMisspelled };
    }
  }
  return null;
}
