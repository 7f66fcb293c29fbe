import type { FoodLog } from '../../shared/contracts/nutrition';
import { localDateOf } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import type { StoredMeal } from './food-logs-repository';
import type { NutritionDeps, Requester } from './nutrition-deps';
import { hashOf } from './store-meal';

type RemoveDeps = Pick<NutritionDeps, 'logs' | 'storage' | 'readAccount'>;

/** What is published so that points can be taken back. */
async function factOf({ readAccount }: RemoveDeps, userId: string, { meal, loggedOn }: StoredMeal) {
  const { id: logId, mealType, photoId, loggedAt } = meal;
  // Older rows do not say on which of the person's days they were logged.
  const zone = loggedOn ? null : (await readAccount(userId))?.timeZone;
  const localDate = loggedOn ?? localDateOf(new Date(loggedAt), zone ?? 'UTC');
  return { logId, mealType, localDate, photoHash: hashOf(photoId) };
}

/** Removes a meal and takes back its points. Its photo is deleted a little later, because a meal can be restored. */
export async function removeMeal(
  deps: RemoveDeps,
  { userId, correlationId }: Requester,
  id: string,
): Promise<{ id: string }> {
  const { logs, storage } = deps;
  const stored = await logs.findMeal(userId, id);
  if (!stored || stored.isRemoved) throw new AppError('meal_not_found');
  const { photoId } = stored.meal;
  const about = { userId, cause: { correlationId, depth: 0 } };
  const data = await factOf(deps, userId, stored);
  const items = [
    logs.removeMealItem(userId, id),
    outboxItem(storage, 'MealRemoved', { ...about, data }),
    ...(photoId ? [outboxItem(storage, 'PhotoReleased', { ...about, data: { logId: id, photoId } })] : []),
  ];
  const refused = await refusedBy(transact(storage.documents, items));
  if (refused.length > 0) throw new AppError('meal_not_found');
  return { id };
}

/** Restores a removed meal; a repeat returns the meal. */
export async function restoreMeal(
  deps: RemoveDeps,
  { userId, correlationId }: Requester,
  id: string,
): Promise<FoodLog> {
  const { logs, storage } = deps;
  const stored = await logs.findMeal(userId, id);
  if (!stored) throw new AppError('meal_not_found');
  if (!stored.isRemoved) return stored.meal;
  const data = await factOf(deps, userId, stored);
  const cause = { correlationId, depth: 0 };
  await refusedBy(
    transact(storage.documents, [
      logs.restoreMealItem(userId, id),
      outboxItem(storage, 'MealRestored', { userId, cause, data }),
    ]),
  );
  // Refused: someone restored it at the same moment.
  return stored.meal;
}
