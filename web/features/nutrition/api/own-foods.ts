import { queryOptions } from '@tanstack/react-query';
import { ownFoodsContract, type OwnFoodInput } from '../../../../shared/contracts/foods';
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

export const changeOwnFood = (id: string, food: OwnFoodInput) =>
  callEndpoint(ownFoodsContract.changeOwnFood, { params: { id }, body: { food } });

export const removeOwnFood = (id: string) => callEndpoint(ownFoodsContract.removeOwnFood, { params: { id } });
