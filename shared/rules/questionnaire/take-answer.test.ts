import { describe, expect, it } from 'vitest';
import type { AnswerField, DraftAnswers } from '../questionnaire';
import { formatAnswer } from './format-answer';
import { retryText } from './parse-result';
import { questions } from './questions';
import { takeAnswer } from './take-answer';

describe('an answer in a conversation', () => {
  it('is stored, read back, and leads to the next question', () => {
    expect(takeAnswer('ageRange', 'in my thirties', {})).toEqual({
      outcome: 'understood',
      given: { ageRange: '30-39' },
      echo: '30-39, got it.',
      asked: 'gender',
    });
  });

  it.each([
    "I'm 34",
    'i turned 34 last month',
    '34',
    'thirty-four',
    '34 years old',
    "I'm thirty four, nearly 35",
  ])('to the age group that tells the age is not asked for it again: %s', (text) => {
    const { given, echo } = takeAnswer('ageRange', text, {});
    expect(given).toEqual({ ageRange: '30-39', age: 34 });
    expect(echo).toBe('34, got it.');
  });

  it.each(['30-39', 'in my thirties', 'almost 40', 'early 30s', 'over 30', '30 something'])(
    'to the age group that tells no more is asked for the age: %s',
    (text) => {
      expect(takeAnswer('ageRange', text, {}).given).toEqual({ ageRange: '30-39' });
    },
  );

  it.each<[AnswerField, string, string]>([
    ['heightCm', `5'9"`, `5'9" tall, got it.`],
    ['heightCm', 'five foot nine', `5'9" tall, got it.`],
    ['heightCm', '5 9', `5'9" tall, got it.`],
    ['heightCm', '175 cm', '175 cm tall, got it.'],
    ['weightKg', '180 lbs', '180 lb today, got it.'],
    ['weightKg', 'a hundred and eighty pounds', '180 lb today, got it.'],
    ['weightKg', '81.5 kg', '81.5 kg today, got it.'],
    ['targetWeightKg', '165lb', 'Aiming for 165 lb.'],
    ['heightCm', '1m75', '175 cm tall, got it.'],
    ['heightCm', '5ft 9in', `5'9" tall, got it.`],
    ['weightKg', 'eighty kilos', '80 kg today, got it.'],
    ['weightKg', '11 st 4', '11 st 4 lb today, got it.'],
    ['weightKg', 'eleven stone four', '11 st 4 lb today, got it.'],
    ['targetWeightKg', '11st4lb', 'Aiming for 11 st 4 lb.'],
  ])('is read back in the units that it was told in, whatever the person’s: %s %s', (field, text, echo) => {
    expect(takeAnswer(field, text, {}, 'metric').echo).toBe(echo);
    expect(takeAnswer(field, text, {}, 'imperial').echo).toBe(echo);
    expect(takeAnswer(field, text, {}, 'stone').echo).toBe(echo);
  });

  it.each([
    ['eleven four', '11 st 4 lb today, got it.'],
    ['about 11', '11 st today, got it.'],
    ['eleven and a half', '11 st 7 lb today, got it.'],
    ["I'm 158", '11 st 4 lb today, got it.'],
  ])('without a unit is stone for who weighs in it, above 40 pounds: %s', (text, echo) => {
    expect(takeAnswer('weightKg', text, {}, 'stone').echo).toBe(echo);
  });

  it.each(['11 to 12', '11.4'])('is asked again when stone leaves it open: %s', (text) => {
    expect(takeAnswer('weightKg', text, {}, 'stone').outcome).toBe('again');
  });

  it('without a unit is in those of the person', () => {
    expect(takeAnswer('weightKg', '180', {}, 'imperial').given).toEqual({ weightKg: 81.647 });
    expect(takeAnswer('weightKg', 'about one sixty five', {}, 'imperial').echo).toBe('165 lb today, got it.');
    expect(takeAnswer('weightKg', '80', {}, 'metric').given).toEqual({ weightKg: 80 });
    expect(takeAnswer('targetWeightKg', 'skip', {}, 'imperial').given).toEqual({ targetWeightKg: null });
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

  it('skips answered questions and ends when all are answered', () => {
    const all: DraftAnswers = Object.fromEntries(questions.map(({ field }) => [field, null]));
    expect(takeAnswer('ageRange', '20', { gender: 'other' }).asked).toBe('goalType');
    expect(takeAnswer('fitnessBarriers', 'none', all).asked).toBeNull();
  });

  const typed: readonly (readonly [AnswerField, string])[] = [
    ['ageRange', 'in my forties'],
    ['gender', 'woman'],
    ['goalType', 'get stronger'],
    ['bodyType', 'average'],
    ['targetZones', 'legs and belly'],
    ['age', 'forty two'],
    ['heightCm', '175'],
    ['weightKg', '80'],
    ['targetWeightKg', '77'],
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

describe('an answer that contradicts an earlier one', () => {
  const complete: DraftAnswers = Object.fromEntries(questions.map(({ field }) => [field, null]));
  const aged: DraftAnswers = { ...complete, ageRange: '18-29', age: undefined };

  it('is kept and asked about, in place of the next question', () => {
    expect(takeAnswer('age', '67', aged)).toMatchObject({
      outcome: 'unsure',
      given: { age: 67 },
      echo: '67, got it.',
      asked: 'age',
      check: { question: 'You said 18-29 and 67. Which is right?', replies: ['67', '18-29'] },
    });
  });

  const unsure = { ...aged, age: 67 } as const;
  it.each([
    ['67', { age: 67, ageRange: '50+' }],
    ["I'm 67", { age: 67, ageRange: '50+' }],
    ['sixty-seven is right', { age: 67, ageRange: '50+' }],
    ['23', { age: 23 }],
    ['the 50+ one', { ageRange: '50+' }],
  ])('is settled by the answer to that: %s', (text, given) => {
    expect(takeAnswer('age', text, unsure)).toMatchObject({ outcome: 'understood', asked: null });
    expect(takeAnswer('age', text, unsure).given).toEqual(given);
  });

  it('asks for the age again when the range is right, and the same again when it did not understand', () => {
    const range = takeAnswer('age', '18-29', unsure);
    expect([range.outcome, range.asked, range.check]).toEqual(['unsure', 'age', undefined]);
    const unclear = takeAnswer('age', 'the first', unsure);
    expect([unclear.outcome, unclear.check?.replies]).toEqual(['again', ['67', '18-29']]);
  });

  it('is not asked about again when the same age is said twice', () => {
    expect(takeAnswer('age', '67', unsure, 'metric', false)).toMatchObject({
      outcome: 'understood',
      given: { age: 67, ageRange: '50+' },
    });
  });

  const man: DraftAnswers = { ...complete, gender: 'male', conditions: ['asthma'] };
  const pregnant = { ...man, medicalConditions: '20 weeks pregnant' };
  it('asks a man who mentions a pregnancy whether to plan for it, and both stay if so', () => {
    expect(takeAnswer('medicalConditions', '20 weeks pregnant', man).check?.question).toBe(
      'You told me male and pregnant. Should I plan for a pregnancy?',
    );
    const { given, asked } = takeAnswer('medicalConditions', 'yes please', pregnant);
    expect([given, asked]).toEqual([{ conditions: ['asthma', 'pregnancy'] }, null]);
    expect(takeAnswer('medicalConditions', "I'm pregnant", pregnant).given.conditions).toContain('pregnancy');
    expect(takeAnswer('medicalConditions', 'my left shoulder', pregnant).given).toEqual({
      conditions: ['asthma', 'pregnancy'],
      medicalConditions: `${pregnant.medicalConditions}, my left shoulder`,
    });
    expect(takeAnswer('medicalConditions', 'no', pregnant).given).toEqual({
      conditions: ['asthma'],
      medicalConditions: null,
    });
  });

  it('takes another gender or goal in place of the one that disagreed', () => {
    const male: DraftAnswers = { gender: 'male', conditions: ['pregnancy'] };
    expect(takeAnswer('gender', 'female', male).given.gender).toBe('female');
    const losing: DraftAnswers = { goalType: 'lose_weight', weightKg: 70, targetWeightKg: 75 };
    expect(takeAnswer('goalType', 'get stronger', losing).given.goalType).toBe('get_stronger');
  });

  it('asks for the target again if it was wrong, and takes it if it was right', () => {
    const losing: DraftAnswers = { ...complete, goalType: 'lose_weight', weightKg: 70 };
    expect(takeAnswer('targetWeightKg', '75', losing).check?.question).toContain('75 kg is more than');
    const asked = { ...losing, targetWeightKg: 75 };
    expect(takeAnswer('targetWeightKg', 'yes', asked)).toMatchObject({ outcome: 'understood', asked: null });
    expect(takeAnswer('targetWeightKg', 'no', asked)).toMatchObject({
      outcome: 'unsure',
      asked: 'targetWeightKg',
    });
    expect(takeAnswer('targetWeightKg', '65', asked)).toMatchObject({ given: { targetWeightKg: 65 } });
  });
});
