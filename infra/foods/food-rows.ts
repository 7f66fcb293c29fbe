import { slugOf } from '../../functions/nutrition/foods/compact-rows';
import { valuesOfRecipe, type EverydayFood } from './everyday-food';
import { friendlyName } from './friendly-name';
import { createRowTraits } from './row-traits';
import { sourceTraits } from './source-traits';
import type { Measure, SourceFood, Values } from './source-food';

/** Categories that few people eat, or no one eats as they are. */
const oddGroups = new Set(['Baby Foods', 'American Indian/Alaska Native Foods']);
const oddities =
  /variety meats|by-products|infant formula|usda commodity|school lunch|industrial|mechanically|\b(?:brain|lungs?|spleen|tripe|tongue|kidneys?|heart|thymus|pancreas|feet|ears|tail|chitterlings|jowl|giblets)\b|separable fat|skin only|dry mix|concentrate, undiluted|undiluted/i;

const [common, everyday, plain, odd] = [3, 2, 1, 0];

/** For rarely eaten foods, half a gram in ten does not matter, and it takes 8 kB off the table. */
const rounded = (value: number, rank: number) =>
  rank < everyday && value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;

/** Half a gram does not matter. */
const roundedGrams = (grams: number) => (grams < 10 ? Math.round(grams * 100) / 100 : Math.round(grams));

const textOf = (measures: Measure[]) =>
  measures.map(({ name, grams }) => `${name} ${roundedGrams(grams)}`).join(',');

/** The weight of a whole package says nothing about what is eaten. */
const eatenMeasures = (measures: Measure[]) =>
  measures.filter(({ name }) => name !== 'package' && name !== 'container');

function rowOf(
  food: {
    id: string;
    name: string;
    otherNames: string[];
    flags: string;
    values: Values;
    measures: Measure[];
    traits: string;
  },
  rank: number,
): string {
  const { kcal, proteinG, carbsG, fatG, fibreG } = food.values;
  const values = [Math.round(kcal), ...[proteinG, carbsG, fatG, fibreG].map((value) => rounded(value, rank))];
  return [
    food.id,
    food.name,
    food.otherNames.join(';'),
    `${rank}${food.flags}`,
    values.join(' '),
    textOf(food.measures),
    food.traits,
  ].join('|');
}

function everydayRows(foods: EverydayFood[], source: ReadonlyMap<string, SourceFood>): string[] {
  const byName = new Map(foods.map((food) => [food.name, food]));
  const valuesOf = (name: string): Values => {
    const food = byName.get(name);
    if (!food) throw new Error(`no everyday food is called '${name}'`);
    if ('recipe' in food.source) return valuesOfRecipe(food.source.recipe, valuesOf);
    const found = source.get(food.source.ndb);
    if (!found) throw new Error(`${name}: the source has no ${food.source.ndb}`);
    return found.values;
  };
  const traitsOf = createRowTraits(foods, source);
  return foods.map((food) => {
    const flags = `${'recipe' in food.source ? 'r' : ''}${food.isSeparable ? 's' : ''}`;
    const row = {
      ...food,
      id: slugOf(food.name),
      flags,
      values: valuesOf(food.name),
      traits: traitsOf(food),
    };
    return rowOf(row, food.isCommon ? common : everyday);
  });
}

/** If several would get the same name, the shortest description keeps it; the others keep what tells them apart. */
function namesOf(foods: SourceFood[], taken: ReadonlySet<string>): Map<SourceFood, string> {
  const used = new Set(taken);
  const names = new Map<SourceFood, string>();
  for (const food of foods.toSorted((a, b) => a.description.length - b.description.length)) {
    const name = friendlyName(food.description);
    const isFree = !used.has(name.toLowerCase());
    if (isFree) used.add(name.toLowerCase());
    names.set(food, isFree ? name : food.description.replaceAll('|', ' '));
  }
  return names;
}

function otherRows(foods: SourceFood[], taken: ReadonlySet<string>): string[] {
  const names = namesOf(foods, taken);
  return foods.map((food) => {
    const isOdd = oddGroups.has(food.group) || oddities.test(food.description);
    const name = names.get(food) ?? food.description;
    const row = {
      ...food,
      id: food.ndb,
      name,
      otherNames: [],
      flags: '',
      measures: eatenMeasures(food.measures),
      traits: sourceTraits(food).join(' '),
    };
    return rowOf(row, isOdd ? odd : plain);
  });
}

/**
 * The rows of the table, everyday foods first: 'id|name|other names|rank and flags|kcal protein carbs fat
 * fiber|measures|traits'. Foods of the source that an everyday food stands for are left out.
 */
export function foodRows(everydayFoods: EverydayFood[], sourceFoods: SourceFood[]): string[] {
  const source = new Map(sourceFoods.map((food) => [food.ndb, food]));
  const used = new Set(everydayFoods.flatMap((food) => ('ndb' in food.source ? [food.source.ndb] : [])));
  const taken = new Set(everydayFoods.map(({ name }) => name.toLowerCase()));
  const others = sourceFoods.filter(({ ndb }) => !used.has(ndb));
  return [...everydayRows(everydayFoods, source), ...otherRows(others, taken)];
}
