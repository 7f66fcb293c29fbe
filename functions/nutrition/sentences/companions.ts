import { foodNamed, foods, type Food } from '../foods/food';
import { slugOf } from '../foods/compact-rows';
import type { InsteadOf, TraitName } from '../foods/traits';
import type { Unit } from './units';

const is = ({ traits }: Food, ...names: readonly TraitName[]) => names.some((name) => traits.has(name));

const milkGrams = { inHotDrinks: 30, onCereals: 150 };

/** How much is poured when no amount is said, by what it goes with; null if there is no special rule. */
export function companionGrams(food: Food, before: Food | null): number | null {
  if (!before || !is(food, 'milk')) return null;
  if (is(before, 'hot-drink')) return milkGrams.inHotDrinks;
  return is(before, 'cereal') ? milkGrams.onCereals : null;
}

/** The foods that are meant by the name of another one, by that one's id. */
const meantInstead = new Map<string, { food: Food; when: InsteadOf }[]>();
for (const food of foods)
  for (const when of food.insteadOf) {
    const id = slugOf(when.name);
    meantInstead.set(id, [...(meantInstead.get(id) ?? []), { food, when }]);
  }

/** Words with one space around each: 'fish & chips' and 'fish and chips' are the same. */
const spaced = (text: string) =>
  ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+|\b(?:and|n)\b/gu, ' ')} `.replaceAll(/ +/g, ' ');

const says = (sentence: string, words: readonly string[]) =>
  words.some((each) => sentence.includes(spaced(each)) || sentence.includes(`${spaced(each).trimEnd()}s `));

/** The food that is meant by the one that was named: the unit or the other foods show which. */
export function foodMeant(food: Food, unit: Unit | null, sentence: string): Food {
  const others = meantInstead.get(food.id);
  if (!others) return food;
  const measure = unit?.kind === 'measure' ? unit.name : '';
  const said = spaced(sentence);
  const fits = ({ measures, beside }: InsteadOf) =>
    (measures.length === 0 || measures.includes(measure)) && (beside.length === 0 || says(said, beside));
  return others.find(({ when }) => fits(when))?.food ?? food;
}

/** 'Tea with milk' is one drink; null if this is not milk or the drink is not plain. */
export const withMilk = (drink: Food, milk: Food): Food | null =>
  drink.withMilk !== null && is(milk, 'milk') ? (foodNamed(drink.withMilk) ?? null) : null;

/** 'Gin and tonic x2': both are drunk twice. */
export const isMixedWith = (spirit: Food, mixer: Food): boolean => is(spirit, 'spirit') && is(mixer, 'mixer');

/** 'Latte, oat milk': the milk it was made with. */
export const isItsMilk = (drink: Food, milk: Food): boolean => is(drink, 'milk-drink') && is(milk, 'milk');

const isUnderSpread = (food: Food) => is(food, 'bread', 'topped-bread', 'cracker', 'cake', 'pancake');

/** What goes on bread underneath another spread. */
export const isSpread = (food: Food): boolean => is(food, 'spread');

/** How much more spread several slices take: less than twice as much for two. */
export const spreadFactor = (food: Food, { food: under, count }: { food: Food; count: number }): number =>
  isUnderSpread(under) && isSpread(food) ? 0.5 + Math.max(1, count) / 2 : 1;

/** Whether one of the two is spread on the other. */
export const isSpreadOn = (one: Food, other: Food): boolean =>
  [one, other].some(({ measures }) => measures.some(({ name }) => name === 'tbsp')) &&
  [one, other].some(isUnderSpread);

/** How many slices go under what is eaten on this bread; null if it is not sliced. */
export function slicesUnder(food: Food): number | null {
  if (is(food, 'toast')) return 2;
  return is(food, 'sliced') ? 1.3 : null;
}

/** Meals that people name before listing what was in them. */
export const isComposite = (food: Food): boolean => is(food, 'listed');

/** Whether a dish contains something anyway, so that naming it adds nothing. */
export const isMadeWith = (dish: Food, part: Food): boolean =>
  [...part.traits].some((trait) => dish.holds.has(trait));

/** Foods that are uncountable unless a number is said. */
export const isSeasoning = (food: Food): boolean => is(food, 'herb', 'spice');

/** Whether these eggs are the ones a previous dish was made of. */
export const breaksEggsInto = (food: Food, dish: Food): boolean =>
  is(food, 'whole-egg') && is(dish, 'egg-dish') && !is(dish, 'egg');

/** 'A 3 egg omelette' has three eggs, in grams; null if no eggs are counted. */
export function eggsTold(food: Food, text: string, count: number | null): number | null {
  const each = food.measures.find(({ name }) => name === 'egg')?.grams;
  return each && count !== null && text.startsWith('egg') ? each * count : null;
}

/** Whether the words after it may list its ingredients: 'pepper soup, catfish'. */
export const isDescribable = (food: Food): boolean => is(food, 'describable');

/** 'Crisps and a cheese sandwich': never the first of two fillings. */
export const isEatenApart = (food: Food): boolean => is(food, 'apart', 'drink', 'soup', 'noodle-soup');
