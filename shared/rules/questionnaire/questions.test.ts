import { describe, expect, it } from 'vitest';
import type { DraftAnswers } from '../questionnaire';
import { formSteps, missingFields } from '../../../web/features/onboarding/form-steps';
import { formatAnswer } from './format-answer';
import { parseAnswer } from './parse-answer';
import { isBackCommand, nextQuestion, questions } from './questions';

describe('the questionnaire', () => {
  it('asks in the order of the specification, every field once', () => {
    expect(questions.map(({ field }) => field)).toEqual([
      'ageRange',
      'gender',
      'goalType',
      'bodyType',
      'targetZones',
      'age',
      'heightCm',
      'weightKg',
      'targetWeightKg',
      'medicalConditions',
      'bodyPains',
      'workLifeEffects',
      'fitnessBarriers',
    ]);
  });

  const offered = questions.flatMap(({ field, options, quickReplies }) => [
    ...options.map(({ value, label }) => ({ field, answer: label, value })),
    ...options.map(({ value }) => ({ field, answer: value, value })),
    ...quickReplies.map((answer) => ({ field, answer, value: undefined })),
  ]);

  it.each(offered)('understands what it offers itself: $field, $answer', ({ field, answer, value }) => {
    const parsed = parseAnswer(field, answer);
    expect(parsed.ok).toBe(true);
    const understood = parsed.ok ? parsed.value[field] : undefined;
    expect(understood).not.toBeUndefined();
    expect(value === undefined || [understood].flat().join() === value).toBe(true);
  });

  it('goes on with the first open question, taking "skipped" for an answer', () => {
    expect(nextQuestion({})?.field).toBe('ageRange');
    expect(nextQuestion({ ageRange: '18-29', goalType: 'tone_up' })?.field).toBe('gender');
    const full: DraftAnswers = Object.fromEntries(questions.map(({ field }) => [field, null]));
    expect(nextQuestion(full)).toBeNull();
  });

  it('goes back on request, but hears a back that hurts', () => {
    expect(isBackCommand('Back', 'gender')).toBe(true);
    expect(isBackCommand('go back.', 'bodyPains')).toBe(true);
    expect(isBackCommand('back', 'bodyPains')).toBe(false);
    expect(isBackCommand('my back hurts', 'medicalConditions')).toBe(false);
  });
});

describe('the form', () => {
  it('has four steps that hold every field once', () => {
    expect(formSteps).toHaveLength(4);
    const fields = formSteps.flatMap((step) => step.fields);
    expect(fields.toSorted()).toEqual(questions.map(({ field }) => field).toSorted());
  });

  it.each([
    [0, {}, ['ageRange', 'gender', 'goalType']],
    [0, { ageRange: '18-29', gender: 'other', goalType: 'tone_up' }, []],
    [1, { bodyType: 'slim', targetZones: [] }, ['targetZones']],
    [2, { age: 30, heightCm: 170 }, ['weightKg']],
    [3, {}, []],
  ] as const)('says what step %i still needs', (index, draft, missing) => {
    const step = formSteps[index];
    expect(step && missingFields(step, { ...draft } as DraftAnswers)).toEqual(missing);
  });
});

describe('an answer read back', () => {
  const answers: DraftAnswers = {
    goalType: 'lose_weight',
    targetZones: ['belly', 'toned_arms'],
    age: 35,
    heightCm: 172.7,
    weightKg: 70,
    targetWeightKg: null,
    bodyPains: 'legs',
    medicalConditions: null,
  };

  it.each([
    ['goalType', 'Lose weight', 'Lose weight'],
    ['targetZones', 'Belly, Toned arms', 'Belly, Toned arms'],
    ['age', '35', '35'],
    ['heightCm', '172.7 cm', '5\'8"'],
    ['weightKg', '70 kg', '154.3 lb'],
    ['targetWeightKg', 'No target', 'No target'],
    ['bodyPains', 'legs', 'legs'],
    ['medicalConditions', 'None', 'None'],
    ['gender', '', ''],
  ] as const)('is in the words of people and in their units: %s', (field, metric, imperial) => {
    expect(formatAnswer(field, answers)).toBe(metric);
    expect(formatAnswer(field, answers, 'imperial')).toBe(imperial);
  });
});
