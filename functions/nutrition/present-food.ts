import type { FoodAnswer } from '../../shared/contracts/foods';
import type { Food } from './foods/food';

const hundredGrams = { name: '100 g', grams: 100 };

export const presentFood = ({ id, name, per100, measures, isRecipe }: Food): FoodAnswer => ({
  id,
  name,
  per100,
  measures: measures.length > 0 ? [...measures] : [hundredGrams],
  source: isRecipe ? 'estimate' : 'USDA',
});
