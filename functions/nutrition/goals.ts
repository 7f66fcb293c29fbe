import { localDateOf } from '../../shared/rules/local-date';
import { defaultGoals, type NutritionGoals } from '../../shared/rules/nutrition/goals';
import { readEatingConcern } from './read-eating-concern';
import { floorKcal, suggestGoals, type GoalsSuggestion } from '../../shared/rules/nutrition/suggest-goals';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { sparedOf, type Spared } from '../spared/public';
import { AppError } from '../platform/errors';
import type { NutritionDeps } from './nutrition-deps';

const ofFood = ['eating-disorder', 'fasting', 'cutting-weight'];

const suggestionFor = (
  answers: ProfileAnswers,
  { conditions, facts }: Spared,
  activityLevel: NutritionGoals['activityLevel'],
): GoalsSuggestion =>
  suggestGoals({
    answers,
    conditions,
    hasEatingConcern: readEatingConcern(answers) || facts.some(({ what }) => ofFood.includes(what ?? '')),
    activityLevel,
  });

/** The person's targets, or the defaults until they set some, with what their answers suggest. */
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
  const current = own ?? defaultGoals;
  const suggestion =
    account.answers &&
    suggestionFor(
      account.answers,
      sparedOf(account.answers, ledger, localDateOf(storage.clock.now(), account.timeZone)),
      activityLevel ?? current.activityLevel,
    );
  return { goals: current, isDefault: own === null, suggestion };
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
