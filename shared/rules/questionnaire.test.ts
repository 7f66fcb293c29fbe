import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { draftAnswersSchema, profileAnswersSchema } from './questionnaire';

const answers = {
  ageRange: '30-39',
  gender: 'female',
  goalType: 'get_stronger',
  bodyType: 'mid_size',
  targetZones: ['legs', 'belly'],
  age: 32,
  heightCm: 168.5,
  weightKg: 64,
  targetWeightKg: null,
  medicalConditions: null,
  bodyPains: ' lower back ',
  workLifeEffects: '',
  fitnessBarriers: 'none',
};

describe('the profile answers', () => {
  it('are stored tidied: zones in order, notes trimmed, empty and "none" as null', () => {
    expect(profileAnswersSchema.parse(answers)).toEqual({
      ...answers,
      targetZones: ['belly', 'legs'],
      bodyPains: 'lower back',
      workLifeEffects: null,
      fitnessBarriers: null,
    });
  });

  it('stay the same when parsed again', () => {
    const once = profileAnswersSchema.parse(answers);
    expect(profileAnswersSchema.parse(once)).toEqual(once);
  });

  it('let the age decide the range', () => {
    expect(profileAnswersSchema.parse({ ...answers, age: 51 }).ageRange).toBe('50+');
    expect(profileAnswersSchema.parse({ ...answers, age: 15 }).ageRange).toBe('18-29');
  });

  it('keep grams and tenths of a millimeter', () => {
    const typed = { heightCm: 173.9944, weightKg: 68.03886, targetWeightKg: 60.04 };
    expect(profileAnswersSchema.parse({ ...answers, ...typed })).toMatchObject({
      heightCm: 173.99,
      weightKg: 68.039,
      targetWeightKg: 60.04,
    });
  });

  it.each([
    ['age', 12],
    ['age', 121],
    ['age', 32.5],
    ['heightCm', 99.9],
    ['heightCm', 250.1],
    ['weightKg', 29.9],
    ['weightKg', 300.1],
    ['targetWeightKg', 29],
    ['targetZones', []],
    ['targetZones', ['knees']],
    ['gender', 'woman'],
    ['goalType', null],
    ['bodyPains', 'a'.repeat(501)],
  ])('are refused when %s is %j', (field, value) => {
    expect(profileAnswersSchema.safeParse({ ...answers, [field]: value }).success).toBe(false);
  });

  it('tell a child why not', () => {
    const parsed = profileAnswersSchema.safeParse({ ...answers, age: 12 });
    expect(parsed.error?.issues[0]?.message).toMatch(/aged 13 and over/);
  });

  it('can be described as a JSON schema to whoever fills them in', () => {
    const schema = z.toJSONSchema(profileAnswersSchema, { io: 'input' });
    expect(schema.required).toHaveLength(13);
  });
});

describe('a draft', () => {
  it('holds any part of the answers, each within its bounds', () => {
    expect(draftAnswersSchema.parse({})).toEqual({});
    expect(draftAnswersSchema.parse({ age: 40, targetWeightKg: null })).toEqual({
      age: 40,
      targetWeightKg: null,
    });
    expect(draftAnswersSchema.safeParse({ age: 12 }).success).toBe(false);
  });
});
