import { addDays, localDateSchema } from '../../../../shared/domain/local-date';
import { mealTypeAt, type MealType } from '../../../../shared/domain/nutrition/meal-types';
import { sumOfNutrients } from '../../../../shared/domain/nutrition/nutrients';
import type { CoachFacts, CoachReply } from '../../coach-facts';
import { foodWordsOf } from '../../understanding/food-words';
import { say } from '../dialogue';
import { joined, number } from '../wording/count';
import { avoidedText } from './avoided';
import { calledOtherwise, foodName, portionText } from './portion-text';

const mealWords: readonly (readonly [MealType, RegExp])[] = [
  ['breakfast', /\bbreakfast\b|\bbrunch\b/],
  ['lunch', /\blunch\b/],
  ['dinner', /\b(?:dinner|supper|evening meal|for tea)\b/],
  ['snack', /\bsnack\w*\b/],
];

/** What a meal is called by its words, else by the hour of the day as on the page of the meals. */
const mealTypeOf = (said: string, hour: number): MealType =>
  mealWords.find(([, words]) => words.test(said))?.[0] ?? mealTypeAt(/\blast night\b/.test(said) ? 20 : hour);

const ofYesterday = /\b(?:yesterday|last night)\b/;
const removes = /\b(?:remove|delete|take (?:out|off)|undo|scrap)\b/;
const corrects = /\bit was\b|\bi meant\b/;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const quoted = (text: string) => text.replaceAll(/[*_[\]<>`“”]/g, '').slice(0, 60);

const noFood = (text: string) =>
  say(
    `Tell me the foods in *“${quoted(text)}”*, with amounts if you know them, like *“two eggs and a slice of toast”*, and I'll put them together. To log the same meal again, open it on the *Nutrition* page.`,
  );

function removal(names: readonly string[]): CoachReply {
  const what = names.length > 0 ? `the ${joined(names)}` : 'it';
  return say(
    `I can't remove ${what} for you: open the meal on the *Nutrition* page and take it out there. The totals follow at once.`,
  );
}

/** A meal as it was told, to be logged by a tap; nothing is logged before. */
export function proposeMeal(text: string, { foods, today, hour, spared }: CoachFacts): CoachReply {
  const said = foodWordsOf(text);
  const items = foods?.items ?? [];
  if (removes.test(said)) return removal(items.map(({ food }) => food.name.toLowerCase()));
  if (items.length === 0) return noFood(text);
  if (items.every(({ food }) => food.id === 'water'))
    return say(
      `${items[0]?.grams ?? 250} ml of water, good. The glasses on the *Nutrition* page count it with one tap; I can't do that from here.`,
    );
  const mealType = mealTypeOf(said, hour);
  const total = sumOfNutrients(items.map(({ nutrients }) => nutrients));
  const names = capital(joined(items.map((item) => portionText(item, text))));
  const guessed = items.some(({ isSure }) => !isSure)
    ? ' Where you named no amount, I took a usual portion.'
    : '';
  const others = calledOtherwise(items, text).map((item) => `*${foodName(item)}*`);
  const nearest = others.length > 0 ? ` The nearest in my table: ${joined(others)}.` : '';
  const isYesterday = ofYesterday.test(said);
  const date = addDays(localDateSchema.parse(today), isYesterday ? -1 : 0);
  const when = isYesterday ? `yesterday's ${mealType}` : mealType;
  const instead = corrects.test(said) ? ' If the other one is logged already, change it there instead.' : '';
  const question = mealType === 'snack' && !isYesterday ? 'a snack' : when;
  return {
    ...say(
      `${names}: about **${number(total.caloriesKcal)} kcal**, ${number(total.proteinG)} g protein.${nearest}${guessed}${avoidedText(items, spared.diet)} Shall I log it as ${question}?${instead}`,
    ),
    meal: {
      date,
      mealType,
      items: items.map(({ food, grams, nutrients }) => ({
        foodId: food.id,
        name: food.name,
        grams,
        nutrients,
      })),
    },
  };
}
