import type { Food } from '../foods/food';
import type { ReadItem } from './read-item';

/** More than this of one food, in a meal or a recipe, is more likely a slip than eaten. */
const [mostKcal, mostGrams] = [2_500, 3_000];

/** Grams of what is only taken by the spoon, however many people a recipe is for. */
const mostOfKind = { spice: 60, herb: 150, powder: 500 } as const;
const kinds = Object.keys(mostOfKind) as (keyof typeof mostOfKind)[];

const most = (food: Food) =>
  Math.min(mostGrams, ...kinds.map((kind) => (food.traits.has(kind) ? mostOfKind[kind] : Infinity)));

/** Whether someone may have had this much: neither nothing nor 100 eggs, nor spices by the handful. */
export const isLikely = ({ food, grams }: ReadItem): boolean =>
  grams > 0 && grams <= most(food) && (grams * food.per100.caloriesKcal) / 100 <= mostKcal;
