import { readDiet } from '../../shared/domain/nutrition/read-diet';
import { recommend, type DaySoFar, type Recommendation } from '../../shared/domain/nutrition/recommend';
import type { Account } from '../profile/public';
import { hourAt } from './entry-time';
import type { NutritionDeps } from './nutrition-deps';

const noNotes = {
  medicalConditions: null,
  bodyPains: null,
  workLifeEffects: null,
  fitnessBarriers: null,
};

/** What could come next today, by the day so far, the person's notes and the session that is planned. */
export async function recommendToday(
  { readPlanned, storage }: Pick<NutritionDeps, 'readPlanned' | 'storage'>,
  userId: string,
  account: Account,
  day: Omit<DaySoFar, 'hour' | 'diet' | 'training'>,
): Promise<Recommendation[]> {
  if (day.mealsLogged === 0) return [];
  const { answers, timeZone } = account;
  return recommend({
    ...day,
    hour: hourAt(storage.clock.now(), timeZone),
    diet: readDiet(answers ?? noNotes),
    training: await readPlanned(userId, account),
  });
}
