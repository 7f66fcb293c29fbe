import * as z from 'zod';
import { canonicalKey, canonicalWords } from '../../functions/nutrition/foods/canonical-words';
import type { Food } from '../../functions/nutrition/foods/food';
import type { ReadItem } from '../../functions/nutrition/sentences/read-item';
import { readSentence } from '../../functions/nutrition/sentences/read-sentence';

/** Sentences with what a person would say was eaten; `tolerance` is a share of the grams. */
export const foodSentencesSchema = z.array(
  z.object({
    text: z.string(),
    items: z.array(z.object({ food: z.string(), grams: z.number(), tolerance: z.number() })),
  }),
);
type FoodSentence = z.output<typeof foodSentencesSchema>[number];
type Expected = FoodSentence['items'][number];

const keyOf = (name: string) => canonicalKey(canonicalWords(name));
const isCalled = ({ name, otherNames }: Food, wanted: string) =>
  [name, ...otherNames].some((each) => keyOf(each) === keyOf(wanted));

const fits = ({ food, grams }: ReadItem, expected: Expected) =>
  isCalled(food, expected.food) && Math.abs(grams - expected.grams) <= expected.grams * expected.tolerance;

/** What is wrong with how a sentence was read; null if exactly its items were found. */
export function problemOf({ text, items }: FoodSentence): string | null {
  const read = readSentence(text).items;
  const missing = items.filter((expected) => !read.some((item) => fits(item, expected)));
  if (missing.length === 0 && read.length === items.length) return null;
  const found = read.map(({ food, grams }) => `${food.name} ${Math.round(grams)} g`).join(', ');
  return `${text}: ${missing.map(({ food, grams }) => `no ${food} ${grams} g`).join(', ')}; read ${found || 'nothing'}`;
}
