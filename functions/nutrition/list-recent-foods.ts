import type { FoodLog, LoggedItem } from '../../shared/contracts/nutrition';
import { addDays, localDateOf } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import type { NutritionDeps } from './nutrition-deps';

const lookedBackDays = 60;
const most = { foods: 20, meals: 10 };
const oftenTimes = 2;

const keyOf = ({ foodId, name }: LoggedItem) => foodId ?? `quick:${name.toLowerCase()}`;
const contentsOf = ({ items }: FoodLog) =>
  items
    .map((item) => `${keyOf(item)}:${item.grams}`)
    .toSorted()
    .join('|');

/** Keeps the first of each key. */
function distinct<Each>(all: readonly Each[], key: (each: Each) => string): Each[] {
  const seen = new Set<string>();
  return all.filter((each) => !seen.has(key(each)) && seen.add(key(each)));
}

/** What was eaten recently and often within two months, with its latest amounts, and the latest distinct meals. */
export async function listRecentFoods({ logs, readAccount, storage }: NutritionDeps, userId: string) {
  const account = await readAccount(userId);
  if (!account) throw new AppError('profile_not_found');
  const today = localDateOf(storage.clock.now(), account.timeZone);
  const { meals } = await logs.readDays(userId, addDays(today, -lookedBackDays), today);
  const newestFirst = meals.toSorted((a, b) => (a.loggedAt < b.loggedAt ? 1 : -1));
  const items = newestFirst.flatMap((meal) => meal.items);
  const times = new Map<string, number>();
  for (const item of items) times.set(keyOf(item), (times.get(keyOf(item)) ?? 0) + 1);
  const foods = distinct(items, keyOf);
  const timesOf = (item: LoggedItem) => times.get(keyOf(item)) ?? 0;
  return {
    recent: foods.slice(0, most.foods),
    frequent: foods
      .filter((item) => timesOf(item) >= oftenTimes)
      .toSorted((a, b) => timesOf(b) - timesOf(a))
      .slice(0, most.foods),
    meals: distinct(newestFirst, contentsOf).slice(0, most.meals),
  };
}
