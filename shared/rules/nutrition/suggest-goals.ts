import { healthyBmi } from '../bmi';
import type { ProfileAnswers } from '../questionnaire';
import type { Condition } from '../training/person';
import { calorieBounds, type NutritionGoals } from './goals';

/** Multipliers on resting energy for a day's activity. */
const activityFactors: Record<NutritionGoals['activityLevel'], number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};
const floorsKcal = { female: 1200, male: 1500, other: 1500 };
const deficitShare = 0.15;
const surplusShare = 0.1;
const adultAge = 18;
const fatShare = 0.28;
const proteinGramsPerKg = { lose_weight: 1.6, get_stronger: 1.6, tone_up: 1.4 };
/** Protein is capped at this share of calories, which matters for large bodies. */
const greatestProteinShare = 0.3;

/** Why someone who wants to lose weight got no deficit. */
export type NoDeficitReason = 'under_18' | 'pregnancy' | 'eating_disorder' | 'underweight';

export interface GoalsSuggestion {
  goals: NutritionGoals;
  noDeficitBecause: NoDeficitReason | null;
}

interface Person {
  answers: Pick<ProfileAnswers, 'age' | 'gender' | 'heightCm' | 'weightKg' | 'goalType'>;
  conditions: readonly Condition[];
  /** Health notes tell of an eating disorder. */
  hasEatingConcern: boolean;
  activityLevel: NutritionGoals['activityLevel'];
}

/** Energy at rest in kcal a day by Mifflin and St Jeor; 'other' is the mean of both formulas. */
export function restingKcal({ gender, weightKg, heightCm, age }: Person['answers']): number {
  const offset = { male: 5, female: -161, other: (5 - 161) / 2 }[gender];
  return 10 * weightKg + 6.25 * heightCm - 5 * age + offset;
}

/** The lowest daily kcal that may be suggested or set. */
export const floorKcal = (gender: ProfileAnswers['gender']): number => floorsKcal[gender];

function reasonAgainstDeficit({ answers, conditions, hasEatingConcern }: Person): NoDeficitReason | null {
  const { age, weightKg, heightCm } = answers;
  if (age < adultAge) return 'under_18';
  if (conditions.includes('pregnancy') || conditions.includes('postnatal')) return 'pregnancy';
  if (hasEatingConcern) return 'eating_disorder';
  return weightKg / (heightCm / 100) ** 2 < healthyBmi.least ? 'underweight' : null;
}

function macrosOf(targetCaloriesKcal: number, { weightKg, goalType }: Person['answers']) {
  const wanted = weightKg * proteinGramsPerKg[goalType];
  const targetProteinG = Math.round(Math.min(wanted, (targetCaloriesKcal * greatestProteinShare) / 4));
  const targetFatsG = Math.round((targetCaloriesKcal * fatShare) / 9);
  const targetCarbsG = Math.round((targetCaloriesKcal - targetProteinG * 4 - targetFatsG * 9) / 4);
  return { targetProteinG, targetCarbsG, targetFatsG };
}

/**
 * Targets of a day from what someone told: resting energy times activity, 15% less to lose weight, 10% more to get
 * stronger, never below the floor; the macros add up. No one under 18, pregnant, underweight or with signs of an eating
 * disorder is suggested a deficit.
 */
export function suggestGoals(person: Person): GoalsSuggestion {
  const { answers, activityLevel } = person;
  const wantsLess = answers.goalType === 'lose_weight';
  const against = wantsLess ? reasonAgainstDeficit(person) : null;
  const change =
    wantsLess && against === null ? -deficitShare : answers.goalType === 'get_stronger' ? surplusShare : 0;
  const needed = restingKcal(answers) * activityFactors[activityLevel] * (1 + change);
  const within = Math.min(calorieBounds.maximum, Math.max(floorKcal(answers.gender), needed));
  const targetCaloriesKcal = Math.round(within / 10) * 10;
  const goalType = change < 0 ? 'lose_weight' : change > 0 ? 'build_muscle' : 'maintain';
  return {
    goals: { goalType, activityLevel, targetCaloriesKcal, ...macrosOf(targetCaloriesKcal, answers) },
    noDeficitBecause: against,
  };
}
