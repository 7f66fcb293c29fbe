import type { Food } from '../foods/food';
import type { Unit } from './units';

/** How much of a food a sentence says; what is not said is null. */
export interface Amount {
  count: number | null;
  unit: Unit | null;
  size: string | null;
  /** The food was named in the plural. */
  isPlural: boolean;
}

/** Grams, and whether the sentence and the food's own measures told them. */
export interface Weight {
  grams: number;
  isSure: boolean;
}

const sizeFactors: Record<string, number> = { mini: 0.5, small: 0.75, medium: 1, large: 1.35 };

/** Measures that weigh about the same of one food. */
const alike: readonly (readonly string[])[] = [
  ['rasher', 'slice', 'strip', 'piece', 'each'],
  ['slice', 'piece', 'wedge', 'each'],
  ['piece', 'each', 'slice', 'square', 'chunk', 'cube', 'portion'],
  ['bowl', 'portion', 'plate'],
  ['katori', 'small', 'cup'],
  ['skewer', 'stick', 'each'],
  ['plate', 'portion', 'bowl', 'each'],
  ['portion', 'fillet', 'bowl', 'each'],
  ['glass', 'cup', 'mug'],
  ['mug', 'cup', 'glass'],
  ['pot', 'tub', 'portion'],
  ['tub', 'pot'],
  ['packet', 'bag', 'pack', 'box', 'sachet', 'portion'],
  ['stick', 'stalk', 'each'],
  ['knob', 'pat', 'tsp'],
  ['square', 'piece'],
  ['bar', 'each'],
  ['fillet', 'each', 'portion'],
  ['can', 'bottle', 'each'],
  ['bottle', 'can', 'each'],
  ['shot', 'single', 'measure'],
  ['ear', 'each'],
  ['carton', 'glass'],
  ['head', 'each'],
  ['spear', 'each'],
  ['floret', 'each'],
  ['ball', 'each', 'scoop'],
  ['scoop', 'ball'],
  ['cube', 'each', 'piece'],
  ['squirt', 'tsp'],
  ['splash', 'dash'],
  ['sprinkle', 'pinch'],
  ['scrape', 'spread', 'tsp'],
  ['flute', 'glass'],
  ['rack', 'portion'],
  ['nest', 'portion'],
  ['block', 'each'],
  ['wedge', 'slice', 'each'],
  ['little', 'splash', 'spread', 'scrape', 'drizzle', 'sprinkle', 'pinch', 'tsp'],
  ['dollop', 'tbsp'],
  ['drizzle', 'tsp'],
  ['leaf', 'each'],
  ['jug', 'litre'],
];

/** Of foods that have no such measure. */
const usualGrams: Record<string, number> = {
  slice: 30,
  piece: 30,
  handful: 30,
  glass: 200,
  bowl: 250,
  plate: 350,
  can: 330,
  bottle: 500,
  mug: 250,
  scoop: 60,
  rasher: 15,
  pot: 125,
  tub: 200,
  packet: 30,
  square: 10,
  bar: 45,
  wedge: 30,
  stick: 30,
  clove: 3,
  fillet: 130,
  leaf: 5,
  bunch: 100,
  punnet: 250,
  carton: 250,
  box: 250,
  knob: 10,
  dollop: 25,
  drizzle: 5,
  splash: 15,
  squirt: 8,
  pinch: 0.5,
  sprinkle: 5,
  scrape: 5,
  flute: 125,
  rack: 350,
  sheet: 3,
  nest: 150,
  block: 250,
  segment: 12,
  ball: 60,
  cube: 15,
  ladle: 100,
  shot: 30,
  ring: 10,
  floret: 15,
  spear: 15,
  ear: 100,
  head: 400,
  row: 25,
  jar: 400,
  loaf: 800,
  katori: 150,
  skewer: 80,
  jug: 1000,
  mouthful: 15,
};

const millilitres: Record<string, number> = { cup: 240, tbsp: 15, tsp: 5, pint: 568 };

const measureOf = (food: Food, name: string): number | undefined =>
  food.measures.find((measure) => measure.name === name)?.grams;

/** Grams a millilitre: said by the food, or told from what a cup or spoon of it weighs. */
function densityOf(food: Food): number {
  const known = measureOf(food, 'ml');
  if (known) return known;
  const told = ['cup', 'tbsp', 'tsp'].flatMap((name) => {
    const grams = measureOf(food, name);
    return grams ? [grams / (millilitres[name] ?? 1)] : [];
  });
  return told[0] ?? 1;
}

const everydayGrams = (food: Food) => food.measures[0]?.grams ?? 100;

/** Half of what is usual, a small one where pieces are eaten. */
const littleOf = (food: Food) =>
  food.measures[0]?.name === 'each' ? gramsOfOne(food, 'small') : everydayGrams(food) / 2;

function gramsOfMeasure(food: Food, name: string, size: string | null): Weight {
  const sized =
    size && ['glass', 'bowl', 'cup', 'portion', 'mug', 'plate', 'packet'].includes(name)
      ? measureOf(food, size)
      : undefined;
  if (sized) return { grams: sized, isSure: true };
  const factor = sizeFactors[size ?? 'medium'] ?? 1;
  const names = alike.find(([first]) => first === name) ?? [name];
  const own = names.flatMap((each) => measureOf(food, each) ?? [])[0];
  if (own) return { grams: own * factor, isSure: true };
  if (name === 'little') return { grams: littleOf(food), isSure: false };
  const volume = millilitres[name];
  if (volume) return { grams: volume * densityOf(food) * factor, isSure: true };
  return { grams: (usualGrams[name] ?? everydayGrams(food)) * factor, isSure: false };
}

function gramsOfOne(food: Food, size: string | null): number {
  const one = measureOf(food, 'each') ?? everydayGrams(food);
  const sized = size === null ? undefined : measureOf(food, size);
  return sized ?? one * (sizeFactors[size ?? 'medium'] ?? 1);
}

/** Several small ones are eaten at a time when nobody says how many. */
const countedTogetherBelowGrams = 100;

function gramsUnsaid(food: Food, { size, isPlural }: Amount): number {
  const [first] = food.measures;
  if (size) return gramsOfOne(food, size);
  if (first?.name !== 'each') return everydayGrams(food);
  // 'Onion', not 'an onion': some of it.
  if (!isPlural) return Math.min(first.grams, measureOf(food, 'portion') ?? Infinity);
  const portion = measureOf(food, 'portion') ?? measureOf(food, 'handful');
  return portion ?? first.grams * (first.grams < countedTogetherBelowGrams ? 2 : 1);
}

/** What an amount of a food weighs. */
export function weigh(food: Food, amount: Amount): Weight {
  const { unit, size } = amount;
  const count = amount.count ?? 1;
  if (unit?.kind === 'mass') return { grams: count * unit.grams, isSure: true };
  if (unit?.kind === 'volume') return { grams: count * unit.millilitres * densityOf(food), isSure: true };
  if (unit) {
    const { grams, isSure } = gramsOfMeasure(food, unit.name, size);
    return { grams: count * grams, isSure };
  }
  if (amount.count === null) return { grams: gramsUnsaid(food, amount), isSure: false };
  return { grams: count * gramsOfOne(food, size), isSure: true };
}
