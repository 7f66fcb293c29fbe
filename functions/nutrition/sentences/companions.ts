import type { Food } from '../foods/food';

const hotDrinks = new Set([
  'coffee',
  'tea',
  'green-tea',
  'herbal-tea',
  'espresso',
  'coffee-with-milk',
  'tea-with-milk',
]);
const cereals = new Set([
  'muesli',
  'granola',
  'cornflakes',
  'bran-flakes',
  'breakfast-cereal',
  'weetabix',
  'shredded-wheat',
  'puffed-rice',
  'puffed-wheat',
  'cheerios',
  'frosted-flakes',
  'oats',
  'porridge',
]);
const milkGrams = { inHotDrinks: 30, onCereals: 150 };

const isMilk = ({ id }: Food) => /(?:^|-)milk$/.test(id);

/** What is poured when nobody says how much, by what it goes with; null where nothing special is known. */
export function companionGrams(food: Food, before: Food | null): number | null {
  if (!before || !isMilk(food)) return null;
  if (hotDrinks.has(before.id)) return milkGrams.inHotDrinks;
  return cereals.has(before.id) ? milkGrams.onCereals : null;
}
