import { describe, expect, it } from 'vitest';
import { readConditions } from './read-conditions';

const none = { medicalConditions: null, bodyPains: null, workLifeEffects: null, fitnessBarriers: null };
const read = (medicalConditions: string) => readConditions({ ...none, medicalConditions });

describe('What the notes say of health', () => {
  it.each([
    ['I am pregnant', ['pregnancy']],
    ['20 weeks pregnant, all well', ['pregnancy']],
    ['second trimester', ['pregnancy']],
    ['no problem with my pregnancy so far', ['pregnancy']],
    ['Gave birth 3 months ago', ['postnatal']],
    ['c-section in spring', ['postnatal']],
    ['high blood pressure', ['high_blood_pressure']],
    ['Blood pressure is high', ['high_blood_pressure']],
    ['blood pressure', ['high_blood_pressure']],
    ['Hypertension, but it is fine with tablets', ['high_blood_pressure']],
    ['hypertention', ['high_blood_pressure']],
    ['heart attack in 2015', ['heart']],
    ['I have a heart murmur', ['heart']],
    ['weak heart', ['heart']],
    ['Had a stent put in', ['heart']],
    ['atrial fibrillation and asthma', ['heart', 'asthma']],
    ['osteopenia', ['osteoporosis']],
    ['brittle bones', ['osteoporosis']],
    ['I get dizzy when I stand up', ['vertigo']],
    ['Asthma since childhood', ['asthma']],
    ['inguinal hernia', ['hernia']],
    ['diabetes type 2', ['diabetes']],
    ['I use a wheelchair', ['wheelchair']],
    ['paraplegic since 2019', ['wheelchair']],
    ["I can't walk", ['wheelchair']],
    ['I cannot stand for long', ['seated']],
    ['unable to stand', ['seated']],
    ['unsteady on my feet', ['unsteady']],
    ['I walk with a walking stick', ['unsteady']],
    ['no diabetes. high blood pressure', ['high_blood_pressure']],
    ['My mother and I have asthma', ['asthma']],
    ['not sure, maybe high blood pressure', ['high_blood_pressure']],
  ])('reads %j', (text, conditions) => {
    expect(read(text)).toEqual(conditions);
  });

  it.each([
    'no heart problems',
    'No known heart disease or high blood pressure',
    'never had heart issues, no asthma',
    'I do not have high blood pressure',
    'not pregnant',
    'no longer pregnant',
    'no history of heart disease or asthma or hernia',
    'My father had a heart attack',
    'my wife is pregnant',
    'pregnant two years ago',
    'C-section in 2015',
    'blood pressure is normal',
    'resting heart rate 60',
    'slipped disc, disc hernia',
    'vertigo is gone',
    'hay fever',
    'no diabetes',
    "I can't stand burpees",
    'not walking enough',
    'My mother uses a wheelchair',
    'knee pain',
  ])('reads nothing in %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('is read wherever it was written', () => {
    expect(readConditions({ ...none, bodyPains: 'sore back since I am pregnant' })).toEqual(['pregnancy']);
    expect(readConditions({ ...none, fitnessBarriers: 'asthma' })).toEqual(['asthma']);
    expect(readConditions({ ...none, fitnessBarriers: 'newborn at home' })).toEqual(['postnatal']);
    expect(readConditions({ ...none, gender: 'male', fitnessBarriers: 'newborn at home' })).toEqual([]);
    const own = { ...none, gender: 'male', bodyPains: 'I am 4 months pregnant' } as const;
    expect(readConditions(own)).toEqual(['pregnancy']);
    const hers = { ...none, gender: 'male', bodyPains: 'my wife is 4 months pregnant' } as const;
    expect(readConditions(hers)).toEqual([]);
    expect(readConditions(none)).toEqual([]);
    expect(readConditions({ ...none, conditions: ['seated'], fitnessBarriers: 'asthma' })).toEqual([
      'asthma',
      'seated',
    ]);
  });
});
