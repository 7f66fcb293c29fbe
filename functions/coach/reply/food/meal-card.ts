import {
  addDays,
  daysBetween,
  localDateSchema,
  weekdayName,
  type LocalDate,
} from '../../../../shared/rules/local-date';
import type { MealType } from '../../../../shared/rules/nutrition/meal-types';
import { sumOfNutrients } from '../../../../shared/rules/nutrition/nutrients';
import type { ReadFoods } from '../../../nutrition/public';
import type { CoachFacts, CoachReply } from '../../coach-facts';
import { say } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { number } from '../wording/count';
import { avoidedText } from './avoided';
import { portionText } from './portion-text';

type Items = ReadFoods['items'];

/** The log takes meals up to a year old. */
const oldestDays = 366;
/** No one eats that much at one meal, so Ana asks first. */
const mostKcal = 4000;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const longDate = (date: LocalDate) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** 'breakfast', 'yesterday’s dinner', 'Tuesday’s lunch', 'lunch on May 2'. */
export function mealOfDay(mealType: MealType, date: LocalDate, today: LocalDate): string {
  const back = daysBetween(date, today);
  if (back === 0) return mealType;
  if (back === 1) return `yesterday's ${mealType}`;
  return back < 7 ? `${weekdayName(date)}'s ${mealType}` : `${mealType} on ${longDate(date)}`;
}

interface Meal {
  items: Items;
  mealType: MealType;
  daysBack: number;
  /** The meal was guessed from the hour, which says nothing about another day. */
  isGuess?: boolean;
}

const zero = /\b(?:log|add|track|had|ate|put)(?: in| down)? (?:0|zero)\b/;

/** Why a meal can't be logged as told; null when it can. */
function refusal({ items, daysBack }: Meal, said: string): CoachReply | null {
  if (daysBack < 0)
    return say("That's still to come. Tell me once you've eaten it, and I'll put it together.");
  if (daysBack > oldestDays)
    return say('The log goes back one year. I can put together anything since then.');
  const odd = items.filter(({ isOutOfRange }) => isOutOfRange);
  const [first] = odd;
  if ((first && /\b0\b/.test(said)) || zero.test(said))
    return say("Nothing to log, then. Once you've had something, tell me what it was.");
  const name = (first ?? items[0])?.food.name.toLowerCase() ?? '';
  if (first)
    return say(
      `That's more ${name} than I can log at one time. How much was it? Give me the number or the grams.`,
    );
  const { caloriesKcal } = sumOfNutrients(items.map(({ nutrients }) => nutrients));
  if (caloriesKcal <= mostKcal) return null;
  return say(
    `That would be about **${number(caloriesKcal)} kcal** in one meal. How much was it? If that's right, you can log it in parts with the search on the *Nutrition* page.`,
  );
}

/** A meal to be logged with a tap, its numbers, and any objections; nothing is logged before that. */
export function mealCard(meal: Meal, notes: string, said: string, { today, spared }: CoachFacts): CoachReply {
  const refused = refusal(meal, said);
  if (refused) return refused;
  const { items, mealType, daysBack, isGuess = false } = meal;
  const day = localDateSchema.parse(today);
  const date = addDays(day, -daysBack);
  const total = sumOfNutrients(items.map(({ nutrients }) => nutrients));
  const names = capital(joined(items.map((item) => portionText(item, said))));
  const when = mealOfDay(mealType, date, day);
  return {
    ...say(
      `${names}: about **${number(total.caloriesKcal)} kcal**, ${number(total.proteinG)} g protein.${notes}${avoidedText(items, spared.diet, said)} Should I log it as ${when === 'snack' ? 'a snack' : when}${isGuess ? ', or which meal was it' : ''}?`,
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
