/** What a food can be, and what that means for reading and weighing it. */
export const traitMeanings = {
  bread: 'bread of any form, which fillings and toppings go on',
  sliced: 'comes in slices of a loaf: something on it takes a slice or two',
  toast: 'toasted bread: something on it takes two slices',
  bun: 'holds a burger or a sandwich',
  egg: 'eggs by the piece',
  milk: 'milk that is poured: into a hot drink, over cereal',
  cheese: 'cheese',
  meat: 'meat or poultry that a dish is made with',
  seafood: 'fish or shellfish that a dish is made with',
  oil: 'oil or pure fat, taken by the spoon',
  herb: 'a herb, fresh or dried',
  spice: 'a spice, salt, or a mix of them, taken by the teaspoon',
  drink: 'is drunk, so that milliliters need its density',
  powder: 'a powder, taken by the spoon or scoop',
  dried: 'has lost its water: little of it weighs little and holds much',
  raw: 'has to be cooked before it is eaten: raw meat, dry pasta',
  'never-alone': 'is never eaten by itself: flour, oil, spices, yeast, vinegar',
} as const;

export type TraitName = keyof typeof traitMeanings;

/** What stands on the row of a food besides its names, values, and measures. */
export interface FoodTraits {
  traits: ReadonlySet<TraitName>;
}

const isTrait = (word: string): word is TraitName => word in traitMeanings;

/** The traits in the text of a row, 'bread sliced'; throws if it names one that does not exist. */
export function readTraits(text: string): FoodTraits {
  const words = text.split(' ').filter((word) => word !== '');
  return {
    traits: new Set(
      words.map((word) => {
        if (!isTrait(word)) throw new Error(`'${word}' is no trait (functions/nutrition/foods/traits.ts)`);
        return word;
      }),
    ),
  };
}

/** A food that no row describes. */
export const noTraits: FoodTraits = readTraits('');
