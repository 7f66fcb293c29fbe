import { describe, expect, it } from 'vitest';
import { defaultGoals, nutritionGoalsSchema } from '../../../shared/rules/nutrition/goals';
import { caloriesProblem, macrosNote, suggestionReasons, withFittingCarbs } from './goals-text';

describe('the editor of targets', () => {
  it('says whether the macros come to the calories, as the server will judge it', () => {
    const cases = [120, 180, 225, 270, 300].map((targetCarbsG) => ({ ...defaultGoals, targetCarbsG }));
    for (const goals of cases)
      expect(macrosNote(goals).isWrong).toBe(!nutritionGoalsSchema.safeParse(goals).success);
    expect(macrosNote(defaultGoals).text).toBe('Protein, carbs, and fats come to 2,085 kcal. That adds up.');
    expect(macrosNote({ ...defaultGoals, targetCarbsG: 100 }).text).toContain('415 less than the calories');
  });

  it('fits the carbs to whatever calories are wanted', () => {
    for (const targetCaloriesKcal of [1500, 2000, 3100])
      expect(macrosNote(withFittingCarbs({ ...defaultGoals, targetCaloriesKcal })).isWrong).toBe(false);
  });

  it('refuses targets too low for anyone', () => {
    expect(caloriesProblem({ ...defaultGoals, targetCaloriesKcal: 1199 })).toContain('1,200 kcal');
    expect(caloriesProblem({ ...defaultGoals, targetCaloriesKcal: 1200 })).toBeNull();
  });

  it.each([
    ['under_18', 'growing'],
    ['pregnancy', "isn't the time to eat less"],
    ['eating_disorder', 'doctor or dietitian'],
    ['underweight', 'low for your height'],
  ] as const)('says why no one is told to eat less: %s', (noDeficitBecause, word) => {
    const reasons = suggestionReasons({ goals: { ...defaultGoals, goalType: 'maintain' }, noDeficitBecause });
    expect(reasons.join(' ')).toContain(word);
  });
});
