import { describe, expect, it } from 'vitest';
import { foods, type Food } from '../../functions/nutrition/foods/food';
import type { TraitName } from '../../functions/nutrition/foods/traits';
import { lackedMeasures } from './trait-needs';

const everyday = foods.filter(({ rank }) => rank > 1);

function missingFor({ name, traits, measures }: Food): string[] {
  const lacked = lackedMeasures(
    traits,
    measures.map((measure) => measure.name),
  );
  return lacked.map(({ trait, wanted }) => `${name}: '${trait}' needs a measure: ${wanted.join(', ')}`);
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

/** Energy of the source also comes from acids and sweeteners, and not all of it from fiber. */
const [allowedShare, allowedKcal] = [0.25, 50];

function energyProblem({ name, traits, per100 }: Food): string[] {
  const { caloriesKcal, proteinG, carbsG, fatsG, fibreG } = per100;
  const most = 4 * proteinG + 4 * carbsG + 9 * fatsG;
  const isMore = caloriesKcal > most * (1 + allowedShare) + allowedKcal && !traits.has('alcohol');
  const isLess = caloriesKcal < (most - 4 * fibreG) * (1 - allowedShare) - allowedKcal;
  return isMore || isLess
    ? [`${name}: ${caloriesKcal} kcal, but its protein, carbs and fat make ${Math.round(most)}`]
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
