import type { MealType } from '../../../shared/rules/nutrition/meal-types';

export const mealTypeNames: Readonly<Record<MealType, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};
