import { localDateSchema } from '../../../../shared/rules/local-date';
import { mealTypeAt, type MealType } from '../../../../shared/rules/nutrition/meal-types';
import type { CoachFacts, CoachReply } from '../../coach-facts';
import { foodWordsOf } from '../../understanding/food-words';
import { ideaAt, logsIt } from '../../understanding/named-idea';
import { daysBackIn } from '../../understanding/meal-day';
import { mealNamed } from '../../understanding/read-meal-change';
import { say } from '../dialogue';
import { joined } from '../../../../shared/rules/joined';
import { mealCard } from './meal-card';
import { calledOtherwise, foodName } from './portion-text';

/** The meal by its name if the message gives one, else by the hour, as on the nutrition page. */
const mealTypeOf = (said: string, hour: number): MealType => mealNamed(said) ?? mealTypeAt(hour);

const removes = /\b(?:remove|delete|take (?:out|off)|undo|scrap)\b/;
const corrects = /\bit was\b|\bi meant\b/;
const quoted = (text: string) => text.replaceAll(/[*_[\]<>`“”]/g, '').slice(0, 60);

const noFood = (text: string) =>
  say(
    `Tell me the foods in *“${quoted(text)}”*, with amounts if you know them, like *“two eggs and a slice of toast”*, and I'll put them together. To log the same meal again, open it on the *Nutrition* page.`,
  );

function removal(names: readonly string[]): CoachReply {
  const what = names.length > 0 ? `the ${joined(names)}` : 'it';
  return say(
    `I can't remove ${what} for you. Open the meal on the *Nutrition* page and remove it there; your totals update right away.`,
  );
}

/** A meal as it was told, to be logged with a tap; nothing is logged before that. */
export function proposeMeal(text: string, facts: CoachFacts): CoachReply {
  const { foods, today, hour } = facts;
  const said = foodWordsOf(text);
  const items = foods?.items ?? [];
  if (removes.test(said)) return removal(items.map(({ food }) => food.name.toLowerCase()));
  if (items.length === 0) return noFood(text);
  if (items.every(({ food, isOutOfRange }) => food.id === 'water' && isOutOfRange))
    return say(
      "That's more water than is good at one time. About two liters (eight cups) over the whole day is plenty, in sips.",
    );
  if (items.every(({ food }) => food.id === 'water'))
    return say(
      `${items[0]?.grams ?? 250} ml of water, good. I can't log it from here, but it's one tap on the *Nutrition* page.`,
    );
  const guessed = items.some(({ isSure }) => !isSure)
    ? " Where you didn't give an amount, I assumed a usual portion."
    : '';
  // A food mentioned earlier keeps the name it had then.
  const isNamed = !logsIt(text) && ideaAt(text, foods?.before?.ideas ?? []) === null;
  const others = isNamed ? calledOtherwise(items, text).map((item) => `*${foodName(item)}*`) : [];
  const nearest = others.length > 0 ? ` The nearest in my table: ${joined(others)}.` : '';
  const instead = corrects.test(said) ? ' If the other one is already logged, change it there instead.' : '';
  const daysBack = daysBackIn(said, localDateSchema.parse(today)) ?? 0;
  const isGuess = daysBack > 0 && mealNamed(said) === null;
  const meal = { items, mealType: mealTypeOf(said, hour), daysBack, isGuess };
  return mealCard(meal, `${nearest}${guessed}${instead}`, said, facts);
}
