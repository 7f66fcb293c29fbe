import { localDateOf } from '../../shared/rules/local-date';
import { defaultGoals, type NutritionGoals } from '../../shared/rules/nutrition/goals';
import { floorKcal } from '../../shared/rules/nutrition/suggest-goals';
import { sparedOf } from '../spared/public';
import { AppError } from '../platform/errors';
import type { NutritionDeps } from './nutrition-deps';
import { suggestionFor } from './targets';

/** The person's targets, with what their answers suggest; until they set some, the suggestion is their targets. */
export async function readGoals(
  { goals, readAccount, readLedger, storage }: NutritionDeps,
  userId: string,
  activityLevel?: NutritionGoals['activityLevel'],
) {
  const [account, own, ledger] = await Promise.all([
    readAccount(userId),
    goals.read(userId),
    readLedger(userId),
  ]);
  if (!account) throw new AppError('profile_not_found');
  const { answers, timeZone } = account;
  if (!answers) return { goals: own ?? defaultGoals, isDefault: own === null, suggestion: null };
  const spared = sparedOf(answers, ledger, localDateOf(storage.clock.now(), timeZone));
  const suggestion = suggestionFor(answers, spared, activityLevel ?? own?.activityLevel);
  return { goals: own ?? suggestionFor(answers, spared).goals, isDefault: own === null, suggestion };
}

/** Sets targets; refuses energy below the person's minimum. */
export async function setGoals(
  { goals, readAccount, storage }: NutritionDeps,
  userId: string,
  wanted: NutritionGoals,
): Promise<{ goals: NutritionGoals }> {
  const account = await readAccount(userId);
  if (!account) throw new AppError('profile_not_found');
  const floor = account.answers ? floorKcal(account.answers.gender) : 0;
  if (wanted.targetCaloriesKcal < floor) throw new AppError('target_too_low');
  await goals.write(userId, wanted, storage.clock.now().toISOString());
  return { goals: wanted };
}
