import { localDateOf } from '../../shared/rules/local-date';
import { defaultGoals, type NutritionGoals } from '../../shared/rules/nutrition/goals';
import { suggestGoals, type GoalsSuggestion } from '../../shared/rules/nutrition/suggest-goals';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { Account } from '../profile/public';
import { sparedOf, type Spared } from '../spared/public';
import type { NutritionDeps } from './nutrition-deps';
import { readEatingConcern } from './read-eating-concern';

const ofFood = ['eating-disorder', 'fasting', 'cutting-weight'];

/** What someone's answers and health suggest. */
export const suggestionFor = (
  answers: ProfileAnswers,
  { conditions, facts }: Pick<Spared, 'conditions' | 'facts'>,
  activityLevel: NutritionGoals['activityLevel'] = defaultGoals.activityLevel,
): GoalsSuggestion =>
  suggestGoals({
    answers,
    conditions,
    hasEatingConcern: readEatingConcern(answers) || facts.some(({ what }) => ofFood.includes(what ?? '')),
    activityLevel,
  });

type TargetDeps = Pick<NutritionDeps, 'goals' | 'readLedger' | 'storage'>;

/** The targets someone set; until then those that fit their own goal, and before onboarding the defaults. */
export async function readTargets(
  { goals, readLedger, storage }: TargetDeps,
  userId: string,
  account: Promise<Pick<Account, 'answers' | 'timeZone'> | null>,
): Promise<NutritionGoals> {
  const [own, known] = await Promise.all([goals.read(userId), account]);
  if (own || !known?.answers) return own ?? defaultGoals;
  const today = localDateOf(storage.clock.now(), known.timeZone);
  return suggestionFor(known.answers, sparedOf(known.answers, await readLedger(userId), today)).goals;
}
