import { describe, expect, it } from 'vitest';
import { foods, type Food } from '../../functions/nutrition/foods/food';
import type { TraitName } from '../../functions/nutrition/foods/traits';

const everyday = foods.filter(({ rank }) => rank > 1);

const volumes = ['ml', 'cup', 'tbsp', 'tsp', 'glass', 'mug', 'pint', 'can', 'bottle', 'carton', 'shot'];
const spoons = ['tsp', 'tbsp', 'scoop', 'cup', 'packet'];

/** Of these measures, a food with the trait has one at least: without it, what people say cannot be weighed. */
const needs: Readonly<Partial<Record<TraitName, readonly string[]>>> = {
  drink: volumes,
  milk: ['ml', 'cup'],
  herb: ['tsp', 'tbsp', 'sprig', 'leaf', 'bunch'],
  spice: ['tsp', 'each'],
  powder: spoons,
  oil: ['tbsp', 'tsp'],
  'never-alone': [...spoons, 'ml', 'each'],
  dried: [...spoons, 'each', 'handful', 'portion'],
  sliced: ['slice'],
  toast: ['slice'],
  bun: ['each'],
  cracker: ['each', 'handful', 'portion'],
  cake: ['each', 'slice', 'portion'],
  spread: ['tbsp', 'tsp'],
  egg: ['each', 'portion'],
  'whole-egg': ['each'],
  nut: ['handful'],
  seed: ['tbsp'],
  leaf: ['handful'],
  berry: ['handful', 'portion'],
  'dried-fruit': ['handful', 'each'],
  cereal: ['bowl', 'portion', 'cup', 'each'],
  soup: ['bowl', 'portion'],
  'noodle-soup': ['bowl', 'portion'],
  filled: ['each', 'portion'],
};

function missingFor({ name, traits, measures }: Food): string[] {
  return [...traits].flatMap((trait) => {
    const wanted = needs[trait];
    if (!wanted || measures.some((measure) => wanted.includes(measure.name))) return [];
    return [`${name}: what is '${trait}' needs one of the measures ${wanted.join(', ')}`];
  });
}

const seasonings: readonly TraitName[] = ['herb', 'spice', 'never-alone'];
const [leastGrams, mostGrams] = [0.5, 1500];

/** The everyday portion: a leaf or a drop of a seasoning weighs less than anything else. */
function portionProblem({ name, traits, measures: [first] }: Food): string[] {
  if (!first) return [`${name} needs a measure: the everyday portion`];
  const least = seasonings.some((trait) => traits.has(trait)) ? 0 : leastGrams;
  const fits = first.grams > least && first.grams <= mostGrams;
  return fits ? [] : [`${name}: ${first.name} ${first.grams} g is no everyday portion`];
}

/** Energy of the source also comes from acids and polyols, and not all of it from fiber. */
const [allowedShare, allowedKcal] = [0.25, 50];

function energyProblem({ name, traits, per100 }: Food): string[] {
  const { caloriesKcal, proteinG, carbsG, fatsG, fibreG } = per100;
  const most = 4 * proteinG + 4 * carbsG + 9 * fatsG;
  const isMore = caloriesKcal > most * (1 + allowedShare) + allowedKcal && !traits.has('alcohol');
  const isLess = caloriesKcal < (most - 4 * fibreG) * (1 - allowedShare) - allowedKcal;
  return isMore || isLess
    ? [`${name}: ${caloriesKcal} kcal, but its protein, carbs and fat make ${most} kcal`]
    : [];
}

describe('An everyday food', () => {
  it('can be measured as its traits need', () => {
    expect(everyday.flatMap(missingFor)).toEqual([]);
  });

  it('has an everyday portion', () => {
    expect(everyday.flatMap(portionProblem)).toEqual([]);
  });

  it('has the energy that its protein, carbs, and fat make', () => {
    expect(everyday.flatMap(energyProblem)).toEqual([]);
  });

  it('that is bread in slices, or toast, is bread', () => {
    const isOdd = ({ traits }: Food) => (traits.has('sliced') || traits.has('toast')) && !traits.has('bread');
    expect(everyday.filter(isOdd).map(({ name }) => name)).toEqual([]);
  });

  it.each<TraitName>(['buttered', 'patty', 'side-salad'])('is the only one that is %s', (trait) => {
    expect(foods.filter(({ traits }) => traits.has(trait))).toHaveLength(1);
  });
});
