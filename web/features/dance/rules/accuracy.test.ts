import { describe, expect, it } from 'vitest';
import { accuracyColor, accuracyOf, NO_ACCURACY } from './accuracy';
import { standing } from './dance.fixture';

describe('The accuracy of a frame', () => {
  it('is full for someone upright, centered, and fully visible', () => {
    expect(accuracyOf(standing())).toEqual({
      overall: 100,
      posture: 100,
      alignment: 100,
      rangeOfMotion: 100,
    });
  });

  it('loses ten times the height between the shoulders', () => {
    const { posture, overall } = accuracyOf(standing({ leftShoulder: { y: 0.36 } }));
    expect([posture, overall]).toEqual([60, 90]);
    expect(accuracyOf(standing({ leftShoulder: { y: 0.5 } })).posture).toBe(0);
  });

  it('loses twice the way of the nose from the center', () => {
    expect(accuracyOf(standing({ nose: { x: 0.7 } })).alignment).toBe(60);
  });

  it('takes the mean visibility as range and once more into the whole', () => {
    const dim = standing().map((point) => ({ ...point, visibility: 0.4 }));
    expect(accuracyOf(dim)).toEqual({ overall: 70, posture: 100, alignment: 100, rangeOfMotion: 40 });
  });

  it('is nothing without points', () => {
    expect(accuracyOf([])).toEqual(NO_ACCURACY);
  });

  it.each([
    [80, 'green'],
    [79, 'yellow'],
    [60, 'yellow'],
    [59, 'blue'],
  ] as const)('of %i is %s', (accuracy, color) => {
    expect(accuracyColor(accuracy)).toBe(color);
  });
});
