import { readTraits, type TraitName } from '../../functions/nutrition/foods/traits';

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

/** The traits for which none of these measures will do, and which of them would. */
export const lackedMeasures = (
  traits: Iterable<TraitName>,
  measures: readonly string[],
): { trait: TraitName; wanted: readonly string[] }[] =>
  [...traits].flatMap((trait) => {
    const wanted = needs[trait];
    return !wanted || measures.some((name) => wanted.includes(name)) ? [] : [{ trait, wanted }];
  });

/** The measures that a new row begins with: a portion, and what its traits need, to be weighed. */
export function measuresToBegin(traits: string): string {
  const lacked = lackedMeasures(readTraits(traits).traits, ['portion']);
  const names = new Set(lacked.flatMap(({ wanted: [first] }) => first ?? []));
  return ['portion 100', ...[...names].map((name) => (name === 'ml' ? 'ml 1' : `${name} 30`))].join(', ');
}
