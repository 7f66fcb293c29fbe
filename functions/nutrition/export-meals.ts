import { csvOf } from '../../shared/rules/csv';
import type { LocalDate } from '../../shared/rules/local-date';
import type { NutritionDeps } from './nutrition-deps';
import { readPeriod } from './read-days';

const header = ['date', 'meal', 'food', 'grams', 'kcal', 'protein_g', 'carbs_g', 'fats_g', 'fibre_g'];

/** Every food of a period as comma-separated values, one line per food. */
export async function exportMeals(
  deps: Pick<NutritionDeps, 'logs'>,
  userId: string,
  period: { from: LocalDate; to: LocalDate },
): Promise<string> {
  const { meals } = await readPeriod(deps, userId, period);
  const lines = meals.flatMap(({ date, mealType, items }) =>
    items.map(({ name, grams, nutrients }) => {
      const { caloriesKcal, proteinG, carbsG, fatsG, fibreG } = nutrients;
      return [date, mealType, name, grams, caloriesKcal, proteinG, carbsG, fatsG, fibreG];
    }),
  );
  return csvOf([header, ...lines]);
}
