import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notCountedTexts, workoutCounts } from './what-counts';

const planOf = (exercises: number, workSeconds = 30) =>
  Array.from({ length: exercises }, () => ({ workSeconds }));
const first = (count: number) => Array.from({ length: count }, (_, position) => position);

describe('A workout', () => {
  it.each([
    ['counts from five active minutes, whatever was finished', 14, 0, 300, true],
    ['does not before', 14, 6, 299, false],
    ['counts from half of its exercises', 14, 7, 240, true],
    ['does not from one less', 14, 6, 240, false],
    ['counts from half of an odd number, rounded up', 5, 3, 90, true],
    ['does not from half rounded down', 5, 2, 90, false],
    ['never counts under a minute, though all of it was finished', 1, 1, 59, false],
    ['counts where it is as short as a minute', 1, 1, 60, true],
    ['does not count for what its time cannot hold', 14, 14, 150, false],
    ['with nothing finished does not count', 2, 0, 120, false],
  ])('%s', (_, exercises, finished, activeSeconds, counts) => {
    const trained = { plan: planOf(exercises), finishedExercises: first(finished), activeSeconds };
    expect(workoutCounts(trained)).toBe(counts);
  });

  it('never stops counting for more time or one more exercise', () => {
    const trained = fc.record({
      exercises: fc.integer({ min: 1, max: 40 }),
      finished: fc.nat(40),
      activeSeconds: fc.nat(600),
    });
    fc.assert(
      fc.property(trained, ({ exercises, finished, activeSeconds }) => {
        const plan = planOf(exercises);
        const done = first(Math.min(finished, exercises));
        if (!workoutCounts({ plan, finishedExercises: done, activeSeconds })) return;
        const more = first(Math.min(done.length + 1, exercises));
        expect(workoutCounts({ plan, finishedExercises: more, activeSeconds })).toBe(true);
        expect(workoutCounts({ plan, finishedExercises: done, activeSeconds: activeSeconds + 1 })).toBe(true);
      }),
      { seed: 37 },
    );
  });

  it('that does not count says so in a sentence, and what it takes', () => {
    for (const text of Object.values(notCountedTexts)) expect(text).toMatch(/count.*\.$/);
    expect(notCountedTexts.too_short).toMatch(/5 active minutes/);
  });
});
