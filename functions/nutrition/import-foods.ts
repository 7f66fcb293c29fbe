import type { ImportedFood } from '../../shared/contracts/food-import';
import { maximumOwnFoods, type OwnFood } from '../../shared/contracts/foods';
import { AppError } from '../platform/errors';
import type { NutritionDeps } from './nutrition-deps';
import { packedFood } from './own-foods';

/** Stores all foods of a file or none; a repeat of the IDs returns the stored ones. */
export async function importFoods(
  { ownFoods }: Pick<NutritionDeps, 'ownFoods'>,
  userId: string,
  imported: Record<string, ImportedFood>,
): Promise<{ foods: OwnFood[] }> {
  const read = Object.values(imported).map(({ action, id, food }) => ({
    action,
    food: packedFood(`own-${id}`, food),
  }));
  const foodsTo = (wanted: ImportedFood['action']) =>
    read.filter(({ action }) => action === wanted).map(({ food }) => food);
  const foods = { added: foodsTo('add'), replaced: foodsTo('replace') };
  const outcome = await ownFoods.import(userId, foods, maximumOwnFoods);
  if (outcome === 'full') throw new AppError('too_many_own_foods');
  if (outcome === 'changed') throw new AppError('changed_meanwhile');
  if (outcome === 'stored') return { foods: read.map(({ food }) => food) };
  const ids = new Set(read.map(({ food }) => food.id));
  return { foods: (await ownFoods.list(userId)).filter(({ id }) => ids.has(id)) };
}
