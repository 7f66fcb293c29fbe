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
import { joined, number } from '../wording/count';
import { avoidedText } from './avoided';
import { portionText } from './portion-text';

type Items = ReadFoods['items'];

/** The log takes a meal of up to a year ago. */
const oldestDays = 366;
/** Nobody eats so much at one meal; it is asked about first. */
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
  /** The meal was taken from the hour, which says nothing of another day. */
  isGuess?: boolean;
}

const zero = /\b(?:log|add|track|had|ate|put)(?: in| down)? (?:0|zero)\b/;

/** Why a meal cannot be logged as it was told; null where it can. */
function refusal({ items, daysBack }: Meal, said: string): CoachReply | null {
  if (daysBack < 0)
    return say("That's still to come. Tell me once you've eaten it, and I'll put it together.");
  if (daysBack > oldestDays)
    return say('The log goes back one year, and no further. Anything since then I can put together for you.');
  const odd = items.filter(({ isOutOfRange }) => isOutOfRange);
  const [first] = odd;
  if ((first && /\b0\b/.test(said)) || zero.test(said))
    return say("Nothing to log, then. Once you've had something, tell me what it was.");
  const name = (first ?? items[0])?.food.name.toLowerCase() ?? '';
  if (first)
    return say(
      `That's more ${name} than I can log at once. How much was it really? Tell me the number or the grams.`,
    );
  const { caloriesKcal } = sumOfNutrients(items.map(({ nutrients }) => nutrients));
  if (caloriesKcal <= mostKcal) return null;
  return say(
    `That would be about **${number(caloriesKcal)} kcal** at one meal. How much was it really? If it's right, the search on the *Nutrition* page takes it in parts.`,
  );
}

/** A meal to be logged by a tap, its figures and what stands against it; nothing is logged before. */
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
      `${names}: about **${number(total.caloriesKcal)} kcal**, ${number(total.proteinG)} g protein.${notes}${avoidedText(items, spared.diet, said)} Shall I log it as ${when === 'snack' ? 'a snack' : when}${isGuess ? ', or which meal was it' : ''}?`,
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
