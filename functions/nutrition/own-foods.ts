import {
  maximumOwnFoods,
  type OwnFood,
  type OwnFoodInput,
  type PackedFoodInput,
} from '../../shared/contracts/foods';
import { nutrientsOf, per100Of, sumOfNutrients } from '../../shared/rules/nutrition/nutrients';
import { AppError } from '../platform/errors';
import { createFindFood } from './find-foods';
import type { NutritionDeps } from './nutrition-deps';

type Deps = Pick<NutritionDeps, 'ownFoods'>;
type Recipe = Extract<OwnFoodInput, { kind: 'recipe' }>;

async function recipeFood(deps: Deps, userId: string, id: string, recipe: Recipe): Promise<OwnFood> {
  const { name, servings } = recipe;
  const ids = recipe.ingredients.map(({ foodId }) => foodId);
  const findFood = await createFindFood(deps, userId, ids);
  const ingredients = recipe.ingredients.map((ingredient) => {
    const food = findFood(ingredient.foodId);
    // A recipe inside a recipe could contain itself.
    if ('kind' in food && food.kind === 'recipe') throw new AppError('food_not_found');
    return { ...ingredient, name: food.name, per100: food.per100 };
  });
  const grams = ingredients.reduce((sum, ingredient) => sum + ingredient.grams, 0);
  const total = sumOfNutrients(ingredients.map((each) => nutrientsOf(each.per100, each.grams)));
  return {
    id,
    kind: 'recipe',
    name,
    // Not rounded to whole kcal: all servings together are what the ingredients are.
    per100: per100Of(total, grams),
    measures: [{ name: 'portion', grams: grams / servings }],
    source: 'own',
    ingredients: ingredients.map(({ foodId, grams: weight, name: called }) => ({
      foodId,
      grams: weight,
      name: called,
    })),
    servings,
  };
}

export function packedFood(id: string, { kind, name, per100, portionGrams }: PackedFoodInput): OwnFood {
  const measures = [{ name: 'portion', grams: portionGrams }];
  return { id, kind, name, per100, measures, source: 'own', ingredients: [], servings: null };
}

async function foodOf(deps: Deps, userId: string, id: string, input: OwnFoodInput): Promise<OwnFood> {
  return input.kind === 'recipe' ? recipeFood(deps, userId, id, input) : packedFood(id, input);
}

/** Stores a food or recipe; a repeat of the ID returns the stored one. */
export async function createOwnFood(
  deps: Deps,
  userId: string,
  request: { id: string; food: OwnFoodInput },
): Promise<OwnFood> {
  const { ownFoods } = deps;
  const id = `own-${request.id}`;
  const stored = await ownFoods.read(userId, id);
  if (stored) return stored;
  const food = await foodOf(deps, userId, id, request.food);
  const outcome = await ownFoods.create(userId, food, maximumOwnFoods);
  if (outcome === 'full') throw new AppError('too_many_own_foods');
  if (outcome === 'created') return food;
  const faster = await ownFoods.read(userId, id);
  if (!faster) throw new AppError('food_not_found');
  return faster;
}

/** Replaces a food or recipe; meals already logged with it keep their values. */
export async function changeOwnFood(
  deps: Deps,
  { userId, id }: { userId: string; id: string },
  input: OwnFoodInput,
): Promise<OwnFood> {
  const food = await foodOf(deps, userId, id, input);
  if (!(await deps.ownFoods.replace(userId, food))) throw new AppError('food_not_found');
  return food;
}

export async function removeOwnFood(
  { ownFoods }: Deps,
  { userId, id }: { userId: string; id: string },
): Promise<{ id: string }> {
  if (!(await ownFoods.remove(userId, id))) throw new AppError('food_not_found');
  return { id };
}
