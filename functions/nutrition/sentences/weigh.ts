import type { Food } from '../foods/food';
import { alike, millilitres, usualGrams } from './household-measures';
import type { Unit } from './units';

/** How much of a food a sentence mentions; null for anything not said. */
export interface Amount {
  count: number | null;
  unit: Unit | null;
  size: string | null;
  /** Whether the food was named in the plural. */
  isPlural: boolean;
}

/** Grams, and whether the sentence and the food's own measures gave them. */
export interface Weight {
  grams: number;
  isSure: boolean;
}

const sizeFactors: Record<string, number> = { mini: 0.5, small: 0.75, medium: 1, large: 1.35 };

const measureOf = (food: Food, name: string): number | undefined =>
  food.measures.find((measure) => measure.name === name)?.grams;

/** Grams per milliliter: from the food, or from what a cup or spoon of it weighs. */
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

/** Half the usual amount, or a small one for foods eaten in pieces. */
const littleOf = (food: Food) =>
  food.measures[0]?.name === 'each' ? gramsOfOne(food, 'small') : everydayGrams(food) / 2;

const [leastServedGrams, spoonsInServing] = [70, 2.5];

/** A plate of something that is usually a side dish. */
const [sideGrams, sidesOnPlate] = [150, 1.7];

const platefulFactor = (food: Food, name: string, grams: number) =>
  name === 'plate' && grams <= sideGrams && !measureOf(food, 'plate') ? sidesOnPlate : 1;

/** A spoon of sugar is a teaspoon; a spoon of vegetables is a serving spoon. */
function gramsOfSpoon(food: Food): number {
  const [first] = food.measures;
  const size = first?.name === 'tsp' ? 'tsp' : 'tbsp';
  const served = first?.name === 'portion' && first.grams >= leastServedGrams ? spoonsInServing : 1;
  return gramsOfMeasure(food, size, null).grams * served;
}

/** Measured in portions: a little of it is not a teaspoon. */
const isServed = ({ measures }: Food) => measures[0]?.name === 'portion';

/** Biscuits and the like: a packet of these is a row. */
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

/** People eat two at a time unless they say otherwise, except for whole meals. */
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

/** 'A few', in place of a size. */
export const fewSize = 'few';
/** 'A few chips' are not three chips. */
const [smallPieceGrams, fewOfHandful] = [15, 0.55];

/** A few spoons of something served by the portion. */
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

/** Too many to be whole ones: '8 California rolls' are pieces. */
const [manyWholes, wholeGrams] = [4, 150];

/** For a dish without pieces of its own: 'six of tandoori chicken'. */
const pieceOfDishGrams = 35;

function gramsOfPiece(food: Food, count: number): number | undefined {
  if (count < manyWholes || gramsOfOne(food, null) < wholeGrams) return undefined;
  return measureOf(food, 'piece') ?? (measureOf(food, 'each') ? undefined : pieceOfDishGrams);
}

/** What cans hold as sold, and the most that is left of it without the liquid. */
const [canGrams, mostDrained] = [[120, 145, 200, 400], 0.85] as const;

/** What is left of a can without its liquid, where the food's own measure is of a drained can. */
function drainedShare(food: Food): number {
  const left = measureOf(food, 'can') ?? Infinity;
  const sold = canGrams.find((grams) => left / grams <= mostDrained);
  return sold ? left / sold : 1;
}

/** What an amount of a food weighs. */
export function weigh(food: Food, amount: Amount): Weight {
  const { unit, size } = amount;
  const count = amount.count ?? 1;
  if (unit?.kind === 'mass') {
    const share = unit.isDrained ? drainedShare(food) : 1;
    // How much of a can is liquid differs from brand to brand.
    return { grams: count * unit.grams * share, isSure: share === 1 };
  }
  if (unit?.kind === 'volume') return { grams: count * unit.millilitres * densityOf(food), isSure: true };
  if (unit) {
    const { grams, isSure } = gramsOfMeasure(food, unit.name, size);
    return { grams: count * grams, isSure };
  }
  if (amount.count === null) return { grams: gramsUnsaid(food, amount), isSure: false };
  // 'Half the chips': of the whole serving.
  if (count < 1 && amount.isPlural && !size)
    return { grams: count * gramsUnsaid(food, amount), isSure: false };
  const half = count === 0.5 && !size ? measureOf(food, 'half') : undefined;
  if (half) return { grams: half, isSure: true };
  if (size === fewSize) return { grams: gramsOfFew(food, count), isSure: false };
  return { grams: count * (gramsOfPiece(food, count) ?? gramsOfOne(food, size)), isSure: true };
}
