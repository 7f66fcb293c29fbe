import * as z from 'zod';
import type { ReadItem } from '../../functions/nutrition/sentences/read-item';
import { readIngredients } from '../../functions/nutrition/sentences/read-ingredients';
import { readSentence } from '../../functions/nutrition/sentences/read-sentence';

const expectedSchema = z.object({
  words: z.array(z.string()),
  grams: z.number().nullable(),
  tolerance: z.number(),
  kcalPer100g: z.tuple([z.number(), z.number()]),
});
type Expected = z.output<typeof expectedSchema>;

/** Ingredient lines of recipes; `grams` is null where no amount is written. */
export const recipeLinesSchema = z.array(expectedSchema.extend({ line: z.string() }));

/** What people ate, and the words that no table knows. */
export const mealSentencesSchema = z.array(
  z.object({ text: z.string(), items: z.array(expectedSchema), unread: z.array(z.string()).optional() }),
);

export const notFoodSchema = z.array(z.object({ text: z.string() }));

/** Tables differ by this much in the energy of drinks and leaves, and scales in that of a pinch. */
const [energySlackKcal, weightSlackGrams] = [5, 0.5];

function isFood({ food }: ReadItem, { words, kcalPer100g: [low, high] }: Expected): boolean {
  const names = [food.name, ...food.otherNames].join('; ').toLowerCase();
  const kcal = food.per100.caloriesKcal;
  const isNamed = words.some((word) => names.includes(word.toLowerCase()));
  return isNamed && kcal >= low - energySlackKcal && kcal <= high + energySlackKcal;
}

const weighs = (item: ReadItem, { grams, tolerance }: Expected) =>
  grams === null || Math.abs(item.grams - grams) <= grams * tolerance + weightSlackGrams;

/** Tolerances up to this are of amounts that are written exactly. */
const exact = 0.15;

const say = ({ food, grams, isSure }: ReadItem) =>
  `${food.name} ${Math.round(grams * 10) / 10} g${isSure ? '!' : '?'}`;

/** How an ingredient line was read. */
export function judgeLine(line: z.output<typeof recipeLinesSchema>[number]) {
  const { items, unread } = readIngredients(line.line);
  const right = items.find((item) => isFood(item, line));
  const isExact = line.grams !== null && line.tolerance <= exact;
  const isAmountRight = items.some((item) => weighs(item, line));
  return {
    isFoodRight: right !== undefined,
    isExact,
    isAmountRight,
    isSureAndWrong: items.some((item) => item.isSure && !(isFood(item, line) && weighs(item, line))),
    told: `${line.line}: ${items.map(say).join(', ')} [${unread.join(' ')}] not ${line.words[0]} ${line.grams} g`,
  };
}

/** Portions that differ by less are as right as what people remember of them. */
const energyTolerance = 0.25;

const isWithinEnergy = (item: ReadItem, { grams, tolerance, kcalPer100g: [low, high] }: Expected) => {
  if (grams === null) return true;
  const kcal = (item.grams * item.food.per100.caloriesKcal) / 100;
  const most = 1 + Math.max(tolerance, energyTolerance);
  return (
    kcal <= ((high + energySlackKcal) * grams * most) / 100 &&
    kcal >= ((low - energySlackKcal) * grams) / most / 100
  );
};

/** How a sentence about a meal was read. */
export function judgeMeal({
  text,
  items: expected,
  unread: unknown = [],
}: z.output<typeof mealSentencesSchema>[number]) {
  const { items, unread } = readSentence(text);
  const left = [...items];
  const missing = expected.filter((one) => {
    const at = left.findIndex(
      (item) => isFood(item, one) && (weighs(item, one) || isWithinEnergy(item, one)),
    );
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const untold = unknown.filter((word) => !word.split(' ').some((each) => unread.includes(each)));
  return {
    isRight: missing.length === 0 && untold.length === 0 && !left.some(({ isSure }) => isSure),
    isSureAndWrong: left.some(({ isSure }) => isSure),
    told: `${text}: ${items.map(say).join(', ')} [${unread.join(' ')}] not ${[...missing.map(({ words, grams }) => `${words[0]} ${grams}`), ...untold].join(', ')}`,
  };
}

export const isMarkedSure = ({ text }: { text: string }): boolean =>
  readSentence(text).items.some(({ isSure }) => isSure);
