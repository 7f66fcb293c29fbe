import type { FoodAnswer } from '../../../shared/contracts/foods';
import type { LoggedItem, MealItem, ReadItemAnswer } from '../../../shared/contracts/nutrition';
import { nutrientsOf, sumOfNutrients, type Nutrients } from '../../../shared/rules/nutrition/nutrients';
import { newId } from '../../lib/new-id';

/** The unit of an amount: a household measure of the food, or grams. */
export interface Measure {
  name: string;
  grams: number;
}

/** Typed-in values, which do not scale with the amount. */
interface QuickDraft {
  key: string;
  kind: 'quick';
  name: string;
  grams: number | null;
  nutrients: Nutrients;
}

export interface FoodDraft {
  key: string;
  kind: 'food';
  foodId: string;
  name: string;
  source: FoodAnswer['source'];
  /** Null if only the server knows, as for ingredients of a recipe being edited. */
  per100: Nutrients | null;
  measures: readonly Measure[];
  measure: Measure;
  /** As typed, in the chosen measure. */
  amount: string;
  /** What was typed; null or NaN if it is no amount. */
  grams: number | null;
  /** Whether its name or amount had to be guessed. */
  isSure: boolean;
  /** The stated amount cannot be logged, so this is a portion instead. */
  isOutOfRange?: boolean;
}

/** A food in a meal being put together. */
export type DraftItem = QuickDraft | FoodDraft;

export const inGrams: Measure = { name: 'g', grams: 1 };
export const mostGrams = 5_000;

const amountOf = (grams: number, measure: Measure) => Math.round((grams / measure.grams) * 100) / 100;

/** The measure that makes these grams the roundest number, or grams. */
function measureFor(grams: number, measures: readonly Measure[]): Measure {
  const isRound = (measure: Measure) => {
    const halves = amountOf(grams, measure) * 2;
    return halves >= 1 && halves <= 20 && Number.isInteger(halves);
  };
  const round = measures.find(isRound) ?? inGrams;
  // Two onions are not four halves.
  const each = measures.find(({ name }) => name === 'each');
  const isCount = each && each.grams > round.grams && Number.isInteger(amountOf(grams, each));
  return isCount ? each : round;
}

/** An amount in grams, in a food's own measure if one fits. */
function inMeasure(grams: number, known: readonly Measure[]) {
  const measures = [...known.filter(({ name }) => name !== 'g'), inGrams];
  const measure = measureFor(grams, measures);
  return { measures, measure, amount: String(amountOf(grams, measure)), grams };
}

/** An amount of a food in grams, in its own measure if one fits. */
export function draftOfFood(
  food: FoodAnswer,
  grams = food.measures[0]?.grams ?? 100,
  isSure = true,
): FoodDraft {
  const { id: foodId, name, source, per100, measures } = food;
  return { key: newId(), kind: 'food', foodId, name, source, per100, ...inMeasure(grams, measures), isSure };
}

/** A food logged in grams, as it was said: 2 eggs and not 100 g. */
export function measuredDraft(item: FoodDraft, known: readonly Measure[]): FoodDraft {
  const grams = gramsOf(item);
  const { measures, ...said } = inMeasure(grams ?? 0, known);
  if (measures.length === 1) return item;
  return grams === null ? { ...item, measures } : { ...item, measures, ...said };
}

export const draftOfRead = ({ food, grams, isSure, isOutOfRange }: ReadItemAnswer): DraftItem => ({
  ...draftOfFood(food, grams, isSure),
  isOutOfRange,
});

/** A logged food, to be logged again or edited. */
export function draftOfLogged({ foodId, name, grams, nutrients, source }: LoggedItem): DraftItem {
  if (foodId === null || !grams) return { key: newId(), kind: 'quick', name, grams, nutrients };
  const per100 = scaled(nutrients, 100 / grams);
  const measures = [inGrams];
  const amount = String(amountOf(grams, inGrams));
  return {
    key: newId(),
    kind: 'food',
    foodId,
    name,
    source,
    per100,
    measures,
    measure: inGrams,
    amount,
    grams,
    isSure: true,
  };
}

function scaled(nutrients: Nutrients, by: number): Nutrients {
  const { caloriesKcal, proteinG, carbsG, fatsG, fibreG } = nutrients;
  return {
    caloriesKcal: caloriesKcal * by,
    proteinG: proteinG * by,
    carbsG: carbsG * by,
    fatsG: fatsG * by,
    fibreG: fibreG * by,
  };
}

/** An item's grams; null if the amount is missing or more than anyone eats. */
export function gramsOf({ kind, grams }: DraftItem): number | null {
  if (kind === 'quick') return grams;
  return grams && grams > 0 && grams <= mostGrams ? Math.round(grams * 10) / 10 : null;
}

/** '2 · 100 g' for what is counted, '1 slice · 38 g', '2 × slice · 76 g'. */
export function amountTextOf(item: DraftItem): string {
  const grams = gramsOf(item);
  if (grams === null) return item.kind === 'quick' ? 'Your own numbers' : 'No amount yet';
  const weight = `${Math.round(grams)} g`;
  if (item.kind === 'quick' || item.measure.grams === 1) return weight;
  const { amount, measure } = item;
  if (measure.name === 'each') return `${amount} · ${weight}`;
  return `${amount} ${amount === '1' ? '' : '× '}${measure.name} · ${weight}`;
}

/** The item's nutrients; null without a valid amount. */
export function nutrientsOfDraft(item: DraftItem): Nutrients | null {
  if (item.kind === 'quick') return item.nutrients;
  const grams = gramsOf(item);
  return grams === null || !item.per100 ? null : nutrientsOf(item.per100, grams);
}

/** An item as shown once logged. */
export function loggedOfDraft(item: DraftItem): LoggedItem {
  const { name } = item;
  if (item.kind === 'quick')
    return { foodId: null, name, grams: item.grams, nutrients: item.nutrients, source: 'own' };
  const { foodId, source } = item;
  return {
    foodId,
    name,
    grams: gramsOf(item),
    nutrients: nutrientsOfDraft(item) ?? sumOfNutrients([]),
    source,
  };
}

/** What is wrong with an amount; null if nothing is. */
export const problemOf = (item: DraftItem): string | null =>
  item.kind === 'quick' || gramsOf(item) !== null ? null : 'How much? Up to 5 kg.';

/** The items ready to send; null while one has no valid amount. */
export function mealItemsOf(items: readonly DraftItem[]): MealItem[] | null {
  const sent = items.map((item): MealItem | null => {
    if (item.kind === 'quick') return { name: item.name, nutrients: item.nutrients, grams: item.grams };
    const grams = gramsOf(item);
    return grams === null ? null : { foodId: item.foodId, grams };
  });
  return sent.every((each) => each !== null) ? sent : null;
}
