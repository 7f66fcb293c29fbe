import { describe, expect, it } from 'vitest';
import { answers } from '../../tests/support/answers';
import { localDateSchema } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { presentFact } from './fact-text';
import { sparedFor } from './spared-for';

const today = localDateSchema.parse('2026-11-26');
const quiet = { ...answers, bodyPains: null };
const read = (notes: Partial<ProfileAnswers>) => sparedFor({ ...quiet, ...notes }, [], today);
const shown = (notes: Partial<ProfileAnswers>) =>
  read(notes).facts.map((fact) => {
    const { label, words } = presentFact(fact);
    return words === null || words === label ? label : `${label}: ${words}`;
  });

describe('What notes name is on the list', () => {
  it.each([
    [{ bodyPains: 'Knee' }, ['Knee']],
    [{ bodyPains: 'sore left knee, since March' }, ['Left knee: sore left knee']],
    [{ bodyPains: 'Knee, Neck' }, ['Knee', 'Neck']],
    [{ bodyPains: 'calf' }, ['Calves: calf']],
    [{ bodyPains: 'my quads are sore' }, ['Quadriceps: my quads are sore']],
    [{ bodyPains: 'left pinky' }, ['left pinky']],
    [{ bodyPains: 'legs' }, ['legs']],
    [{ bodyPains: 'Knee and ribs' }, ['Knee: Knee and ribs', 'ribs']],
    [{ medicalConditions: 'knee' }, ['Knee: knee']],
    [{ medicalConditions: 'plantar fasciitis' }, ['Ankles: plantar fasciitis']],
    [
      { medicalConditions: 'hypertension, a bad knee' },
      ['Knee: a bad knee', 'High blood pressure: hypertension'],
    ],
    [{ medicalConditions: 'Migraine' }, ['Migraine']],
    [{ fitnessBarriers: 'my knee hurts when I run' }, ['Knee: my knee hurts when I run']],
    [{ workLifeEffects: 'desk job, my neck aches' }, ['Neck: my neck aches']],
    [{ conditions: ['high_blood_pressure'], bodyPains: 'Wrist' }, ['Wrist', 'High blood pressure']],
    [
      { medicalConditions: 'migraine, propranolol' },
      ['A medicine that slows your heart: propranolol', 'migraine, propranolol'],
    ],
  ] satisfies [Partial<ProfileAnswers>, string[]][])('%o', (notes, list) => {
    expect(shown(notes)).toEqual(list);
  });

  it.each([
    { bodyPains: 'all good' },
    { bodyPains: 'my knee is fine now' },
    { bodyPains: 'nothing, my ribs healed' },
    { medicalConditions: 'nothing serious' },
    { workLifeEffects: 'on my feet all day' },
    { workLifeEffects: 'back-breaking work' },
    { fitnessBarriers: 'Fear of injury' },
  ] satisfies Partial<ProfileAnswers>[])('but nothing that is well or only mentioned: %o', (notes) => {
    expect(shown(notes)).toEqual([]);
    expect(read(notes).isCareful).toBe(false);
  });

  it('and whatever is on the list, plans spare: a part, a muscle, a condition, or words that ask for care', () => {
    const notes = { bodyPains: 'Knee, ribs, torn hamstring', medicalConditions: 'asthma' };
    const { facts, pains, conditions, isCareful } = read(notes);
    expect(facts.map(({ what }) => what)).toEqual(['knees', 'hamstrings', 'asthma', null]);
    expect([pains.areas, pains.muscles, conditions, isCareful]).toEqual([
      ['knees'],
      ['hamstrings'],
      ['asthma'],
      true,
    ]);
  });

  it('a man is planned for as pregnant if he chose it or names it among his conditions, not for a child at home', () => {
    const man = { gender: 'male', medicalConditions: 'pregnant' } as const;
    expect(read(man).conditions).toEqual(['pregnancy']);
    expect(read({ ...man, medicalConditions: 'my wife is pregnant' }).conditions).toEqual([]);
    expect(read({ gender: 'male', conditions: ['pregnancy'] }).conditions).toEqual(['pregnancy']);
    expect(read({ gender: 'male', workLifeEffects: 'newborn at home' }).conditions).toEqual([]);
  });
});
