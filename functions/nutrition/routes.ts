import { nutritionContract } from '../../shared/contracts/nutrition';
import { routes } from '../platform/http/routes';
import { searchFoods } from './foods/search-foods';
import { presentFood } from './present-food';
import { presentSentence } from './present-sentence';

export const nutritionRoutes = () =>
  routes(nutritionContract, {
    searchFoods: async ({ query }) => ({ foods: searchFoods(query.q, query.limit).map(presentFood) }),
    readSentence: async ({ body }) => presentSentence(body.text),
  });
