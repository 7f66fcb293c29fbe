import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genders, goalTypes } from '../questionnaire/options';
import { defaultGoals, kcalOfMacros, nutritionGoalsSchema } from './goals';
import { readEatingConcern } from '../../../functions/nutrition/read-eating-concern';
import { floorKcal, restingKcal, suggestGoals } from './suggest-goals';

const maya = { age: 32, gender: 'female', heightCm: 168, weightKg: 66.5, goalType: 'lose_weight' } as const;
const person = { answers: maya, conditions: [], hasEatingConcern: false, activityLevel: 'moderate' } as const;
const notes = { medicalConditions: null, bodyPains: null, workLifeEffects: null, fitnessBarriers: null };

describe('Energy at rest', () => {
  it('follows Mifflin and St Jeor; other is the mean of both', () => {
    const [female, male, other] = (['female', 'male', 'other'] as const).map((gender) =>
      restingKcal({ ...maya, gender }),
    );
    expect(female).toBeCloseTo(1394);
    expect(male).toBeCloseTo(1560);
    expect(other).toBeCloseTo(1477);
  });
});

describe('Suggested targets', () => {
  it('are 15% below what is needed to lose weight', () => {
    expect(suggestGoals(person)).toEqual({
      goals: {
        goalType: 'lose_weight',
        activityLevel: 'moderate',
        targetCaloriesKcal: 1840,
        targetProteinG: 106,
        targetCarbsG: 226,
        targetFatsG: 57,
      },
      noDeficitBecause: null,
    });
  });

  it('are 10% above it to get stronger, and just that to tone up', () => {
    const caloriesFor = (goalType: 'get_stronger' | 'tone_up') =>
      suggestGoals({ ...person, answers: { ...maya, goalType } }).goals.targetCaloriesKcal;
    expect(caloriesFor('get_stronger')).toBe(2380);
    expect(caloriesFor('tone_up')).toBe(2160);
  });

  it.each([
    ['under 18', { ...person, answers: { ...maya, age: 17 } }, 'under_18'],
    ['in pregnancy', { ...person, conditions: ['pregnancy'] as const }, 'pregnancy'],
    ['after a birth', { ...person, conditions: ['postnatal'] as const }, 'pregnancy'],
    ['with signs of an eating disorder', { ...person, hasEatingConcern: true }, 'eating_disorder'],
    ['who are underweight', { ...person, answers: { ...maya, weightKg: 50 } }, 'underweight'],
  ])('hold no deficit for people %s', (_, whom, reason) => {
    const { goals, noDeficitBecause } = suggestGoals(whom);
    expect(noDeficitBecause).toBe(reason);
    expect(goals.targetCaloriesKcal).toBeGreaterThanOrEqual(restingKcal(whom.answers) * 1.55 - 5);
  });

  it.each([
    ['female', 1200],
    ['male', 1500],
    ['other', 1500],
  ] as const)('never go below the floor: %s %i kcal', (gender, floor) => {
    const small = { ...maya, gender, heightCm: 140, weightKg: 37, age: 90 };
    const { goals } = suggestGoals({ ...person, answers: small, activityLevel: 'sedentary' });
    expect(goals.targetCaloriesKcal).toBe(floor);
    expect(floorKcal(gender)).toBe(floor);
  });

  it('add up, whoever asks', () => {
    const anybody = fc.record({
      age: fc.integer({ min: 13, max: 120 }),
      gender: fc.constantFrom(...genders),
      heightCm: fc.integer({ min: 100, max: 250 }),
      weightKg: fc.integer({ min: 30, max: 300 }),
      goalType: fc.constantFrom(...goalTypes),
    });
    fc.assert(
      fc.property(anybody, (answers) => {
        const { goals } = suggestGoals({ ...person, answers });
        expect(Math.abs(kcalOfMacros(goals) - goals.targetCaloriesKcal)).toBeLessThanOrEqual(10);
        expect(nutritionGoalsSchema.safeParse(goals).success).toBe(true);
      }),
    );
  });
});

describe('Targets', () => {
  it('have defaults that they accept', () => {
    expect(nutritionGoalsSchema.parse(defaultGoals)).toEqual(defaultGoals);
  });

  it('are refused when macros and energy are far apart', () => {
    expect(nutritionGoalsSchema.safeParse({ ...defaultGoals, targetCaloriesKcal: 3000 }).success).toBe(false);
  });
});

describe('Signs of an eating disorder', () => {
  it.each(['Anorexia as a teenager', 'bulimic', 'I binge at night', 'an eating disorder', 'purging'])(
    'are found in notes: %s',
    (medicalConditions) => expect(readEatingConcern({ ...notes, medicalConditions })).toBe(true),
  );

  it.each(['Asthma', 'eating out a lot', null])('are not found where there are none: %s', (fitnessBarriers) =>
    expect(readEatingConcern({ ...notes, fitnessBarriers })).toBe(false),
  );
});
