import { describe, expect, it } from 'vitest';
import { exerciseCountText } from './exercise-count';

describe('The number of exercises', () => {
  it.each([
    [['squat'], '1 exercise'],
    [['squat', 'plank'], '2 exercises'],
    [['squat', 'plank', 'squat', 'plank'], '4 exercises: 2 moves, twice each'],
    [['squat', 'squat', 'squat'], '3 exercises: 1 move, 3 times each'],
    [['squat', 'squat', 'squat', 'plank'], '4 exercises: 2 different'],
  ])('for %j matches how the player counts: %s', (ids, text) => {
    expect(exerciseCountText(ids)).toBe(text);
  });
});
