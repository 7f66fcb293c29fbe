import type { Food } from '../foods/food';
import { alike, millilitres, usualGrams } from './household-measures';
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

const measureOf = (food: Food, name: string): number | undefined =>
  food.measures.find((measure) => measure.name === name)?.grams;

/** Grams a milliliter: said by the food, or told from what a cup or spoon of it weighs. */
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

const [leastServedGrams, spoonsInServing] = [70, 2.5];

/** A plate of what is usually a side. */
const [sideGrams, sidesOnPlate] = [150, 1.7];

const platefulFactor = (food: Food, name: string, grams: number) =>
  name === 'plate' && grams <= sideGrams && !measureOf(food, 'plate') ? sidesOnPlate : 1;

/** A spoon of sugar is a small one; of vegetables it is the one they are served with. */
function gramsOfSpoon(food: Food): number {
  const [first] = food.measures;
  const size = first?.name === 'tsp' ? 'tsp' : 'tbsp';
  const served = first?.name === 'portion' && first.grams >= leastServedGrams ? spoonsInServing : 1;
  return gramsOfMeasure(food, size, null).grams * served;
}

/** Told by the portion: a little of it is no teaspoon. */
const isServed = ({ measures }: Food) => measures[0]?.name === 'portion';

/** Biscuits and the like, of which a packet holds a row. */
const [piecesInPacket, packedPieceGrams] = [12, 30];
const isPiece = ({ measures: [first] }: Food) => first?.name === 'each' && first.grams <= packedPieceGrams;

function gramsOfMeasure(food: Food, name: string, size: string | null): Weight {
  const sized =
    size && ['glass', 'bowl', 'cup', 'portion', 'mug', 'plate', 'packet'].includes(name)
      ? measureOf(food, size)
      : undefined;
  if (sized) return { grams: sized, isSure: true };
  const factor = size === 'small' && name === 'can' ? 0.5 : (sizeFactors[size ?? 'medium'] ?? 1);
  const names = alike.find(([first]) => first === name) ?? [name];
  const own =
    name === 'little' && isServed(food) ? undefined : names.flatMap((each) => measureOf(food, each) ?? [])[0];
  if (name === 'spoon') return { grams: gramsOfSpoon(food) * factor, isSure: false };
  if (own) return { grams: own * factor * platefulFactor(food, name, own), isSure: true };
  if (name === 'little') return { grams: littleOf(food), isSure: false };
  const each = measureOf(food, 'each') ?? Infinity;
  if (name === 'packet' && isPiece(food)) return { grams: each * piecesInPacket * factor, isSure: false };
  const volume = millilitres[name];
  if (volume) return { grams: volume * densityOf(food) * factor, isSure: true };
  return { grams: (usualGrams[name] ?? everydayGrams(food)) * factor, isSure: false };
}

function gramsOfOne(food: Food, size: string | null): number {
  const one = measureOf(food, 'each') ?? everydayGrams(food);
  const sized = size === null ? undefined : measureOf(food, size);
  return sized ?? one * (sizeFactors[size ?? 'medium'] ?? 1);
}

/** Two are eaten at a time when no one says how many, but for what is a meal by itself. */
const countedTogetherBelowGrams = 200;

function gramsUnsaid(food: Food, { size, isPlural }: Amount): number {
  const [first] = food.measures;
  if (size) return gramsOfOne(food, size);
  if (first?.name !== 'each') return everydayGrams(food);
  // 'Onion', not 'an onion': some of it.
  if (!isPlural) return Math.min(first.grams, measureOf(food, 'portion') ?? Infinity);
  const portion = measureOf(food, 'portion') ?? measureOf(food, 'handful');
  return portion ?? first.grams * (first.grams < countedTogetherBelowGrams ? 2 : 1);
}

/** 'A few': said in place of a size. */
export const fewSize = 'few';
/** 'A few chips' are not three of them. */
const [smallPieceGrams, fewOfHandful] = [15, 0.55];

/** A few spoons of what is served by the portion. */
const fewOfPortion = 0.4;

function gramsOfFew(food: Food, count: number): number {
  if (isServed(food) && !measureOf(food, 'each')) {
    const handful = measureOf(food, 'handful');
    return handful ? handful * fewOfHandful : everydayGrams(food) * fewOfPortion;
  }
  const one = gramsOfOne(food, null);
  const handful = measureOf(food, 'handful') ?? measureOf(food, 'portion') ?? 0;
  return one < smallPieceGrams ? Math.max(count * one, handful * fewOfHandful) : count * one;
}

/** No one eats so many whole ones: '8 California rolls' are pieces. */
const [manyWholes, wholeGrams] = [4, 150];

/** Of a dish that has no pieces of its own: 'six of tandoori chicken'. */
const pieceOfDishGrams = 35;

function gramsOfPiece(food: Food, count: number): number | undefined {
  if (count < manyWholes || gramsOfOne(food, null) < wholeGrams) return undefined;
  return measureOf(food, 'piece') ?? (measureOf(food, 'each') ? undefined : pieceOfDishGrams);
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
  // 'Half the chips': of all that were served.
  if (count < 1 && amount.isPlural && !size)
    return { grams: count * gramsUnsaid(food, amount), isSure: false };
  const half = count === 0.5 && !size ? measureOf(food, 'half') : undefined;
  if (half) return { grams: half, isSure: true };
  if (size === fewSize) return { grams: gramsOfFew(food, count), isSure: false };
  return { grams: count * (gramsOfPiece(food, count) ?? gramsOfOne(food, size)), isSure: true };
}
