import { hourOf } from '../../shared/rules/hour-of';
import { recommend, type DaySoFar, type Recommendation } from '../../shared/rules/nutrition/recommend';
import type { Account } from '../profile/public';
import type { NutritionDeps } from './nutrition-deps';

/** Recommendations for the rest of the day, by the day so far, the person's diet, and the planned session. */
export async function recommendToday(
  { readPlanned, storage }: Pick<NutritionDeps, 'readPlanned' | 'storage'>,
  userId: string,
  account: Account,
  day: Omit<DaySoFar, 'hour' | 'diet' | 'training'>,
): Promise<Recommendation[]> {
  if (day.mealsLogged === 0) return [];
  const planned = await readPlanned(userId, account);
  return recommend({ ...day, hour: hourOf(storage.clock.now(), account.timeZone), ...planned });
}
