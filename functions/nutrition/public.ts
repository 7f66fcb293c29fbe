import type { OwnFood } from '../../shared/contracts/foods';
import type { LocalDate } from '../../shared/rules/local-date';
import { defaultGoals } from '../../shared/rules/nutrition/goals';
import type { MealType } from '../../shared/rules/nutrition/meal-types';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { Spared } from '../spared/public';
import type { Storage } from '../platform/storage/storage';
import { createReadAccount } from '../profile/public';
import { createFoodLogsRepository, type WaterLog } from './food-logs-repository';
import { createGoalsRepository } from './goals-repository';
import { logWater, type WaterRequest } from './log-water';
import { createOwnFoodsRepository } from './own-foods-repository';
import type { presentSentence } from './present-sentence';
import { daySoFar, targetsOfDay } from './read-days';
import { suggestionFor } from './targets';

/** The foods that a sentence names, with their amounts, and the words that name none. */
export type ReadFoods = ReturnType<typeof presentSentence>;

/** Reads foods from sentences and meals. */
export interface FoodReader {
  presentSentence: (text: string) => ReadFoods;
  presentItems: (items: readonly { foodId: string; grams: number }[]) => ReadFoods['items'];
}

/** Knows the person's own foods, too. The food table is loaded on first use. */
export async function createReadFoods(ownFoods: readonly OwnFood[]): Promise<FoodReader> {
  const { presentItems, presentSentence } = await import('./present-sentence');
  return {
    presentSentence: (text) => presentSentence(text, { ownFoods }),
    presentItems: (items) => presentItems(items, ownFoods),
  };
}

export const foodsOf = async (text: string, ownFoods: readonly OwnFood[] = []): Promise<ReadFoods> =>
  (await createReadFoods(ownFoods)).presentSentence(text);

export type ReadOwnFoods = (userId: string) => Promise<OwnFood[]>;

export const createReadOwnFoods = (storage: Storage): ReadOwnFoods => createOwnFoodsRepository(storage).list;

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

/** Adds a drink of water as its person would. Does not need the food table. */
export type LogWater = (userId: string, request: WaterRequest) => Promise<WaterLog>;

export function createLogWater(storage: Storage): LogWater {
  const deps = {
    storage,
    logs: createFoodLogsRepository(storage),
    readAccount: createReadAccount(storage),
  };
  return (userId, request) => logWater(deps, userId, request);
}
