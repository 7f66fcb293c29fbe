import { beforeEach, describe, expect, it } from 'vitest';
import { countsOf, dropCounts, keepCount, type CountedSet } from './counted-sets';

const squats = (changes: Partial<CountedSet> = {}): CountedSet => ({
  sessionId: 'today',
  position: 0,
  exerciseId: 'squat',
  reps: 8,
  heldSeconds: 0,
  range: 90,
  ...changes,
});

beforeEach(() => localStorage.clear());

describe('What was counted', () => {
  it('is kept on this device until its sets are saved', () => {
    keepCount(squats());
    keepCount(squats({ position: 1, exerciseId: 'plank', reps: 0, heldSeconds: 31, range: null }));
    keepCount(squats({ sessionId: 'yesterday' }));
    expect(countsOf('today').map(({ reps, heldSeconds }) => [reps, heldSeconds])).toEqual([
      [8, 0],
      [0, 31],
    ]);
    dropCounts('today');
    expect(countsOf('today')).toEqual([]);
    expect(countsOf('yesterday')).toHaveLength(1);
  });

  it('grows with each repetition, and stays when a second try has fewer', () => {
    keepCount(squats({ reps: 7 }));
    keepCount(squats());
    keepCount(squats({ reps: 1 }));
    expect(countsOf('today')).toEqual([squats()]);
  });

  it('is that of the exercise that took the place', () => {
    keepCount(squats());
    keepCount(squats({ exerciseId: 'goblet-squat', reps: 2 }));
    expect(countsOf('today')).toMatchObject([{ exerciseId: 'goblet-squat', reps: 2 }]);
  });

  it('is nothing where nothing was counted', () => {
    keepCount(squats({ reps: 0 }));
    expect(countsOf('today')).toEqual([]);
  });

  it('is nothing where the storage holds something else', () => {
    localStorage.setItem('workout-counts', '[{"reps":"many"}]');
    expect(countsOf('today')).toEqual([]);
    keepCount(squats());
    expect(countsOf('today')).toHaveLength(1);
  });
});
