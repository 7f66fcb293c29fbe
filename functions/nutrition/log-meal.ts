import type { FoodLog, LoggedItem, MealItem } from '../../shared/contracts/nutrition';
import type { LocalDate } from '../../shared/domain/local-date';
import { mealTypeAt, type MealType } from '../../shared/domain/nutrition/meal-types';
import { sumOfNutrients } from '../../shared/domain/nutrition/nutrients';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { entryTime, hourAt } from './entry-time';
import { loggedItems } from './logged-items';
import type { NutritionDeps, Requester } from './nutrition-deps';

interface EntryRequest {
  id: string;
  date?: LocalDate | undefined;
  mealType?: MealType | undefined;
}

/** Stores a meal and its event in one transaction; a repeat of the id answers what is stored. */
async function storeMeal(
  deps: NutritionDeps,
  { userId, correlationId }: Requester,
  { mealType, ...request }: EntryRequest,
  makeItems: () => Promise<LoggedItem[]>,
): Promise<FoodLog> {
  const { logs, storage } = deps;
  const { date, today, madeAt, timeZone } = await entryTime(deps, userId, request);
  const id = `${date}-${request.id}`;
  const stored = await logs.readMeal(userId, id);
  if (stored) return stored;
  const items = await makeItems();
  const meal: FoodLog = {
    id,
    date,
    mealType: mealType ?? mealTypeAt(hourAt(madeAt, timeZone)),
    items,
    totals: sumOfNutrients(items.map(({ nutrients }) => nutrients)),
    loggedAt: storage.clock.now().toISOString(),
  };
  const logged = outboxItem(storage, 'MealLogged', {
    userId,
    cause: { correlationId, depth: 0 },
    // Paid on the day of the logging, so that old days cannot be filled for points.
    data: { logId: id, mealType: meal.mealType, localDate: today, photoHash: null },
  });
  const refused = await refusedBy(transact(storage.documents, [logs.createMealItem(userId, meal), logged]));
  if (refused.length === 0) return meal;
  const faster = await logs.readMeal(userId, id);
  if (!faster) throw new AppError('meal_not_found');
  return faster;
}

/** Logs a meal of foods. */
export const logMeal = (
  deps: NutritionDeps,
  requester: Requester,
  { items, ...request }: EntryRequest & { items: MealItem[] },
): Promise<FoodLog> => storeMeal(deps, requester, request, () => loggedItems(deps, requester.userId, items));

/** Logs what another meal was made of, under a new id. */
export async function copyMeal(
  deps: NutritionDeps,
  requester: Requester,
  originalId: string,
  request: EntryRequest,
): Promise<FoodLog> {
  const original = await deps.logs.readMeal(requester.userId, originalId);
  if (!original) throw new AppError('meal_not_found');
  return storeMeal(deps, requester, request, async () => original.items);
}
