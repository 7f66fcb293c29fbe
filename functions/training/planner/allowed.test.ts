import { describe, expect, it } from 'vitest';
import { isAllowed } from './allowed';
import type { Condition, TrainingPerson } from '../../../shared/rules/training/person';
import { library, personWith } from './training.fixture';

const allowed = (changes: Partial<TrainingPerson>) =>
  library.filter((exercise) => isAllowed(exercise, personWith(changes))).map(({ id }) => id);
const withCondition = (condition: Condition) => allowed({ conditions: [condition] });
const bodyweight = library.filter(({ equipment }) =>
  equipment.every((each) => each !== 'dumbbells' && each !== 'resistance_band'),
);

describe('What may be planned', () => {
  it('is everything without equipment, for someone without limits', () => {
    expect(allowed({})).toEqual(bodyweight.map(({ id }) => id));
    expect(allowed({ equipment: ['dumbbells', 'resistance_band'] })).toHaveLength(library.length);
  });

  it('leaves out what was excluded and what weighs on pain', () => {
    expect(allowed({ excludedIds: ['squat'] })).not.toContain('squat');
    expect(allowed({ pains: { areas: ['knees'], muscles: [] } })).not.toContain('jumping-jack');
    expect(allowed({ pains: { areas: [], muscles: ['hamstrings'] } })).not.toContain('glute-bridge');
  });

  it.each([
    ['from sixty years on', { age: 60 }],
    ['with a BMI of thirty', { bmi: 30 }],
    ['of unknown weight and a plump build', { bmi: null, bodyType: 'plump' as const }],
  ])('has no jumps for people %s', (_, changes) => {
    const ids = allowed(changes);
    expect(library.filter(({ id, impact }) => impact === 'high' && ids.includes(id))).toEqual([]);
    expect(ids).not.toContain('inchworm');
  });

  it.each<[Condition, readonly string[]]>([
    [
      'pregnancy',
      [
        'glute-bridge',
        'cobra',
        'superman',
        'jumping-jack',
        'crunch',
        'plank',
        'downward-dog',
        'reverse-lunge',
      ],
    ],
    ['postnatal', ['crunch', 'sit-up', 'push-up', 'burpee', 'russian-twist']],
    ['high_blood_pressure', ['wall-sit', 'plank', 'side-plank', 'downward-dog', 'pike-push-up', 'burpee']],
    ['heart', ['mountain-climber', 'wall-sit', 'high-knees', 'downward-dog']],
    ['osteoporosis', ['crunch', 'russian-twist', 'seated-forward-fold', 'jump-squat', 'seated-twist']],
    ['vertigo', ['downward-dog', 'burpee', 'inchworm', 'curtsy-lunge']],
    ['asthma', ['burpee', 'high-knees', 'mountain-climber']],
    ['hernia', ['plank', 'crunch', 'push-up', 'leg-raise']],
    ['diabetes', ['burpee', 'downward-dog', 'jump-squat', 'inchworm']],
    ['unsteady', ['curtsy-lunge', 'downward-dog', 'burpee', 'skater-hop']],
    ['wheelchair', ['squat', 'jumping-jack', 'plank', 'seated-twist', 'side-leg-raise', 'cat-cow']],
    ['seated', ['squat', 'march-in-place', 'plank', 'seated-forward-fold', 'step-touch']],
  ])('with %s leaves out what it rules out', (condition, ids) => {
    expect(withCondition(condition).filter((id) => ids.includes(id))).toEqual([]);
  });

  it.each<Condition>(['pregnancy', 'postnatal', 'heart', 'osteoporosis', 'hernia'])(
    'with %s leaves enough to train',
    (condition) => expect(withCondition(condition).length).toBeGreaterThan(15),
  );

  it.each<Condition>(['wheelchair', 'seated'])(
    'with %s is done sitting on a chair, all of it',
    (condition) => {
      const positions = library
        .filter(({ id }) => withCondition(condition).includes(id))
        .map(({ position }) => position);
      expect(new Set(positions)).toEqual(new Set(['chair']));
      expect(positions.length).toBeGreaterThan(5);
    },
  );
});
