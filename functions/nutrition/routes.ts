import { nutritionApiContract } from '../../shared/contracts/nutrition-api';
import { routes } from '../platform/http/routes';
import { changeMeal, removeWater } from './change-meal';
import { exportMeals } from './export-meals';
import { findFoods } from './find-foods';
import { readGoals, setGoals } from './goals';
import { importFoods } from './import-foods';
import { listRecentFoods } from './list-recent-foods';
import { copyMeal, logMeal } from './log-meal';
import { logWater } from './log-water';
import type { NutritionDeps } from './nutrition-deps';
import { changeOwnFood, createOwnFood, removeOwnFood } from './own-foods';
import { presentSentence } from './present-sentence';
import { listDays, readDay } from './read-days';
import { removeMeal, restoreMeal } from './remove-meal';

export const nutritionRoutes = (deps: NutritionDeps) =>
  routes(nutritionApiContract, {
    searchFoods: ({ query }, { caller }) => findFoods(deps, caller.userId, query),
    listOwnFoods: async (_, { caller }) => ({ foods: await deps.ownFoods.list(caller.userId) }),
    createOwnFood: ({ body }, { caller }) => createOwnFood(deps, caller.userId, body),
    importOwnFoods: ({ body }, { caller }) => importFoods(deps, caller.userId, body.foods),
    changeOwnFood: ({ params, body }, { caller }) =>
      changeOwnFood(deps, { userId: caller.userId, id: params.id }, body.food),
    removeOwnFood: ({ params }, { caller }) => removeOwnFood(deps, { userId: caller.userId, id: params.id }),
    readSentence: async ({ body }, { caller }) =>
      presentSentence(body.text, { as: body.as, ownFoods: await deps.ownFoods.list(caller.userId) }),
    logMeal: ({ body }, { caller, correlationId }) =>
      logMeal(deps, { userId: caller.userId, correlationId }, body),
    changeMeal: ({ params, body }, { caller }) =>
      changeMeal(deps, { userId: caller.userId, id: params.id }, body),
    removeMeal: ({ params }, { caller, correlationId }) =>
      removeMeal(deps, { userId: caller.userId, correlationId }, params.id),
    restoreMeal: ({ params }, { caller, correlationId }) =>
      restoreMeal(deps, { userId: caller.userId, correlationId }, params.id),
    copyMeal: ({ params, body }, { caller, correlationId }) =>
      copyMeal(deps, { userId: caller.userId, correlationId }, params.id, body),
    readDay: ({ params }, { caller }) => readDay(deps, caller.userId, params.date),
    listDays: ({ query }, { caller }) => listDays(deps, caller.userId, query),
    exportMeals: ({ query }, { caller }) => exportMeals(deps, caller.userId, query),
    listRecentFoods: (_, { caller }) => listRecentFoods(deps, caller.userId),
    logWater: ({ body }, { caller }) => logWater(deps, caller.userId, body),
    removeWater: ({ params }, { caller }) => removeWater(deps, { userId: caller.userId, id: params.id }),
    readGoals: ({ query }, { caller }) => readGoals(deps, caller.userId, query.activityLevel),
    setGoals: ({ body }, { caller }) => setGoals(deps, caller.userId, body),
  });
