import { describe, expect, it } from 'vitest';
import { routineById, routines } from '../routines';
import { adviseRoutine } from './advise-routine';
import { isAllowed } from './allowed';
import type { TrainingPerson } from './person';
import { library, personWith } from './training.fixture';

const advise = (id: string, person: TrainingPerson) => {
  const routine = routineById(id);
  if (routine === undefined) throw new Error(`There is no routine ${id}.`);
  return adviseRoutine(routine, { person, history: [], library });
};
const soreKnees = personWith({ pains: { areas: ['knees'], muscles: [] } });

describe('Advice on a routine', () => {
  it('is none where nothing contradicts the person', () => {
    expect(routines.map(({ id }) => advise(id, personWith()))).toEqual(routines.map(() => null));
  });

  it('says what to swap and why', () => {
    expect(advise('full-body', soreKnees)?.advice).toBe(
      'In Full Body I would swap in shadow boxing for jumping jacks and chair squats for squats, and 6 more changes, because of your knees.',
    );
  });

  it.each([
    ['sore knees', soreKnees],
    ['pregnancy', personWith({ conditions: ['pregnancy'] })],
    ['an age of 70', personWith({ age: 70 })],
    ['a sore back and neck', personWith({ pains: { areas: ['lower_back', 'neck'], muscles: [] } })],
    ['no burpees and no planks', personWith({ excludedIds: ['burpee', 'plank', 'plank-jack'] })],
  ])('leaves nothing in a routine that contradicts %s', (_, person) => {
    for (const routine of routines) {
      const advice = adviseRoutine(routine, { person, history: [], library });
      const { warmUp, exercises, coolDown } = advice ?? routine;
      const ids = [...warmUp, ...exercises, ...coolDown].map(({ exerciseId }) => exerciseId);
      const wrong = library.filter((exercise) => ids.includes(exercise.id) && !isAllowed(exercise, person));
      expect(wrong.map(({ id }) => id)).toEqual([]);
      expect(exercises.at(-1)?.restSeconds).toBe(0);
    }
  });
});
