import { queryOptions } from '@tanstack/react-query';
import { ownFoodsContract, type ImportedFood, type OwnFoodInput } from '../../../../shared/contracts/foods';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { nutritionKey } from './nutrition-queries';

/** The person's own foods and recipes, newest first. */
export function ownFoodsQuery() {
  return queryOptions({
    queryKey: [...nutritionKey, 'own-foods'],
    queryFn: ({ signal }) => callEndpoint(ownFoodsContract.listOwnFoods, {}, signal),
  });
}

/** Repeating the same id returns the stored food. */
export const createOwnFood = (id: string, food: OwnFoodInput) =>
  callEndpoint(ownFoodsContract.createOwnFood, { body: { id, food } });

/** All foods of a file or none, by line; repeating the same ids adds nothing. */
export const importOwnFoods = (foods: Record<string, ImportedFood>) =>
  callEndpoint(ownFoodsContract.importOwnFoods, { body: { foods } });

export const changeOwnFood = (id: string, food: OwnFoodInput) =>
  callEndpoint(ownFoodsContract.changeOwnFood, { params: { id }, body: { food } });

export const removeOwnFood = (id: string) => callEndpoint(ownFoodsContract.removeOwnFood, { params: { id } });
