import { describe, expect, it } from 'vitest';
import { exerciseCountText } from './exercise-count';

describe('The number of exercises', () => {
  it.each([
    [['squat'], '1 exercise'],
    [['squat', 'plank'], '2 exercises'],
    [['squat', 'plank', 'squat', 'plank'], '2 exercises, twice each'],
    [['squat', 'squat', 'squat'], '1 exercise, 3 times'],
    [['squat', 'squat', 'squat', 'plank'], '2 exercises, 4 sets'],
  ])('for %j is that of the different ones: %s', (ids, text) => {
    expect(exerciseCountText(ids)).toBe(text);
  });
});
