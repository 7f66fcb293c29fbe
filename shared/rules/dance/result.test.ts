import { describe, expect, it } from 'vitest';
import { danceCalories, danceResult, starsOf, type DanceSample } from './result';

const seconds = (count: number, sample: DanceSample) => Array.from({ length: count }, () => sample);
const seen = { accuracy: 80, match: 90 };
const nobody = { accuracy: null, match: null };

describe('The calories of a dance', () => {
  it.each([
    [60, 100, 7],
    [60, 0, 4],
    [300, 80, 32],
    [0, 100, 0],
  ])('are of %i s at %i %%: %i', (duration, accuracy, kcal) => {
    expect(danceCalories(duration, accuracy)).toBe(kcal);
  });
});

describe('The result of a dance', () => {
  it('is the mean of what was seen', () => {
    expect(
      danceResult('ten-moves', [...seconds(25, seen), ...seconds(25, { accuracy: 60, match: 70 })]),
    ).toEqual({
      activeSeconds: 50,
      moves: 10,
      reachedLastMove: true,
      trackedShare: 1,
      accuracy: 70,
      score: 80,
      caloriesBurned: 5,
      stars: 2,
    });
  });

  it('has neither accuracy nor score without a camera', () => {
    expect(danceResult('ten-moves', seconds(50, nobody))).toMatchObject({
      reachedLastMove: true,
      trackedShare: 0,
      accuracy: null,
      score: null,
      stars: 0,
      caloriesBurned: 3,
    });
  });

  it('gives no stars to who was away for most of it', () => {
    const samples = [...seconds(26, nobody), ...seconds(24, seen)];
    expect(danceResult('ten-moves', samples)).toMatchObject({ score: 90, trackedShare: 0.48, stars: 0 });
  });

  it('reached the last move when that began', () => {
    expect(danceResult('ten-moves', seconds(44, seen))).toMatchObject({ moves: 8, reachedLastMove: false });
    expect(danceResult('ten-moves', seconds(45, seen))).toMatchObject({ moves: 9, reachedLastMove: true });
    expect(danceResult('two-minutes', seconds(45, seen)).reachedLastMove).toBe(false);
  });

  it('of nothing is nothing', () => {
    expect(danceResult('ten-moves', [])).toMatchObject({ moves: 0, trackedShare: 0, caloriesBurned: 0 });
  });

  it.each([
    [49, 0],
    [50, 1],
    [70, 2],
    [85, 3],
  ])('has for a score of %i %i stars', (score, stars) => {
    expect(starsOf(score)).toBe(stars);
  });
});
