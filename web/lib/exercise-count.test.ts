import { describe, expect, it } from 'vitest';
import { exerciseCountText } from './exercise-count';

describe('The number of moves', () => {
  it.each([
    [['squat'], '1 move'],
    [['squat', 'plank'], '2 moves'],
    [['squat', 'plank', 'squat', 'plank'], '4 sets of 2 moves'],
    [['squat', 'squat', 'squat'], '3 sets of 1 move'],
    [['squat', 'squat', 'squat', 'plank'], '4 sets of 2 moves'],
  ])('for %j is that of the different ones: %s', (ids, text) => {
    expect(exerciseCountText(ids)).toBe(text);
  });
});
