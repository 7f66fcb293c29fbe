import type { Food } from '../foods/food';
import type { ReadItem } from './read-item';
import type { Amount } from './weigh';

/** 'Yam porridge (asaro)': two names for the same recipe. */
export const isSameByOtherName = ({ per100: a }: Food, { per100: b }: Food): boolean =>
  a.caloriesKcal === b.caloriesKcal && a.carbsG === b.carbsG && a.fatsG === b.fatsG;

/** A food of which no amount was said. */
export const nothingMore: Amount = { count: null, unit: null, size: null, isPlural: false };

export const isUnsaid = ({ count, unit, size }: Amount): boolean =>
  count === null && unit === null && size === null;

/** 'A splash', 'a little'. */
export const isDrop = ({ count, unit }: Amount): boolean =>
  (count ?? 1) === 1 && unit?.kind === 'measure' && /^(?:splash|little)$/.test(unit.name);

/** 'Toast with jam, 2 slices': the place of whichever of the last two can be measured that way. */
export function placeMeasured(items: readonly ReadItem[], { unit }: Amount): number {
  const end = items.length - 1;
  const has = (at: number) =>
    unit?.kind === 'measure' && items[at]?.food.measures.some(({ name }) => name === unit.name);
  return unit?.kind === 'measure' && !has(end) && has(end - 1) ? end - 1 : end;
}
