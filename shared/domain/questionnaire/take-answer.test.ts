import { describe, expect, it } from 'vitest';
import type { AnswerField, DraftAnswers } from '../questionnaire';
import { formatAnswer } from './format-answer';
import { retryText } from './parsed';
import { questions } from './questions';
import { takeAnswer } from './take-answer';

describe('an answer in a conversation', () => {
  it('is stored, read back, and leads to the next question', () => {
    expect(takeAnswer('ageRange', "I'm 35", {})).toEqual({
      outcome: 'understood',
      given: { ageRange: '30-39' },
      echo: '30-39, noted.',
      asked: 'gender',
    });
  });

  it('that is not understood changes nothing and is asked again', () => {
    expect(takeAnswer('goalType', 'be happy', {})).toEqual({
      outcome: 'again',
      given: {},
      echo: retryText,
      asked: 'goalType',
    });
  });

  it('may ask for the question before, but not before the first', () => {
    expect(takeAnswer('gender', 'back', {})).toMatchObject({ outcome: 'back', asked: 'ageRange' });
    expect(takeAnswer('ageRange', 'back', {})).toMatchObject({ outcome: 'again', asked: 'ageRange' });
  });

  it('passes over what is answered already and ends when all is', () => {
    const all: DraftAnswers = Object.fromEntries(questions.map(({ field }) => [field, null]));
    expect(takeAnswer('ageRange', '20', { gender: 'other' }).asked).toBe('goalType');
    expect(takeAnswer('fitnessBarriers', 'none', all).asked).toBeNull();
  });

  it('says so when the age corrects the range', () => {
    expect(takeAnswer('age', '41', { ageRange: '30-39' }).echo).toBe(
      "41 years, noted. So it's 40-49, not 30-39.",
    );
  });

  const typed: readonly (readonly [AnswerField, string])[] = [
    ['ageRange', 'forty two'],
    ['gender', 'woman'],
    ['goalType', 'get stronger'],
    ['bodyType', 'average'],
    ['targetZones', 'legs and belly'],
    ['age', 'forty two'],
    ['heightCm', 'five foot nine'],
    ['weightKg', '12 stone'],
    ['targetWeightKg', '70 kilos'],
    ['medicalConditions', 'asthma'],
    ['bodyPains', 'left knee'],
    ['workLifeEffects', 'desk job'],
    ['fitnessBarriers', 'no time'],
  ];
  it.each(typed)('is never stored without being read back in the units of the person: %s', (field, text) => {
    for (const units of ['metric', 'imperial'] as const) {
      const { given, echo } = takeAnswer(field, text, {}, units);
      expect(given[field]).toBeDefined();
      expect(echo).toContain(formatAnswer(field, given, units));
    }
  });

  it.each(['medicalConditions', 'bodyPains', 'workLifeEffects', 'fitnessBarriers'] as const)(
    'that there is nothing to tell is read back too: %s',
    (field) => {
      expect(takeAnswer(field, 'none', {}).echo).toMatch(/^None/);
    },
  );

  it('that leaves the target weight open is read back too', () => {
    expect(takeAnswer('targetWeightKg', 'skip', {})).toMatchObject({
      given: { targetWeightKg: null },
      echo: 'No target weight, then.',
    });
  });
});
