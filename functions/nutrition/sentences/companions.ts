import { foodById, type Food } from '../foods/food';
import type { Unit } from './units';

const hotDrinks = /(?:^|-)(?:tea|coffee|espresso)(?:-|$)/;
const cereals =
  /(?:muesli|granola|flakes|cereal|weetabix|wheat|puffed|cheerios|oats|porridge|alpen|shreddies|special-k|raisin-bran|loops)/;
const milkGrams = { inHotDrinks: 30, onCereals: 150 };

const isMilk = ({ id }: Food) =>
  /(?:^|-)milk$/.test(id) && !/condensed|evaporated|chocolate|coconut-milk/.test(id);

/** What is poured when nobody says how much, by what it goes with; null where nothing special is known. */
export function companionGrams(food: Food, before: Food | null): number | null {
  if (!before || !isMilk(food)) return null;
  if (hotDrinks.test(before.id)) return milkGrams.inHotDrinks;
  return cereals.test(before.id) ? milkGrams.onCereals : null;
}

/** Foods that share a word: which is meant shows in what it is measured in, or in what else there was. */
const sharedWords: readonly {
  id: string;
  meant: string;
  measures?: readonly string[];
  beside?: RegExp;
}[] = [
  { id: 'chips', meant: 'tortilla-chips', beside: /\b(?:salsa|guac|guacamole|queso|hummus)\b/ },
  { id: 'chips', meant: 'crisps', measures: ['packet'] },
  { id: 'protein-shake', meant: 'whey-protein', measures: ['scoop', 'tbsp'] },
  { id: 'mass-gainer', meant: 'mass-gainer-powder', measures: ['scoop', 'tbsp'] },
  { id: 'bacon', meant: 'gammon', beside: /\bcabbage\b/ },
  { id: 'gyoza', meant: 'suet-dumpling', beside: /\b(?:stew|casserole|goulash|mince)\b/ },
  { id: 'jelly', meant: 'jam', beside: /\b(?:peanut butter|toast|bagel|scone|muffin|biscuit)\b/ },
  { id: 'butternut-squash', meant: 'squash-drink', measures: ['glass', 'pint', 'cup', 'bottle', 'mug'] },
];

/** The food that is meant by the one that was named. */
export function foodMeant(food: Food, unit: Unit | null, sentence: string): Food {
  const measure = unit?.kind === 'measure' ? unit.name : '';
  const other = sharedWords.find(
    ({ id, measures, beside }) =>
      id === food.id && (!measures || measures.includes(measure)) && (!beside || beside.test(sentence)),
  );
  return (other && foodById(other.meant)) ?? food;
}

const onSlices =
  /(?:bread|toast|bagel|muffin|crumpet|scone|roll|cake|cracker|crispbread|oatcake|pitta|waffle|pancake)/;

/** How much more of a spread several slices take: not twice as much on two. */
export const spreadFactor = (food: Food, { food: under, count }: { food: Food; count: number }): number =>
  onSlices.test(under.id) && (food.measures[0]?.name === 'spread' || isJam(food))
    ? 0.5 + Math.max(1, count) / 2
    : 1;
const isJam = ({ id }: Food) =>
  /^(?:jam|marmalade|peanut-butter|honey|chocolate-spread|butter|cream-cheese)$/.test(id);

/** Meals that people name before they list what was in them. */
const composites =
  /breakfast|fry|roast-dinner|christmas-dinner|-dinner|bowl|smoothie|overnight-oats|thali|platter|hotpot|meal|carvery|mezze|tapas/;
export const isComposite = ({ id }: Food): boolean => composites.test(id);

const eggDishes = /omelette|shakshuka|frittata|menemen|bhurji|scramble(?!d-egg)/;

/** Whether these eggs are those that a dish before was made of. */
export const breaksEggsInto = (food: Food, dish: Food): boolean =>
  /^(?:egg|fried-egg)$/.test(food.id) && eggDishes.test(dish.id);

/** 'A 3 egg omelette' is one of three eggs, in grams; null where no eggs are counted. */
export function eggsTold(food: Food, text: string, count: number | null): number | null {
  const each = food.measures.find(({ name }) => name === 'egg')?.grams;
  return each && count !== null && text.startsWith('egg') ? each * count : null;
}

const dishes = /(?:soup|curry|pizza|omelette|risotto|biryani|stew|pie|wrap|burrito|smoothie|noodles)$/;

/** Whether what is named after it may say what was in it: 'pepper soup, catfish'. */
export const isDescribable = ({ id }: Food): boolean => dishes.test(id);
