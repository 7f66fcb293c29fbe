import { maximumDays, type FoodLog, type NutritionDay } from '../../shared/contracts/nutrition';
import { daysBetween, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import type { NutritionGoals } from '../../shared/rules/nutrition/goals';
import { recommendationDisclaimer } from '../../shared/rules/nutrition/recommend';
import { sumOfNutrients } from '../../shared/rules/nutrition/nutrients';
import { AppError } from '../platform/errors';
import type { Logged, WaterLog } from './food-logs-repository';
import type { NutritionDeps } from './nutrition-deps';
import { recommendToday } from './recommend-today';
import { readTargets } from './targets';

const fibreGramsPer1000Kcal = 14;
const waterTargetMillilitres = 2_000;

/** The totals of a day's entries. */
function totalsOf(meals: readonly Pick<FoodLog, 'totals'>[], water: readonly WaterLog[]) {
  return {
    mealsLogged: meals.length,
    totals: sumOfNutrients(meals.map(({ totals }) => totals)),
    waterMillilitres: water.reduce((sum, { millilitres }) => sum + millilitres, 0),
  };
}

/** The targets of a day, with the fiber that belongs to its energy. */
export const targetsOfDay = (goals: NutritionGoals) => ({
  goals,
  fibreTargetG: Math.round((goals.targetCaloriesKcal / 1000) * fibreGramsPer1000Kcal),
});

/** What was eaten and drunk so far, against the targets. */
export function daySoFar(
  meals: readonly Pick<FoodLog, 'totals'>[],
  water: readonly WaterLog[],
  goals: NutritionGoals,
) {
  return { ...totalsOf(meals, water), ...targetsOfDay(goals), waterTargetMillilitres };
}

/**
 * One day with its entries and targets. Totals are summed from the entries, so simultaneous writes cannot make them
 * wrong.
 */
export async function readDay(
  deps: NutritionDeps,
  userId: string,
  asked: LocalDate | 'today',
): Promise<NutritionDay> {
  const { logs, readAccount, storage } = deps;
  const readOn = (date: LocalDate) => logs.readDays(userId, date, date);
  // Only which day is today depends on the account.
  const asking = readAccount(userId);
  const [account, goals, known] = await Promise.all([
    asking,
    readTargets(deps, userId, asking),
    asked === 'today' ? null : readOn(asked),
  ]);
  if (!account) throw new AppError('profile_not_found');
  const today = localDateOf(storage.clock.now(), account.timeZone);
  const date = asked === 'today' ? today : asked;
  const { meals, water } = known ?? (await readOn(date));
  const soFar = daySoFar(meals, water, goals);
  const recommendations = date === today ? await recommendToday(deps, userId, account, soFar) : [];
  return { date, today, ...soFar, meals, water, recommendations, disclaimer: recommendationDisclaimer };
}

/** The entries of a period. Throws invalid_request if it is too long or ends before it begins. */
export function readPeriod(
  { logs }: Pick<NutritionDeps, 'logs'>,
  userId: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<Logged> {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > maximumDays)
    throw new AppError('invalid_request', `from, to: must be 1 to ${maximumDays} days`);
  return logs.readDays(userId, from, to);
}

/** The days of a period with any entries, oldest first. */
export async function listDays(
  deps: Pick<NutritionDeps, 'logs'>,
  userId: string,
  period: { from: LocalDate; to: LocalDate },
) {
  const { meals, water } = await readPeriod(deps, userId, period);
  const dates = [...new Set([...meals, ...water].map(({ date }) => date))].toSorted();
  const days = dates.map((date) => ({
    date,
    ...totalsOf(
      meals.filter((meal) => meal.date === date),
      water.filter((drink) => drink.date === date),
    ),
  }));
  return { days };
}
