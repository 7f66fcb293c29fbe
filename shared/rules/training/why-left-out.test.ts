import { describe, expect, it } from 'vitest';
import { exercises } from '../../../functions/exercises/library/catalogue';
import { isUnfit } from './conditions';
import { conditions, type Condition } from './person';
import { whyLeftOut } from './why-left-out';

const why = (id: string, condition: Condition[], age = 40) => {
  const exercise = exercises.find((each) => each.id === id);
  return exercise
    ? whyLeftOut(exercise, { age, conditions: condition, isCareful: false })
    : 'no such exercise';
};

describe('Why an exercise is in no plan', () => {
  it.each([
    [
      'plank',
      ['high_blood_pressure'],
      'Not in your plans because of your blood pressure: it is held without moving.',
    ],
    [
      'downward-dog',
      ['vertigo'],
      'Not in your plans because of your dizziness: the head goes below the heart.',
    ],
    [
      'crunch',
      ['pregnancy'],
      'Not in your plans because of your pregnancy: it is done lying or on your hands.',
    ],
    [
      'squat',
      ['wheelchair'],
      'Not in your plans because you use a wheelchair: it is not done sitting on a chair.',
    ],
    [
      'jump-squat',
      ['osteoporosis'],
      'Not in your plans because of your bones: it lands on your feet again and again.',
    ],
  ] satisfies [string, Condition[], string][])('is said of %s', (id, condition, sentence) => {
    expect(why(id, condition)).toBe(sentence);
  });

  it('is the age where nothing else speaks against it', () => {
    expect(why('burpee', [], 70)).toMatch(/^Not in your plans from 65 on: /);
    expect(why('burpee', [], 64)).toBeNull();
  });

  it('is said of exactly what plans leave out, for every condition', () => {
    for (const condition of conditions) {
      const person = { age: 40, conditions: [condition], isCareful: false };
      const silent = exercises.filter(
        (exercise) => isUnfit(exercise, person) !== (whyLeftOut(exercise, person) !== null),
      );
      expect(silent.map(({ id }) => id)).toEqual([]);
    }
  });
});
