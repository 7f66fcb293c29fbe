import { readTraits } from '../../functions/nutrition/foods/traits';
import type { Measure, Values } from './source-food';

/** A line of `everyday/*.txt`. */
export interface EverydayFood {
  name: string;
  otherNames: string[];
  /** Eaten most. */
  isCommon: boolean;
  /** Written `~`: a sentence reads its parts as separate foods. */
  isSeparable: boolean;
  source: { ndb: string } | { recipe: Ingredient[] };
  measures: HouseholdMeasure[];
  /** As written: 'bread sliced'. */
  traits: string;
}

/** `isOfSource`: written `cup 125 sr28`, what a portion of its source weighs; else our own usual one. */
interface HouseholdMeasure extends Measure {
  isOfSource: boolean;
}

interface Ingredient {
  name: string;
  grams: number;
}

export const sourceTag = ' sr28';

const listed = (text: string, separator: string) => text.split(separator).map((each) => each.trim());

function readNameAndNumber(text: string): Ingredient {
  const [, name = '', grams = ''] = /^(.+) ([\d.]+)$/.exec(text) ?? [];
  if (name === '' || !(Number(grams) > 0)) throw new Error(`'${text}' is no name with grams`);
  return { name, grams: Number(grams) };
}

function readMeasure(text: string): HouseholdMeasure {
  const isOfSource = text.endsWith(sourceTag);
  return { ...readNameAndNumber(isOfSource ? text.slice(0, -sourceTag.length) : text), isOfSource };
}

/** The foods of one line: several if they only differ in name. Throws if it is malformed. */
export function readEverydayFoods(line: string): EverydayFood[] {
  const [names = '', source = '', measures, traits = '', ...more] = line.split(' | ');
  if (measures === undefined || more.length > 0) throw new Error(`'${line}' has not three or four parts`);
  readTraits(traits);
  const [marked = '', ...others] = listed(names, ';');
  const marks = /^[~*]*/.exec(marked)?.[0] ?? '';
  const alike = {
    isCommon: marks.includes('*'),
    isSeparable: marks.includes('~'),
    source: source.startsWith('= ')
      ? { recipe: listed(source.slice(2), ' + ').map(readNameAndNumber) }
      : { ndb: source.trim() },
    measures: listed(measures, ',').map(readMeasure),
    traits,
  };
  const [first = '', ...alikeNames] = listed(marked.slice(marks.length), ' / ');
  const otherNames = others.flatMap((each) => listed(each, ','));
  return [
    { name: first, otherNames, ...alike },
    ...alikeNames.map((name) => ({ name, otherNames: [], ...alike })),
  ];
}

const nutrients = ['kcal', 'proteinG', 'carbsG', 'fatG', 'fibreG'] as const;

/** Values per 100 g of a recipe; `valuesOf` gives its ingredients' values. */
export function valuesOfRecipe(recipe: Ingredient[], valuesOf: (name: string) => Values): Values {
  const total = recipe.reduce((sum, { grams }) => sum + grams, 0);
  const parts = recipe.map(({ name, grams }) => ({ values: valuesOf(name), share: grams / total }));
  const sumOf = (nutrient: keyof Values) =>
    parts.reduce((sum, { values, share }) => sum + values[nutrient] * share, 0);
  return Object.fromEntries(nutrients.map((nutrient) => [nutrient, sumOf(nutrient)])) as unknown as Values;
}
