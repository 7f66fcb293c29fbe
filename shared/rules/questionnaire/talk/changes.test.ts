import { describe, expect, it } from 'vitest';
import { localDateSchema } from '../../local-date';
import type { DraftAnswers } from '../../questionnaire';
import type { SpokenField } from '../spoken-questions';
import { takeTalk } from './take-talk';

const answers: DraftAnswers = {
  ageRange: '30-39',
  gender: 'female',
  goalType: 'lose_weight',
  bodyType: 'slim',
  targetZones: ['belly', 'legs'],
  age: 36,
  heightCm: 168,
  weightKg: 77,
  targetWeightKg: 70,
  medicalConditions: 'mild asthma',
  bodyPains: 'left knee, sore wrist',
  workLifeEffects: 'desk job, two kids',
};
const say = (asked: SpokenField, text: string) =>
  takeTalk(
    asked,
    text,
    { name: 'Sam', answers },
    { units: 'metric', today: localDateSchema.parse('2026-11-28'), isCheck: false },
  );

describe('An earlier note', () => {
  it.each([
    ['my wrist healed, you can erase it', { bodyPains: 'left knee' }],
    ['add knee surgery to the medical list', { medicalConditions: 'mild asthma, knee surgery' }],
    ['the kids thing, it is three kids, not two', { workLifeEffects: 'desk job, three kids' }],
    ['delete my conditions', { medicalConditions: null }],
  ])('changes by what is done to it, and the open question stays: %s', (text, given) => {
    expect(say('fitnessBarriers', text)).toMatchObject({
      outcome: 'correction',
      given,
      asked: 'fitnessBarriers',
    });
  });
});

describe('An earlier answer', () => {
  it.each([
    ['take legs off the list', { targetZones: ['belly'] }],
    ["instead of belly I'd like arms", { targetZones: ['legs', 'toned_arms'] }],
    ["I think I told you 77 but it's 75", { weightKg: 75 }],
    ["I'm not Sam anymore, use Alex", { name: 'Alex' }],
    ["you've put me down as female, please change it to other", { gender: 'other' }],
  ])('is found by its old value: %s', (text, given) => {
    expect(say('fitnessBarriers', text)).toMatchObject({ outcome: 'correction', given });
  });
});

describe('A note', () => {
  it.each([
    'can you book me a table',
    'I have to bring the bins out',
    'the usual',
    'what exactly do you want',
  ])('is not made of what says nothing of its topic: %s', (text) => {
    expect(
      takeTalk(
        'bodyPains',
        text,
        { name: 'Sam', answers: {} },
        {
          units: 'metric',
          today: localDateSchema.parse('2026-11-28'),
        },
      ).given,
    ).toEqual({});
  });

  it('leaves to another what is told in a clause of its own', () => {
    const { given } = say('fitnessBarriers', 'gyms bore me, and I have vertigo');
    expect(given).toEqual({
      fitnessBarriers: 'gyms bore me, and I have vertigo',
      medicalConditions: 'mild asthma, I have vertigo',
    });
  });
});
