import type { LocalDate } from '../../shared/rules/local-date';
import { defaultGoals } from '../../shared/rules/nutrition/goals';
import type { MealType } from '../../shared/rules/nutrition/meal-types';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { Spared } from '../spared/public';
import type { Storage } from '../platform/storage/storage';
import { createFoodLogsRepository } from './food-logs-repository';
import { createGoalsRepository } from './goals-repository';
import type { presentSentence } from './present-sentence';
import { daySoFar, targetsOfDay } from './read-days';
import { suggestionFor } from './targets';

/** The foods that a sentence names, with their amounts, and the words that name none. */
export type ReadFoods = ReturnType<typeof presentSentence>;

/** Reads foods from sentences and meals. The food table is loaded on first use. */
export const createReadFoods = () => import('./present-sentence');
export type FoodReader = Awaited<ReturnType<typeof createReadFoods>>;

export const foodsOf = async (text: string): Promise<ReadFoods> =>
  (await createReadFoods()).presentSentence(text);

/** A meal of the day, with the names of its items. */
export interface EatenMeal {
  mealType: MealType;
  foods: string[];
  caloriesKcal: number;
}

/** What someone ate and drank on one of their days, against their targets. */
export interface EatenDay extends ReturnType<typeof daySoFar> {
  meals: EatenMeal[];
  /** Whether they set the targets themselves. */
  hasOwnGoals: boolean;
}

export type ReadEatenDay = (userId: string, date: LocalDate) => Promise<EatenDay>;

/** The day with the targets that fit someone's goal, unless they set their own. */
export const targetedDayOf = (
  day: EatenDay,
  answers: ProfileAnswers | null,
  spared: Pick<Spared, 'conditions' | 'facts'>,
): EatenDay =>
  day.hasOwnGoals || !answers ? day : { ...day, ...targetsOfDay(suggestionFor(answers, spared).goals) };

/** Uses the default targets if none are set; `targetedDayOf` knows better ones. Does not need the food table. */
export function createReadEatenDay(storage: Storage): ReadEatenDay {
  const logs = createFoodLogsRepository(storage);
  const goals = createGoalsRepository(storage);
  return async (userId, date) => {
    const [{ meals, water }, own] = await Promise.all([
      logs.readDays(userId, date, date),
      goals.read(userId),
    ]);
    return {
      ...daySoFar(meals, water, own ?? defaultGoals),
      hasOwnGoals: own !== null,
      meals: meals.map(({ mealType, items, totals }) => ({
        mealType,
        foods: items.map(({ name }) => name),
        caloriesKcal: totals.caloriesKcal,
      })),
    };
  };
}

/** Whether a meal exists and was not removed, as of now. */
export type ReadIsThere = (userId: string, id: string) => Promise<boolean>;

export function createReadMealIsThere(storage: Storage): ReadIsThere {
  const logs = createFoodLogsRepository(storage);
  return async (userId, id) => (await logs.readMeal(userId, id)) !== null;
}
