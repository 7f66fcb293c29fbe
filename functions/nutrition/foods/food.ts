import type { Nutrients } from '../../../shared/rules/nutrition/nutrients';
import { slugOf, wholeRows } from './compact-rows';
import { readTraits, type FoodTraits, type TraitName } from './traits';
import { readPacked } from '../../platform/packed-file';

/** What one of something weighs; `each` counts pieces, `ml` is the weight of one milliliter. */
export interface Measure {
  name: string;
  grams: number;
}

/** A food of the built-in table; `per100` has its values per 100 g. */
export interface Food extends FoodTraits {
  id: string;
  name: string;
  otherNames: readonly string[];
  /** 3 eaten most, 2 everyday, 1 the rest of the source, 0 rarely eaten. */
  rank: number;
  /** Calculated from a recipe of ours rather than taken from the source. */
  isRecipe: boolean;
  /** A dish such as 'toast with butter': a sentence reads its parts as separate foods. */
  isSeparable: boolean;
  per100: Nutrients;
  /** The everyday portion first; may be empty. */
  measures: readonly Measure[];
}

function readMeasure(text: string): Measure {
  const at = text.lastIndexOf(' ');
  return { name: text.slice(0, at), grams: Number(text.slice(at + 1)) };
}

const listed = (text: string, separator: string) => (text === '' ? [] : text.split(separator));

/** Many rows say the same. */
const traitsByText = new Map<string, FoodTraits>();

function traitsIn(text: string): FoodTraits {
  const known = traitsByText.get(text) ?? readTraits(text);
  traitsByText.set(text, known);
  return known;
}

function readFood(row: string): Food {
  const [id = '', name = '', otherNames = '', marks = '1', values = '', measures = '', traits = ''] =
    row.split('|');
  const [caloriesKcal = 0, proteinG = 0, carbsG = 0, fatsG = 0, fibreG = 0] = values.split(' ').map(Number);
  return {
    id,
    name,
    otherNames: listed(otherNames, ';'),
    rank: Number(marks.charAt(0)),
    isRecipe: marks.includes('r'),
    isSeparable: marks.includes('s'),
    per100: { caloriesKcal, proteinG, carbsG, fatsG, fibreG },
    measures: listed(measures, ',').map(readMeasure),
    ...traitsIn(traits),
  };
}

const columns = JSON.parse(readPacked('functions/nutrition/foods/food-table.bin').toString()) as string[][];

/** Every food of the table, everyday ones first. */
export const foods: readonly Food[] = wholeRows(columns).map(readFood);

const byId = new Map(foods.map((food) => [food.id, food]));

export const foodById = (id: string): Food | undefined => byId.get(id);

/** The everyday food with this name. */
export const foodNamed = (name: string): Food | undefined => byId.get(slugOf(name));

/** The food that a word without a name stands for: what is `buttered` has butter on it. */
export const foodBeing = (trait: TraitName): Food | undefined =>
  foods.find(({ traits }) => traits.has(trait));
