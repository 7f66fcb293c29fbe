import { describe, expect, it } from 'vitest';
import { bounds } from '../../shared/rules/questionnaire/bounds';
import {
  cmFromTyped,
  kgFrom,
  rangeHint,
  rangeText,
  weightChangeText,
  weightIn,
  weightText,
} from './body-measurements';

describe("weights in the person's unit", () => {
  it('are shown with one decimal', () => {
    expect(weightText(66.54, 'metric')).toBe('66.5 kg');
    expect(weightText(66.5, 'imperial')).toBe('146.6 lb');
  });

  it('come back as they were stored when the shown pounds did not change', () => {
    for (let tenths = 300; tenths <= 3000; tenths += 1) {
      expect(kgFrom(weightIn(tenths / 10, 'imperial'), 'imperial')).toBe(tenths / 10);
    }
  });

  it.each([
    [66.5, 66.1, 'metric', '−0.4 kg'],
    [66.1, 66.5, 'metric', '+0.4 kg'],
    [66.5, 66.5, 'metric', 'no change'],
    [66.5, 66, 'imperial', '−1.1 lb'],
  ] as const)('from %d to %d kg they change by %s %s', (from, to, units, text) => {
    expect(weightChangeText(from, to, units)).toBe(text);
  });
});

describe('typed text', () => {
  it('as feet and inches becomes centimeters', () => {
    expect(cmFromTyped('5', '6')).toBe(167.6);
    expect(cmFromTyped('5', '')).toBe(152.4);
    expect(cmFromTyped('', '')).toBeNull();
  });
});

describe('The bounds as a sentence', () => {
  it("are in the person's unit", () => {
    expect(rangeText('weightKg', 'metric')).toBe('I need a weight between 30 and 300 kg.');
    expect(rangeText('weightKg', 'imperial')).toBe('I need a weight between 67 and 661 lb.');
    expect(rangeText('heightCm', 'imperial')).toBe(`I need a height between 3'4" and 8'2".`);
    expect(rangeText('age', 'imperial')).toBe('I need an age between 13 and 120.');
  });

  it('name limits that are accepted', () => {
    expect(kgFrom(67, 'imperial')).toBeGreaterThanOrEqual(bounds.weightKg.minimum);
    expect(kgFrom(661, 'imperial')).toBeLessThanOrEqual(bounds.weightKg.maximum);
    expect(cmFromTyped('3', '4')).toBeGreaterThanOrEqual(bounds.heightCm.minimum);
    expect(cmFromTyped('8', '2')).toBeLessThanOrEqual(bounds.heightCm.maximum);
  });
});

describe('the range next to a field', () => {
  it.each([
    ['heightCm', 'metric', '100-250 cm'],
    ['weightKg', 'metric', '30-300 kg'],
    ['heightCm', 'imperial', `3'4"-8'2"`],
    ['weightKg', 'imperial', '67-661 lb'],
  ] as const)('of %s in %s units is %s', (field, units, text) => {
    expect(rangeHint(field, units)).toBe(text);
  });
});
