import { grouped } from '../../../shared/rules/number-text';
import {
  calorieBounds,
  kcalOfMacros,
  macroTolerance,
  type NutritionGoals,
} from '../../../shared/rules/nutrition/goals';
import type { GoalsSuggestion, NoDeficitReason } from '../../../shared/rules/nutrition/suggest-goals';

export const goalTypeNames: Readonly<Record<NutritionGoals['goalType'], string>> = {
  balanced: 'Balanced',
  lose_weight: 'Lose weight',
  build_muscle: 'Build muscle',
  maintain: 'Stay as I am',
};

export const activityNames: Readonly<Record<NutritionGoals['activityLevel'], string>> = {
  sedentary: 'Mostly sitting',
  light: 'Some walking',
  moderate: 'On my feet, or training 3 times a week',
  active: 'Training most days',
  very_active: 'Hard work or training every day',
};

const noDeficitTexts: Readonly<Record<NoDeficitReason, string>> = {
  under_18: "You're still growing, so I suggest what your body needs, not less.",
  pregnancy: "This isn't the time to eat less, so I suggest what your body needs.",
  eating_disorder:
    "With what you've told me about eating, I suggest what your body needs, not less. A doctor or dietitian can plan more with you.",
  underweight: 'Your weight is already low for your height, so I suggest what your body needs, not less.',
};

const changeTexts: Readonly<Record<NutritionGoals['goalType'], string>> = {
  balanced: '',
  lose_weight: 'Then 15% less, which most people can keep up.',
  build_muscle: 'Then 10% more, to get stronger.',
  maintain: '',
};

/** Why these targets are suggested, one sentence each. */
export function suggestionReasons({ goals, noDeficitBecause }: GoalsSuggestion): string[] {
  const activity = activityNames[goals.activityLevel].toLowerCase();
  return [
    `From your age, height, and weight (Mifflin-St Jeor), with “${activity}”.`,
    noDeficitBecause ? noDeficitTexts[noDeficitBecause] : changeTexts[goals.goalType],
    'Protein by your weight, 28% of calories from fats, the rest from carbs.',
  ].filter(Boolean);
}

/** '2,000 kcal: 150 g protein, 225 g carbs, 65 g fats'. */
export const goalsText = (goals: NutritionGoals) =>
  `${grouped(goals.targetCaloriesKcal)} kcal: ${goals.targetProteinG} g protein, ${goals.targetCarbsG} g carbs, ${goals.targetFatsG} g fats`;

/** What is wrong with the calorie target; null if nothing is. */
export function caloriesProblem({ targetCaloriesKcal }: NutritionGoals): string | null {
  const { minimum, maximum } = calorieBounds;
  if (targetCaloriesKcal === 0) return 'How many calories?';
  if (targetCaloriesKcal < minimum)
    return `Less than ${grouped(minimum)} kcal a day is too little for anyone.`;
  return targetCaloriesKcal > maximum ? `At most ${grouped(maximum)} kcal.` : null;
}

/** Whether the macros add up to the calories, in words. */
export function macrosNote(goals: NutritionGoals): { isWrong: boolean; text: string } {
  const kcal = kcalOfMacros(goals);
  const { targetCaloriesKcal } = goals;
  if (targetCaloriesKcal === 0)
    return { isWrong: true, text: 'Once the calories are there, I check that the rest adds up.' };
  const isWrong = Math.abs(kcal - targetCaloriesKcal) > targetCaloriesKcal * macroTolerance;
  const sum = `Protein, carbs, and fats come to ${grouped(kcal)} kcal`;
  if (!isWrong) return { isWrong, text: `${sum}. That adds up.` };
  const difference = grouped(Math.abs(kcal - targetCaloriesKcal));
  const direction = kcal > targetCaloriesKcal ? 'more' : 'less';
  return {
    isWrong,
    text: `${sum}, ${difference} ${direction} than the calories. Adjust one so they add up.`,
  };
}

/** The same targets with the carbs that make the macros add up. */
export function withFittingCarbs(goals: NutritionGoals): NutritionGoals {
  const others = kcalOfMacros({ ...goals, targetCarbsG: 0 });
  const targetCarbsG = Math.max(0, Math.round((goals.targetCaloriesKcal - others) / 4));
  return { ...goals, targetCarbsG };
}
