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
    ['plank', ['high_blood_pressure'], "Left out for your blood pressure: it's held without moving."],
    ['downward-dog', ['vertigo'], 'Left out for your dizziness: your head drops below your heart.'],
    ['crunch', ['pregnancy'], "Left out while you're pregnant: it's done lying down or on your hands."],
    ['squat', ['wheelchair'], "Left out because you use a wheelchair: it isn't done sitting on a chair."],
    ['jump-squat', ['osteoporosis'], 'Left out for your bones: you land on your feet again and again.'],
  ] satisfies [string, Condition[], string][])('is said of %s', (id, condition, sentence) => {
    expect(why(id, condition)).toBe(sentence);
  });

  it('is the age where nothing else speaks against it', () => {
    expect(why('burpee', [], 70)).toMatch(/^Left out from age 65 on: /);
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
