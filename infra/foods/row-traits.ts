import { readTraits, splitTraits, type TraitName } from '../../functions/nutrition/foods/traits';
import type { EverydayFood } from './everyday-food';
import type { SourceFood } from './source-food';
import { sourceTraits } from './source-traits';

/** A recipe is a herb or spice if nearly all of it is, water aside: fresh sage is dried sage and water. */
const seasonings: readonly TraitName[] = ['herb', 'spice'];
const leastSeasoning = 0.9;
/** A part this large of a recipe counts for its energy. */
const leastAlcohol = 0.05;

/** The other foods that the traits of a row name. */
function namedBy(traits: string): string[] {
  const { insteadOf, withMilk } = readTraits(traits);
  return [...insteadOf.map(({ name }) => name), ...(withMilk === null ? [] : [withMilk])];
}

/** The traits of everyday foods, as the table has them: what their source says, then what their rows say. */
export function createRowTraits(foods: readonly EverydayFood[], source: ReadonlyMap<string, SourceFood>) {
  const byName = new Map(foods.map((food) => [food.name, food]));

  function given({ source: from }: EverydayFood): readonly TraitName[] {
    if ('ndb' in from) {
      const found = source.get(from.ndb);
      return found ? sourceTraits(found) : [];
    }
    const dry = from.recipe.filter(({ name }) => name !== 'Water');
    const total = dry.reduce((sum, { grams }) => sum + grams, 0);
    const share = (...traits: TraitName[]) =>
      dry.reduce((sum, { name, grams }) => sum + (isSaid(name, traits) ? grams : 0), 0) / total;
    const alcohol: TraitName[] = share('alcohol') >= leastAlcohol ? ['alcohol'] : [];
    if (share(...seasonings) < leastSeasoning) return alcohol;
    return [...alcohol, ...seasonings.filter((trait) => share(trait) > 0.5), 'never-alone'];
  }

  const isSaid = (name: string, traits: readonly TraitName[]): boolean => {
    const food = byName.get(name);
    const words: readonly string[] = food ? [...splitTraits(food.traits).words, ...given(food)] : [];
    return traits.some((trait) => words.includes(trait));
  };

  return (food: EverydayFood): string => {
    const unknown = namedBy(food.traits).find((name) => !byName.has(name));
    if (unknown) throw new Error(`${food.name}: no everyday food is called '${unknown}'`);
    const { words, clauses } = splitTraits(food.traits);
    const others = given(food).filter((trait) => !words.includes(trait) && !words.includes(`-${trait}`));
    const traits = [...others, ...words.filter((word) => !word.startsWith('-'))].join(' ');
    return [traits, ...clauses].filter((part) => part !== '').join('; ');
  };
}
