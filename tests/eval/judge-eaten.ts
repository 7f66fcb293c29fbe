import * as z from 'zod';
import type { ReadItem } from '../../functions/nutrition/sentences/read-item';
import { readSentence } from '../../functions/nutrition/sentences/read-sentence';

/**
 * Sentences with what a dietitian would note: the words that name a food, grams with the tolerated share, and the
 * food's possible energy.
 */
export const eatenSchema = z.array(
  z.object({
    text: z.string(),
    items: z.array(
      z.object({
        food: z.string(),
        words: z.array(z.string()),
        grams: z.number(),
        tolerance: z.number(),
        kcalPer100g: z.tuple([z.number(), z.number()]),
      }),
    ),
  }),
);
export type Eaten = z.output<typeof eatenSchema>[number];
type Expected = Eaten['items'][number];

const isCalled = ({ food }: ReadItem, { words, food: name }: Expected) => {
  const names = [food.name, ...food.otherNames].join('; ').toLowerCase();
  return [...words, name].some((word) => names.includes(word.toLowerCase()));
};

/** For drinks and leaves, rounded values may be off by a few kcal. */
const energySlack = 5;

const hasEnergy = ({ food }: ReadItem, { kcalPer100g: [low, high] }: Expected) =>
  food.per100.caloriesKcal >= low - energySlack && food.per100.caloriesKcal <= high + energySlack;

const weighs = ({ grams }: ReadItem, expected: Expected) =>
  Math.abs(grams - expected.grams) <= expected.grams * expected.tolerance;

/** Whether every item was found with its amount and energy, and nothing else. */
export function isRight({ text, items }: Eaten): boolean {
  const left = [...readSentence(text).items];
  for (const expected of items) {
    const at = left.findIndex(
      (item) => isCalled(item, expected) && hasEnergy(item, expected) && weighs(item, expected),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** How many items of the sentences were found. */
export function countFound(sentences: readonly Eaten[]): { items: number; found: number } {
  const counts = sentences.map(({ text, items }) => {
    const read = readSentence(text).items;
    return items.filter((expected) =>
      read.some((item) => isCalled(item, expected) && hasEnergy(item, expected) && weighs(item, expected)),
    ).length;
  });
  return {
    items: sentences.reduce((sum, { items }) => sum + items.length, 0),
    found: counts.reduce((sum, count) => sum + count, 0),
  };
}
