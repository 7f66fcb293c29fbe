import type { Diet } from '../../../../shared/rules/nutrition/recommend';
import { sumOfNutrients, type Nutrients } from '../../../../shared/rules/nutrition/nutrients';
import type { ReadFoods } from '../../../nutrition/public';
import { foodWordsOf, nutrientAsked, type AskedNutrient } from '../../understanding/food-words';
import { joined } from '../../../../shared/rules/joined';
import { number } from '../wording/count';
import { avoidedText } from './avoided';
import type { FoodCare } from './food-care';
import { asksForJudgement, asksHowMany, judgeText } from './judge-text';
import { calledOtherwise, foodName, portionWithGrams } from './portion-text';

type ReadFood = ReadFoods['items'][number];
type Known = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber';

const fields: Readonly<Record<Known, keyof Nutrients>> = {
  calories: 'caloriesKcal',
  protein: 'proteinG',
  carbs: 'carbsG',
  fat: 'fatsG',
  fiber: 'fibreG',
};
const isKnown = (asked: AskedNutrient | null): asked is Known => asked !== null && asked in fields;

const amountOf = (nutrients: Nutrients, asked: Known): string => {
  const value = nutrients[fields[asked]];
  return asked === 'calories' ? `${number(value)} kcal` : `${Math.round(value * 10) / 10} g of ${asked}`;
};

/** '72 kcal, 6.3 g protein, 0.4 g carbs, 4.8 g fat', and fiber if there is any. */
function nutrientsText({ caloriesKcal, proteinG, carbsG, fatsG, fibreG }: Nutrients): string {
  const fiber = fibreG >= 1 ? `, ${fibreG} g fiber` : '';
  return `${number(caloriesKcal)} kcal, ${proteinG} g protein, ${carbsG} g carbs, ${fatsG} g fat${fiber}`;
}

const restOf = (nutrients: Nutrients, asked: Known): string =>
  asked === 'calories'
    ? `${nutrients.proteinG} g protein, ${nutrients.carbsG} g carbs, ${nutrients.fatsG} g fat`
    : `${number(nutrients.caloriesKcal)} kcal in all`;

/** What counts as high, and as a source, per 100 g; protein by its share of the calories. */
function levelOf({ food: { per100 } }: ReadFood, asked: Known): string | null {
  const shares: Readonly<Record<Known, readonly [number, number, number]>> = {
    calories: [per100.caloriesKcal, 300, 120],
    protein: [(per100.proteinG * 400) / Math.max(1, per100.caloriesKcal), 20, 12],
    carbs: [per100.carbsG, 30, 10],
    fat: [per100.fatsG, 17.5, 3],
    fiber: [per100.fibreG, 6, 3],
  };
  const [value, high, some] = shares[asked];
  return value >= high ? 'high' : value >= some ? 'moderate' : 'low';
}

const asksWhether = /^(?:is|are|does|do|has|have|any|got)\b/i;
const asksLevel = /\b(?:high|low|rich|good source|healthy|full of|lots?|much)\b/i;

function verdict(text: string, read: ReadFood, asked: Known): string {
  if (!asksWhether.test(text.trim())) return '';
  if (asksLevel.test(text)) {
    const level = levelOf(read, asked);
    return level === 'moderate' ? `Neither high nor low in ${asked}. ` : `It's ${level} in ${asked}. `;
  }
  const value = read.nutrients[fields[asked]];
  return value >= 1 ? 'Yes. ' : value > 0 ? 'Hardly any. ' : 'No, none. ';
}

function oneText(read: ReadFood, asked: Known | null, said: string): string {
  const portion = portionWithGrams(read, said);
  if (!asked) return `**${portion}**: ${nutrientsText(read.nutrients)}.`;
  const has = /^(?:1 |½)/.test(portion) || portion.startsWith(`${read.grams} g`) ? 'has' : 'have';
  return `${portion} ${has} **${amountOf(read.nutrients, asked)}**; ${restOf(read.nutrients, asked)}.`;
}

/** The portions assumed when none was named, and which food they are for when the table's name differs. */
function notes(items: readonly ReadFood[], asked: Known | null, said: string): string {
  const [first] = items;
  const others = calledOtherwise(items, said).map((item) => `*${foodName(item)}*`);
  const nearest = others.length > 0 ? ` The nearest in my table: ${joined(others)}.` : '';
  if (!first || items.every(({ isSure }) => isSure)) return nearest;
  const byWeight =
    asked && items.length === 1 && first.grams !== 100
      ? `; in 100 g it is ${amountOf(first.food.per100, asked)}`
      : '';
  return `${nearest} ${items.length === 1 ? "That's a usual portion" : 'Those are usual portions'}${byWeight}.`;
}

/** Which of several foods has the most of what is asked, by portion and, when that differs, by weight. */
function compared(items: readonly ReadFood[], asked: Known, wantsLess: boolean): string {
  const most = (valueOf: (item: ReadFood) => number) =>
    items.toSorted((a, b) => (wantsLess ? valueOf(a) - valueOf(b) : valueOf(b) - valueOf(a)))[0];
  const field = fields[asked];
  const byPortion = most(({ nutrients }) => nutrients[field]);
  const byWeight = most(({ food }) => food.per100[field]);
  if (!byPortion || !byWeight) return '';
  const more = wantsLess
    ? items.length > 2
      ? 'least'
      : asked === 'calories'
        ? 'fewer'
        : 'less'
    : items.length > 2
      ? 'most'
      : 'more';
  const name = (item: ReadFood) => `**${foodName(item)}**`;
  const capital = (marked: string) => marked.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const what = asked === 'calories' ? 'calories' : asked;
  return byPortion === byWeight
    ? `${capital(name(byPortion))} has ${items.length > 2 ? 'the ' : ''}${more} ${what}, by portion and by weight.`
    : `By portion ${name(byPortion)} has ${items.length > 2 ? 'the ' : ''}${more} ${what}; gram for gram it is ${name(byWeight)}.`;
}

const compares =
  /\b(?:vs|versus|or|than|compare\w*|more|less|most|least|better|healthier|fewer|lower|higher)\b/i;
const asksBetter = /\b(?:better|healthier|best|healthiest)\b/i;
const asksLess = /\b(?:less|least|fewer|fewest|lower|lowest|low)\b/i;

const unknownNames: Readonly<Record<Exclude<AskedNutrient, Known>, string>> = {
  sugar: 'Sugar',
  salt: 'Salt',
  'omega-3': 'Omega-3',
  caffeine: 'Caffeine',
  other: 'That',
};
/** What is generally true when the table has no number. */
function besides(asked: Exclude<AskedNutrient, Known>, items: readonly ReadFood[]): string {
  if (asked === 'sugar') {
    const carbs = sumOfNutrients(items.map(({ nutrients }) => nutrients)).carbsG;
    return carbs < 0.5
      ? ' It has no carbs, so no sugar either.'
      : ` It's part of the carbs, so it's ${carbs} g at most.`;
  }
  if (asked === 'omega-3')
    return ' As a rule, oily fish (salmon, mackerel, sardines) has far more than white fish.';
  if (asked === 'salt') return ' Check the label; cured, smoked, and pickled foods and sauces have the most.';
  if (asked === 'caffeine')
    return ' An espresso has about 60 to 80 mg, a mug of coffee about 100, black tea half that.';
  return ' The table has calories, protein, carbs, fat, and fiber.';
}

const saves = /\b(?:what|how much|how many)\b.*\bsav(?:e|ed|ing)\b|\bskip\w*\b.*\bsave\b/;

/** What leaving foods out would save; for a swap, the difference. */
function savedText([first, second, ...rest]: readonly ReadFood[], said: string): string | null {
  if (!first || rest.length > 0) return null;
  const kcal = first.nutrients.caloriesKcal;
  if (!second)
    return `Leaving out ${portionWithGrams(first)} saves about **${number(kcal)} kcal**. If you enjoy it, having half is a fair deal too.`;
  if (!/\b(?:swap|instead|replace|for)\b/.test(said)) return null;
  const saved = Math.abs(kcal - second.nutrients.caloriesKcal);
  return `${portionWithGrams(first)} vs. ${portionWithGrams(second)}: about **${number(saved)} kcal** ${kcal >= second.nutrients.caloriesKcal ? 'saved' : 'more'}.`;
}

/** The numbers of the foods a message asks about. */
export function figuresText(text: string, { items }: ReadFoods, diet: Diet, care: FoodCare): string {
  const said = foodWordsOf(text);
  const saved = saves.test(said) ? savedText(items, said) : null;
  if (saved) return saved;
  const asked = nutrientAsked(text);
  const known = isKnown(asked) ? asked : null;
  const [first] = items;
  const avoided = avoidedText(items, diet, text);
  if (!first) return noFoodText(text);
  if (asked === null && items.length === 1 && (asksForJudgement(said) || asksHowMany(said)))
    return `${judgeText(said, first, diet, care)}${oneText(first, null, text)}`;
  const lead =
    asked !== null && !isKnown(asked)
      ? `${unknownNames[asked]} isn't in my food table, and I won't guess it.${besides(asked, items)}\n\n`
      : '';
  const after = `${notes(items, known, text)}${avoided}`;
  if (items.length === 1)
    return `${lead}${known ? verdict(text, first, known) : ''}${oneText(first, known, text)}${after}`;
  const lines = items.map((item) => `- ${oneText(item, known, text)}`).join('\n');
  const isCompared = compares.test(text);
  const total = `Together: **${nutrientsText(sumOfNutrients(items.map(({ nutrients }) => nutrients)))}**.`;
  const end = !isCompared
    ? total
    : known === null && asksBetter.test(text)
      ? `Both can be right. ${compared(items, 'protein', false)} ${compared(items, 'calories', true)}`
      : compared(items, known ?? 'calories', asksLess.test(text));
  return `${lead}${lines}\n\n${lead && isCompared ? '' : end}${after}`.trim();
}

/** For a food that isn't in the table. */
const noFoodText = (text: string) =>
  `I don't know the food in *“${text.replaceAll(/[*_[\]<>`“”]/g, '').slice(0, 80)}”*, and I won't guess. Try another name, or use the search on the *Nutrition* page, which covers about 12,000 foods.`;
