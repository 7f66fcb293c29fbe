import { daysBetween, localDateSchema } from '../../../../shared/rules/local-date';
import { nutrientsOf, sumOfNutrients } from '../../../../shared/rules/nutrition/nutrients';
import type { ReadFoods } from '../../../nutrition/public';
import type { CoachFacts, CoachReply } from '../../coach-facts';
import { foodWordsOf } from '../../understanding/food-words';
import { daysBackIn } from '../../understanding/meal-day';
import { mealChangeOf, type MealChange, type NewAmount } from '../../understanding/read-meal-change';
import { chip, say } from '../dialogue';
import { number } from '../wording/count';
import { foodCareFor } from './food-care';
import { asksForJudgement, judgeText } from './judge-text';
import { mealCard, mealOfDay } from './meal-card';
import { foodName, portionText } from './portion-text';

type Item = ReadFoods['items'][number];
type Edit = Extract<MealChange, { kind: 'edit' }>;

const weighing = (item: Item, grams: number): Item => ({
  ...item,
  grams: Math.max(1, Math.round(grams)),
  nutrients: nutrientsOf(item.food.per100, Math.max(1, Math.round(grams))),
  isSure: true,
  isOutOfRange: grams > 5000 || grams <= 0,
});

const gramsOf = ({ food }: Item, measure: string) =>
  food.measures.find(({ name }) => name === measure)?.grams;

/** The weight of one, as counted before; its everyday measure when it was weighed. */
function gramsOfOne({ food, grams }: Item): number {
  const isWhole = (each: number) => Math.abs((grams / each) * 2 - Math.round((grams / each) * 2)) < 0.05;
  const counted = food.measures.find(({ name, grams: each }) => name !== 'ml' && isWhole(each));
  return (counted ?? food.measures[0])?.grams ?? 100;
}

/** The food another amount refers to; null when more than one could be meant. */
function meantBy(amount: NewAmount, items: readonly Item[]): Item | null {
  if (items.length === 1) return items[0] ?? null;
  const { measure = null } = amount.kind === 'count' ? amount : {};
  const measured = items.filter((item) => measure !== null && gramsOf(item, measure) !== undefined);
  return measured.length === 1 ? (measured[0] ?? null) : null;
}

/** No one eats that many pieces, so the number must be grams. */
const mostPieces = 30;

function gramsNow(amount: NewAmount, item: Item): number {
  if (amount.kind === 'grams') return amount.grams;
  if (amount.kind === 'times') return item.grams * amount.factor;
  if (amount.measure === null && amount.count > mostPieces) return amount.count;
  const each = amount.measure === null ? undefined : gramsOf(item, amount.measure);
  return amount.count * (each ?? gramsOfOne(item));
}

/** The foods of the meal after the change; null when it isn't clear which one is meant. */
function itemsAfter({ amount, removed, added, changed }: Edit, before: readonly Item[]): Item[] | null {
  if (amount?.kind === 'times') return before.map((item) => weighing(item, gramsNow(amount, item)));
  const meant = amount && meantBy(amount, before);
  if (amount && !meant) return null;
  const kept = before
    .filter(({ food }) => !removed.includes(food.id))
    .map((item) => (amount && item === meant ? weighing(item, gramsNow(amount, item)) : item))
    .map((item) => changed.find(({ food }) => food.id === item.food.id) ?? item);
  return [...kept, ...added];
}

const amountText = (amount: NewAmount | null) =>
  amount?.kind === 'grams' ? `${amount.grams} g` : amount?.kind === 'count' ? String(amount.count) : '';

/** Whether the card's meal is already among today's. */
function isLogged({ nutrition, today, foods }: CoachFacts): boolean {
  const meal = foods?.before?.card?.meal;
  if (!meal || !nutrition || meal.date !== today) return false;
  const names = meal.items.map(({ name }) => name).join();
  return nutrition.meals.some((each) => each.mealType === meal.mealType && each.foods.join() === names);
}

const tap = " Tap **Log it** and it's in.";

function figures(items: readonly Item[]): string {
  const { caloriesKcal, proteinG, carbsG, fatsG, fibreG } = sumOfNutrients(
    items.map(({ nutrients }) => nutrients),
  );
  const lines = items.map((item) => `- ${portionText(item)}: ${number(item.nutrients.caloriesKcal)} kcal`);
  const all = `**${number(caloriesKcal)} kcal**, ${number(proteinG)} g protein, ${number(carbsG)} g carbs, ${number(fatsG)} g fat, ${number(fibreG)} g fiber`;
  return items.length > 1 ? `${lines.join('\n')}\n\nTotal: ${all}.` : `That's ${all}.`;
}

/** The proposed meal after a message changes it; null when the message says nothing about it. */
export function changeMeal(text: string, facts: CoachFacts): CoachReply | null {
  const { foods, today: day } = facts;
  const card = foods?.before?.card;
  const today = localDateSchema.parse(day);
  const change = foods && mealChangeOf(text, foods);
  if (!card || !change) return null;
  const { meal, items } = card;
  const isIn = isLogged(facts);
  if (change.kind === 'drop')
    return say(
      isIn
        ? 'That one is already logged. To remove it, open it on the *Nutrition* page.'
        : 'All right, nothing was logged.',
    );
  if (change.kind === 'figures') {
    const said = foodWordsOf(text);
    const [only] = items.length === 1 && asksForJudgement(said) ? items : [];
    const judged = only ? judgeText(said, only, facts.spared.diet, foodCareFor(facts)) : '';
    return { ...say(`${judged}${figures(items)}`), ...(!isIn && { meal }) };
  }
  if (change.kind === 'wrong')
    return say(
      'Sorry! What should I change: the food, the amount, the meal, or the day? One word is enough.',
    );
  if (change.kind === 'when')
    return {
      ...say(
        `I put it down as ${mealOfDay(meal.mealType, meal.date, today)}. Say *“lunch”* or *“yesterday”*, and I'll change it.`,
      ),
      ...(!isIn && { meal }),
    };
  if (change.kind === 'instead') {
    const other = change.of.map((item) => foodName(item)).join();
    return {
      ...say(`The ${other} instead of what?`),
      choices: items.map((item) => chip(`Swap the ${foodName(item)} for ${other}`)),
    };
  }
  if (change.kind === 'save') return isIn ? say("It's in already. Enjoy!") : { ...say(`Ready.${tap}`), meal };
  const now = itemsAfter(change, items);
  if (now === null) {
    const much = amountText(change.amount);
    const names = items.map((item) => foodName(item));
    return {
      ...say(`Which one: ${names.map((name) => `the ${name}`).join(' or ')}? Say it with the amount.`),
      choices: names.map((name) => chip(`Make the ${name} ${much}`)),
    };
  }
  if (now.length === 0) return say("Then there's nothing left to log. Tell me what you had instead.");
  const daysBack = daysBackIn(foodWordsOf(text), today) ?? daysBetween(meal.date, today);
  const notes = isIn
    ? ' The earlier one is already logged, so change it on the *Nutrition* page instead of logging this one too.'
    : '';
  const next = { items: now, mealType: change.mealType ?? meal.mealType, daysBack };
  return mealCard(next, notes, foodWordsOf(text), facts);
}
