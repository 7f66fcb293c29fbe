/** What a food can be, and what that means for reading and weighing it. */
export const traitMeanings = {
  // What it is.
  bread: 'bread of any form, which something is spread or laid on',
  sliced: 'bread in slices of a loaf: what is laid on it takes one or two',
  toast: 'toasted slices: what is laid on them takes two',
  bun: 'the bread of a burger',
  cracker: 'a cracker, crispbread, or rice cake',
  'topped-bread': 'bread that has something on it already: avocado toast',
  cake: 'a cake, scone, or sweet bun',
  pancake: 'a pancake or waffle',
  egg: 'eggs by the piece',
  'whole-egg': 'the eggs that an omelette is made of',
  milk: 'milk that is poured: into a hot drink, over cereal',
  cheese: 'cheese',
  meat: 'meat or poultry without anything else',
  'grilled-meat': 'a sausage, steak, or chop that onions and sauces go with',
  seafood: 'fish or shellfish without anything else',
  'cured-meat': 'bacon, ham, or salami',
  sausage: 'a sausage',
  tofu: 'tofu',
  bean: 'beans or chickpeas',
  potato: 'potatoes that a dish is made with',
  'cooked-rice': 'plain rice that a dish is made with',
  vegetable: 'a vegetable that dishes and fillings are made with',
  'sliced-vegetable': 'a vegetable that slices of go into sandwiches and salads',
  leaf: 'leaves of a salad',
  sticks: 'raw sticks for dipping',
  berry: 'berries',
  'dried-fruit': 'dried fruit',
  'stone-fruit': 'apricots and prunes, fresh or dried',
  nut: 'nuts',
  seed: 'seeds to sprinkle',
  spread: 'is spread on bread: less than twice as much for two slices',
  'coconut-cream': 'the coconut milk of a curry',
  'cream-sauce': 'the white sauce of pasta',
  pearls: 'the pearls of bubble tea',
  oil: 'oil or pure fat, taken by the spoon',
  herb: 'a herb, fresh or dried',
  spice: 'a spice, salt, or a mix of them, taken by the teaspoon',
  powder: 'a powder, taken by the spoon or scoop',
  dried: 'has lost its water: little of it weighs little and holds much',
  raw: 'has to be cooked before it is eaten: raw meat, dry pasta',
  'never-alone': 'is never eaten by itself: flour, oil, spices, yeast, vinegar',
  // Drinks.
  drink: 'is drunk, so that milliliters need its density',
  'hot-drink': 'tea, coffee, and the like: a splash of milk goes in',
  'milk-drink': 'is made with milk: a latte, and the milk named after it says which',
  alcohol: 'some of its energy comes from alcohol',
  spirit: 'a measure of it is mixed with something',
  mixer: 'a soft drink that spirits are mixed with',
  // Meals.
  cereal: 'milk is poured over it',
  bowl: 'eaten from a bowl with fruit, nuts, or seeds on it: yogurt, porridge',
  filled: 'a sandwich, wrap, or taco, or the bread around one',
  fillings: 'comes with what fills a wrap: a kebab, a burrito bowl',
  burger: 'a burger in a bun',
  'egg-dish': 'an omelette or scrambled eggs',
  'potato-base': 'a baked potato with something on it',
  'chip-shop': 'from the chip shop: chips with it are a large portion',
  salad: 'a salad that more is put on',
  'side-salad': 'the plain salad that goes with a meal',
  'noodle-soup': 'a soup with noodles, meat, and vegetables in it',
  soup: 'a soup or stew, or the dumpling that is eaten with it',
  dish: 'rice, noodles, or a curry, which sides go with',
  describable: 'words after a comma say which one it was: pepper soup, catfish',
  listed: 'what was in it may be listed after a colon or in brackets',
  'listed-with': 'what was in it may be listed after "with"',
  apart: 'is eaten with a sandwich but never in one: crisps, yogurt',
  // The food that words without a name stand for.
  buttered: 'what is on bread that is buttered',
  patty: 'what is left of a burger without its bun',
} as const;

export type TraitName = keyof typeof traitMeanings;

/** When the name of another food means this one: 'a packet of chips' is crisps. */
export interface InsteadOf {
  name: string;
  /** Only with one of these measures; any if there are none. */
  measures: readonly string[];
  /** Only beside one of these words; any if there are none. */
  beside: readonly string[];
}

/** What stands on the row of a food besides its names, values, and measures. */
export interface FoodTraits {
  traits: ReadonlySet<TraitName>;
  /** What a dish is made with anyway, so that naming it adds nothing: `holds-cheese` of a pizza. */
  holds: ReadonlySet<TraitName>;
  /** Grams that are eaten of it beside a food with this trait, if no amount is said. */
  beside: ReadonlyMap<TraitName, number>;
  insteadOf: readonly InsteadOf[];
  /** The name of the drink that it becomes with milk. */
  withMilk: string | null;
}

export const isTraitName = (word: string): word is TraitName => Object.hasOwn(traitMeanings, word);

/** '-raw': the source is, the food is not. */
const isTakenBack = (word: string) => word.startsWith('-') && traitNamed(word.slice(1)) !== null;

function traitNamed(word: string): TraitName {
  if (!isTraitName(word)) throw new Error(`'${word}' is no trait (functions/nutrition/foods/traits.ts)`);
  return word;
}

const listed = (text: string | undefined) => (text === undefined ? [] : text.split(', '));

function readBeside(text: string): [TraitName, number] {
  const [, trait = '', grams = ''] = /^(\S+) ([\d.]+)$/.exec(text) ?? [];
  if (trait === '') throw new Error(`'beside ${text}' is no trait with grams`);
  return [traitNamed(trait), Number(grams)];
}

function readInsteadOf(text: string): InsteadOf {
  const [, name = '', measures, beside] =
    /^instead of (.+?)(?: measured (.+?))?(?: beside (.+))?$/.exec(text) ?? [];
  return { name, measures: listed(measures), beside: listed(beside) };
}

/** The words for traits, and the clauses after them. */
export function splitTraits(text: string): { words: string[]; clauses: string[] } {
  const parts = text.split('; ').filter((part) => part !== '');
  const isClause = (part: string) => /^(?:beside|instead of|with milk) /.test(part);
  return {
    words: parts.filter((part) => !isClause(part)).flatMap((part) => part.split(' ')),
    clauses: parts.filter(isClause),
  };
}

/**
 * The fourth part of a row: 'bread sliced', then after semicolons 'beside salad 65, filled 45', 'instead of Chips
 * measured packet beside salsa, hummus', 'with milk Tea with milk'. Throws if a trait does not exist.
 */
export function readTraits(text: string): FoodTraits {
  const { words, clauses } = splitTraits(text);
  const starting = (start: string) => clauses.filter((clause) => clause.startsWith(`${start} `));
  const after = (start: string) => starting(start).map((clause) => clause.slice(start.length + 1));
  const held = words.filter((word) => word.startsWith('holds-'));
  return {
    traits: new Set(words.filter((word) => !held.includes(word) && !isTakenBack(word)).map(traitNamed)),
    holds: new Set(held.map((word) => traitNamed(word.slice('holds-'.length)))),
    beside: new Map(
      after('beside')
        .flatMap((each) => each.split(', '))
        .map(readBeside),
    ),
    insteadOf: starting('instead of').map(readInsteadOf),
    withMilk: after('with milk')[0] ?? null,
  };
}

/** A food that no row describes. */
export const noTraits: FoodTraits = readTraits('');
