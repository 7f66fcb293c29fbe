import type { FoodLog } from '../../shared/contracts/nutrition';
import { hourOf } from '../../shared/rules/hour-of';
import type { LocalDate } from '../../shared/rules/local-date';
import { mealTypeAt } from '../../shared/rules/nutrition/meal-types';
import { usualMealTime } from '../../shared/rules/nutrition/usual-meal-time';
import { sumOfNutrients } from '../../shared/rules/nutrition/nutrients';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import { entryTime, type EntryTime } from './entry-time';
import type { StoredMeal } from './food-logs-repository';
import type { NutritionDeps, Requester } from './nutrition-deps';

/** The contents of a meal; without a type, the time of day decides. */
export interface MealContent extends Pick<FoodLog, 'items' | 'recommendations'> {
  mealType?: FoodLog['mealType'] | undefined;
}

interface MealRequest {
  id: string;
  date?: LocalDate | undefined;
  eatenAt?: string | undefined;
  photoId?: string | undefined;
}

/** The meal's name and minute: of its own day, or when that meal is usually eaten if it was logged later. */
function whenEaten({ date, madeAt, eatenAt, timeZone }: EntryTime, chosen: MealContent['mealType']) {
  const mealType = chosen ?? mealTypeAt(hourOf(eatenAt ?? madeAt, timeZone));
  const at = eatenAt ?? usualMealTime(date, mealType, timeZone);
  return { mealType, loggedAt: at.toISOString() };
}

/** A photo's name ends with the hash of its bytes. */
export const hashOf = (photoId: string | undefined) => photoId?.split('-')[1] ?? null;

/**
 * Stores a meal and its event in one transaction; a repeat of the ID returns what is stored and writes nothing. Throws
 * entry_removed if it was removed since.
 */
export async function storeMeal(
  deps: Pick<NutritionDeps, 'logs' | 'storage' | 'readAccount'>,
  { userId, correlationId }: Requester,
  { photoId, ...request }: MealRequest,
  makeContent: (time: EntryTime) => Promise<MealContent>,
): Promise<FoodLog> {
  const { logs, storage } = deps;
  const time = await entryTime(deps, userId, request);
  const id = `${time.date}-${request.id}`;
  const stored = await logs.findMeal(userId, id);
  if (stored) return unlessRemoved(stored);
  const { items, mealType, recommendations } = await makeContent(time);
  const meal: FoodLog = {
    id,
    date: time.date,
    ...whenEaten(time, mealType),
    items,
    totals: sumOfNutrients(items.map(({ nutrients }) => nutrients)),
    photoId,
    recommendations,
  };
  const about = { userId, cause: { correlationId, depth: 0 } };
  const logged = outboxItem(storage, 'MealLogged', {
    ...about,
    data: {
      logId: id,
      mealType: meal.mealType,
      // Points go to the day of logging, so that filling in past days earns nothing extra.
      localDate: time.today,
      photoHash: hashOf(photoId),
      photoId: photoId ?? null,
    },
  });
  const used = photoId ? [outboxItem(storage, 'PhotoUsed', { ...about, data: { logId: id, photoId } })] : [];
  const refused = await refusedBy(
    transact(storage.documents, [logs.createMealItem(userId, meal, time.today), logged, ...used]),
  );
  if (refused.length === 0) return meal;
  return unlessRemoved(await logs.findMeal(userId, id));
}

/** A repeat that arrives after the removal writes nothing. */
function unlessRemoved(stored: StoredMeal | null): FoodLog {
  if (!stored || stored.isRemoved) throw new AppError('entry_removed');
  return stored.meal;
}
