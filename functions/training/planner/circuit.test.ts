import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed } from './allowed';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import { library, monday, personWith } from './training.fixture';
import { plannedSeconds } from '../../../shared/rules/routines';
import { challengeCount, challengeState, isChallengeDone } from '../../../shared/rules/challenges/challenge';
import { challengeByNumber, challenges } from '../../../shared/rules/challenges/challenges';
import { planCircuit } from './circuit';
import { challengeDescription } from '../../challenges/descriptions';

const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const circuitOf = (number: number, changes: Partial<TrainingPerson> = {}) => {
  const challenge = challengeByNumber(number);
  const input = { person: personWith(changes), history: [], library, date: monday };
  const circuit = challenge && planCircuit(challenge, input);
  if (!circuit) throw new Error(`challenge ${number} has no circuit`);
  return circuit;
};
const exercisesOf = (number: number, changes?: Partial<TrainingPerson>) =>
  circuitOf(number, changes).moves.map(({ exerciseId }) => byId.get(exerciseId)!);

describe('The ladder', () => {
  it('has 26 rungs, each with a title and a description of its own', () => {
    expect(challenges.map(({ number }) => number)).toEqual(
      Array.from({ length: challengeCount }, (_, index) => index + 1),
    );
    expect(new Set(challenges.map(({ title }) => title)).size).toBe(26);
    expect(new Set(challenges.map(({ number }) => challengeDescription(number))).size).toBe(26);
    expect(challenges.every(({ number }) => challengeDescription(number).length > 30)).toBe(true);
  });

  it('is as hard as it says: 1 to 4 easy, 5 to 10 and 16 and 17 medium, 11 to 15 and 18 to 20 hard, then extreme', () => {
    const numbers = (wanted: string) =>
      challenges.filter(({ difficulty }) => difficulty === wanted).map(({ number }) => number);
    expect(numbers('easy')).toEqual([1, 2, 3, 4]);
    expect(numbers('medium')).toEqual([5, 6, 7, 8, 9, 10, 16, 17]);
    expect(numbers('hard')).toEqual([11, 12, 13, 14, 15, 18, 19, 20]);
    expect(numbers('extreme')).toEqual([21, 22, 23, 24, 25, 26]);
  });

  it('opens one rung at a time', () => {
    const states = (highest: number) => [1, 2, 3].map((number) => challengeState(number, highest));
    expect(states(0)).toEqual(['open', 'locked', 'locked']);
    expect(states(1)).toEqual(['completed', 'open', 'locked']);
    expect(states(26)).toEqual(['completed', 'completed', 'completed']);
  });

  it('counts a challenge from 24 of its 30 minutes', () => {
    expect([isChallengeDone(1439), isChallengeDone(1440)]).toEqual([false, true]);
  });
});

describe('The circuit of a challenge', () => {
  it.each(challenges)('$number, $title, takes half an hour in six rounds of five', ({ number }) => {
    const { moves, warmUp, coolDown } = circuitOf(number);
    expect(plannedSeconds(moves)).toBe(1800);
    expect(moves.map(({ set }) => set)).toEqual([1, 2, 3, 4, 5, 6].flatMap((round) => Array(5).fill(round)));
    expect(new Set(moves.map(({ exerciseId }) => exerciseId)).size).toBeGreaterThanOrEqual(3);
    expect(moves.every(({ caloriesKcal }) => caloriesKcal >= 1)).toBe(true);
    expect([warmUp.length, coolDown.length].every((count) => count > 0)).toBe(true);
  });

  it('works what its type names', () => {
    const categories = (number: number) => new Set(exercisesOf(number).map(({ category }) => category));
    expect(categories(2)).toEqual(new Set(['core']));
    expect(categories(3)).toEqual(new Set(['lower']));
    expect(categories(4)).toEqual(new Set(['upper']));
    expect(categories(5)).toEqual(new Set(['cardio']));
    expect(categories(1)).toEqual(new Set(['cardio', 'lower', 'upper', 'core']));
  });

  it('leaves more work and less rest the harder it is', () => {
    const worked = [1, 5, 11, 21].map((number) =>
      circuitOf(number).moves.reduce((sum, { workSeconds }) => sum + workSeconds, 0),
    );
    expect(worked).toEqual([900, 1080, 1200, 1320]);
  });

  it('is the same whenever it is made of the same', () => {
    expect(circuitOf(15)).toEqual(circuitOf(15));
    expect(circuitOf(15).moves).not.toEqual(circuitOf(20).moves);
  });

  it('never contains what the person must not do, whoever they are', () => {
    const people = fc.record({
      age: fc.integer({ min: 13, max: 90 }),
      bmi: fc.constantFrom(null, 22, 34),
      pains: fc.record({
        areas: fc.subarray(['knees', 'lower_back', 'shoulders', 'wrists', 'neck', 'ankles', 'hips'] as const),
        muscles: fc.constant([]),
      }),
      conditions: fc.subarray(['pregnancy', 'high_blood_pressure', 'heart', 'vertigo', 'hernia'] as const),
      excludedIds: fc.subarray(library.map(({ id }) => id)),
    });
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 26 }), (changes, number) => {
        const person = personWith(changes);
        const challenge = challengeByNumber(number)!;
        const circuit = planCircuit(challenge, { person, history: [], library, date: monday });
        const all = [...(circuit?.moves ?? []), ...(circuit?.warmUp ?? []), ...(circuit?.coolDown ?? [])];
        expect(all.filter(({ exerciseId }) => !isAllowed(byId.get(exerciseId)!, person))).toEqual([]);
        expect([0, 1800]).toContain(plannedSeconds(circuit?.moves ?? []));
      }),
      { seed: 26, numRuns: 300 },
    );
  });

  it('has no jumps for people whose hearts are not ready', () => {
    for (const { number } of challenges)
      expect(exercisesOf(number).filter(({ impact }) => impact === 'high')).toEqual([]);
  });

  it('asks for no equipment that the person does not have', () => {
    const needs = (number: number) => exercisesOf(number).flatMap(({ equipment }) => equipment);
    for (const { number } of challenges) expect(needs(number)).not.toContain('dumbbells');
  });

  it('does not exist for someone who excluded everything', () => {
    const person = personWith({ excludedIds: library.map(({ id }) => id) });
    expect(planCircuit(challenges[0]!, { person, history: [], library, date: monday })).toBeNull();
  });
});
