import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/rules/local-date';
import { baseLevel, levelOfWork, workSecondsAt } from './difficulty';
import { library, monday, personWith } from './training.fixture';
import { planSession } from './plan-session';

const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const holds = library.filter(({ demands }) => demands.includes('isometric'));

/** Work seconds so many levels above that of the exercise. */
function secondsOf(id: string, ...above: number[]): number[] {
  const exercise = byId.get(id);
  if (exercise === undefined) throw new Error(`There is no ${id}.`);
  const base = baseLevel(exercise, byId);
  return above.map((levels) => workSecondsAt(exercise, base, base + levels));
}

describe('A set', () => {
  it('of repetitions takes 30 seconds, and half as much again three levels later', () => {
    expect(secondsOf('squat', -1, 0, 1, 2, 3, 9)).toEqual([30, 30, 35, 40, 45, 45]);
  });

  it('of a hold starts with its own seconds and grows by ten a level', () => {
    for (const id of ['plank', 'wall-sit'])
      expect(secondsOf(id, -1, 0, 1, 2, 3, 9)).toEqual([20, 20, 20, 30, 40, 40]);
    expect(secondsOf('forearm-plank', 0, 1, 2, 3)).toEqual([30, 30, 40, 50]);
    expect(secondsOf('side-plank', 0, 1, 2, 3)).toEqual([40, 40, 60, 80]);
  });

  it('of a hold says the level it stands for', () => {
    for (const exercise of holds) {
      const base = baseLevel(exercise, byId);
      for (const above of [1, 2, 3]) {
        const seconds = workSecondsAt(exercise, base, base + above);
        expect(levelOfWork(exercise, base, seconds)).toBeCloseTo(base + above);
      }
    }
  });
});

describe('A newcomer', () => {
  it('holds a plank or a wall sit for 15 to 20 seconds', () => {
    const dates = Array.from({ length: 28 }, (_, days) => addDays(monday, days));
    const held = dates
      .flatMap(
        (date) => planSession({ person: personWith({ minutes: 30 }), history: [], library, date }) ?? [],
      )
      .flatMap(({ exercises }) => exercises)
      .filter(({ exerciseId }) => byId.get(exerciseId)?.demands.includes('isometric'));
    expect(new Set(held.map(({ exerciseId }) => exerciseId))).toEqual(new Set(['plank', 'wall-sit']));
    expect(held.filter(({ workSeconds }) => workSeconds < 15 || workSeconds > 20)).toEqual([]);
  });
});
