import * as z from 'zod';
import { kcalPerGram } from './nutrients';

export const nutritionGoalTypes = ['balanced', 'lose_weight', 'build_muscle', 'maintain'] as const;
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;

/** How far the macros may be from the calorie target, as a share of it. */
export const macroTolerance = 0.1;

/** The lowest and highest kcal target allowed. */
export const calorieBounds = { minimum: 1200, maximum: 6000 };

const fields = z.object({
  goalType: z.enum(nutritionGoalTypes),
  activityLevel: z.enum(activityLevels),
  targetCaloriesKcal: z.number().int().min(calorieBounds.minimum).max(calorieBounds.maximum),
  targetProteinG: z.number().int().min(0).max(600),
  targetCarbsG: z.number().int().min(0).max(1200),
  targetFatsG: z.number().int().min(0).max(500),
});
export type NutritionGoals = z.output<typeof fields>;

type Macros = Pick<NutritionGoals, 'targetProteinG' | 'targetCarbsG' | 'targetFatsG'>;

/** Energy of macros in kcal: 4 a gram of protein and carbs, 9 a gram of fat. */
export const kcalOfMacros = ({ targetProteinG, targetCarbsG, targetFatsG }: Macros): number =>
  targetProteinG * kcalPerGram.protein + targetCarbsG * kcalPerGram.carbs + targetFatsG * kcalPerGram.fats;

/** Daily targets whose macros add up to their calories within a tenth. */
export const nutritionGoalsSchema = fields.refine(
  (goals) =>
    Math.abs(kcalOfMacros(goals) - goals.targetCaloriesKcal) <= goals.targetCaloriesKcal * macroTolerance,
  'protein, carbs, and fats must add up to the calories',
);

/** For people who have set none. */
export const defaultGoals: NutritionGoals = {
  goalType: 'balanced',
  activityLevel: 'moderate',
  targetCaloriesKcal: 2000,
  targetProteinG: 150,
  targetCarbsG: 225,
  targetFatsG: 65,
};
