import { localDateOf } from '../../shared/rules/local-date';
import { recommend, type DaySoFar, type Recommendation } from '../../shared/rules/nutrition/recommend';
import { sparedOf } from '../spared/public';
import type { Account } from '../profile/public';
import { hourAt } from './entry-time';
import type { NutritionDeps } from './nutrition-deps';

/** Recommendations for the rest of the day, by the day so far, the person's diet, and the planned session. */
export async function recommendToday(
  { readPlanned, readLedger, storage }: Pick<NutritionDeps, 'readPlanned' | 'readLedger' | 'storage'>,
  userId: string,
  account: Account,
  day: Omit<DaySoFar, 'hour' | 'diet' | 'training'>,
): Promise<Recommendation[]> {
  if (day.mealsLogged === 0) return [];
  const { answers, timeZone } = account;
  const now = storage.clock.now();
  const [ledger, training] = await Promise.all([readLedger(userId), readPlanned(userId, account)]);
  return recommend({
    ...day,
    hour: hourAt(now, timeZone),
    diet: sparedOf(answers, ledger, localDateOf(now, timeZone)).diet,
    training,
  });
}
