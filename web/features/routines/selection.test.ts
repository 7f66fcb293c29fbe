import { describe, expect, it } from 'vitest';
import { customBounds } from '../../../shared/rules/custom-plan';
import { exercisesOf, isFull, moved, repeatedAt, selectionOf, timed, toggled, without } from './selection';

const of = (...ids: string[]) => selectionOf(ids.map((exerciseId) => ({ exerciseId, workSeconds: 80 })));
const ids = (selection: ReturnType<typeof of>) => selection.map(({ exerciseId }) => exerciseId);
const keyAt = (selection: ReturnType<typeof of>, index: number) => selection[index]?.key ?? '';

describe('A selection', () => {
  it('gains an exercise at the end, with 80 s of work, and loses it at the second touch', () => {
    const two = toggled(toggled([], 'squat'), 'plank');
    expect(exercisesOf(two)).toEqual([
      { exerciseId: 'squat', workSeconds: 80 },
      { exerciseId: 'plank', workSeconds: 80 },
    ]);
    expect(ids(toggled(two, 'squat'))).toEqual(['plank']);
  });

  it('loses all places of an exercise that comes twice', () => {
    expect(ids(toggled(of('squat', 'plank', 'squat'), 'squat'))).toEqual(['plank']);
  });

  it('can hold an exercise twice, each with a key and a time of its own', () => {
    const once = of('squat', 'plank');
    const twice = repeatedAt(once, keyAt(once, 0));
    expect(ids(twice)).toEqual(['squat', 'squat', 'plank']);
    expect(new Set(twice.map(({ key }) => key)).size).toBe(3);
    const longer = timed(twice, keyAt(twice, 1), 2);
    expect(longer.map(({ workSeconds }) => workSeconds)).toEqual([80, 100, 80]);
    expect(ids(without(twice, keyAt(twice, 0)))).toEqual(['squat', 'plank']);
  });

  it.each([
    ['up', 2, 1, ['squat', 'burpee', 'plank']],
    ['down', 0, 1, ['plank', 'squat', 'burpee']],
    ['to the end', 0, 9, ['plank', 'burpee', 'squat']],
    ['to the start', 2, -4, ['burpee', 'squat', 'plank']],
    ['nowhere', 1, 1, ['squat', 'plank', 'burpee']],
  ])('moves a place %s', (_, from, to, expected) => {
    const selection = of('squat', 'plank', 'burpee');
    expect(ids(moved(selection, keyAt(selection, from), to))).toEqual(expected);
  });

  it('keeps the order when a place that is gone should move', () => {
    expect(ids(moved(of('squat', 'plank'), 'gone', 0))).toEqual(['squat', 'plank']);
  });

  it.each([
    [1, 90],
    [-1, 70],
    [-40, customBounds.work.minimum],
    [40, customBounds.work.maximum],
  ])('changes work time by %i steps to %i s', (steps, seconds) => {
    const selection = of('squat');
    expect(timed(selection, keyAt(selection, 0), steps)[0]?.workSeconds).toBe(seconds);
  });

  it('takes no more than the server does', () => {
    const full = of(...Array.from({ length: customBounds.exercises.maximum }, (_, n) => `exercise-${n}`));
    expect(isFull(full)).toBe(true);
    expect(toggled(full, 'squat')).toBe(full);
    expect(repeatedAt(full, keyAt(full, 0))).toBe(full);
    expect(toggled(full, 'exercise-0')).toHaveLength(full.length - 1);
  });
});
