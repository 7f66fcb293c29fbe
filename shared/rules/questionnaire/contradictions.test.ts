import { describe, expect, it } from 'vitest';
import type { DraftAnswers } from '../questionnaire';
import { contradictionOf, withRangeOfAge } from './contradictions';
import { ageRangeOf, ageRanges } from './options';

const asks = (field: Parameters<typeof contradictionOf>[0], answers: DraftAnswers) =>
  contradictionOf(field, answers)?.question ?? null;

describe('age and range', () => {
  it('agree for every age with exactly one range, and the age decides', () => {
    for (let age = 13; age <= 120; age += 1) {
      const agreeing = ageRanges.filter((ageRange) => !asks('age', { age, ageRange }));
      expect(agreeing).toEqual([ageRangeOf(age)]);
      for (const ageRange of ageRanges)
        expect(withRangeOfAge({ age, ageRange })).toEqual({ age, ageRange: ageRangeOf(age) });
    }
  });

  it('are not asked about before both are known', () => {
    expect(asks('age', { age: 67 })).toBeNull();
    expect(asks('ageRange', { ageRange: '18-29' })).toBeNull();
    expect(withRangeOfAge({ ageRange: '18-29' })).toEqual({ ageRange: '18-29' });
  });
});

describe('male and around a birth', () => {
  it.each([
    ['Pregnant', 'pregnancy'],
    ['asthma, 5 months pregnant', 'pregnancy'],
    ['second trimester', 'pregnancy'],
    ['my wife left, I am pregnant', 'pregnancy'],
    ['gave birth in May', 'postnatal'],
    ['C-section scar', 'postnatal'],
  ])('is asked about in a note: %s', (note, condition) => {
    for (const field of ['medicalConditions', 'bodyPains'] as const) {
      const check = contradictionOf(field, { gender: 'male', [field]: note });
      expect(check?.kept).toEqual({ conditions: [condition] });
      expect(contradictionOf(field, { gender: 'female', [field]: note })).toBeNull();
      expect(contradictionOf(field, { gender: 'other', [field]: note })).toBeNull();
    }
  });

  it.each(['My wife is pregnant', 'not pregnant', 'my daughter was born in May', 'No', null, undefined])(
    'is not asked about without a pregnancy of their own: %s',
    (medicalConditions) =>
      expect(asks('medicalConditions', { gender: 'male', medicalConditions })).toBeNull(),
  );

  it('is not asked about once it is chosen, nor twice for two notes', () => {
    const twice = {
      gender: 'male',
      medicalConditions: 'pregnant',
      bodyPains: 'pregnant, sore back',
    } as const;
    expect(asks('medicalConditions', { ...twice, conditions: ['pregnancy'] })).toBeNull();
    expect(asks('medicalConditions', twice)).toContain('Should I plan for a pregnancy?');
    expect(asks('bodyPains', twice)).toBeNull();
  });

  it('leaves the note with a no', () => {
    const declined = (medicalConditions: string) =>
      contradictionOf('medicalConditions', { gender: 'male', medicalConditions })?.declined;
    expect(declined('5 months pregnant')).toEqual({ conditions: [], medicalConditions: null });
    expect(declined('asthma, 5 months pregnant')).toEqual({ conditions: [], medicalConditions: 'asthma' });
  });

  it('is asked about when the gender is what changes', () => {
    const check = contradictionOf('gender', { gender: 'male', conditions: ['postnatal', 'asthma'] });
    expect(check?.question).toContain('Should I plan for the time after giving birth?');
    expect(check?.declined).toEqual({ conditions: ['asthma'] });
  });
});

describe('a goal to lose weight and the target', () => {
  const losing = { goalType: 'lose_weight', weightKg: 70, targetWeightKg: 75 } as const;
  it.each(['goalType', 'targetWeightKg'] as const)(
    'disagree when the target is above the weight: %s',
    (field) => {
      expect(asks(field, losing)).toBe(
        "You'd like to lose weight, and 75 kg is more than today's 70 kg. Is that right?",
      );
      expect(contradictionOf(field, losing, 'imperial')?.question).toContain('165.3 lb');
    },
  );

  it.each([
    { ...losing, targetWeightKg: 70 },
    { ...losing, targetWeightKg: null },
    { ...losing, goalType: 'get_stronger' },
    { goalType: 'lose_weight', targetWeightKg: 75 },
  ] satisfies DraftAnswers[])('otherwise agree', (answers) => {
    expect(asks('targetWeightKg', answers)).toBeNull();
  });
});
