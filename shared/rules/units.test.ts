import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cmFromFeet,
  feetFromCm,
  formatHeight,
  formatWeight,
  kgFromPounds,
  poundsFromKg,
  weightSpan,
  weightText,
} from './units';

describe('weights', () => {
  it('are shown in kilograms or pounds with up to one decimal', () => {
    expect(formatWeight(70, 'metric')).toBe('70 kg');
    expect(formatWeight(70.46, 'metric')).toBe('70.5 kg');
    expect(formatWeight(70.5, 'imperial')).toBe('155.4 lb');
    expect(formatWeight(68.039, 'imperial')).toBe('150 lb');
  });

  it.each([
    [158, '11 st 4 lb'],
    [154, '11 st'],
    [153.97, '11 st'],
    [158.5, '11 st 4.5 lb'],
    [13, '13 lb'],
    [0, '0 lb'],
  ])('are shown in stone and pounds: %d lb is %s', (pounds, text) => {
    expect(formatWeight(kgFromPounds(pounds), 'stone')).toBe(text);
  });

  it('are shown as a span with one unit, or with both parts of stone', () => {
    expect(weightSpan(56, 70, 'metric')).toBe('56 to 70 kg');
    expect(weightSpan(121, 163, 'stone')).toBe('8 st 9 lb to 11 st 9 lb');
    expect(weightText(3, 'stone')).toBe('3 lb');
  });

  it('survive the way to pounds and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 3000 }), (tenths) => {
        expect(kgFromPounds(poundsFromKg(tenths / 10))).toBeCloseTo(tenths / 10, 9);
      }),
    );
    expect(kgFromPounds(100)).toBeCloseTo(45.359237, 9);
  });
});

describe('heights', () => {
  it.each([
    [172.7, '5\'8"'],
    [182.8, '6\'0"'],
    [152.4, '5\'0"'],
    [173.99, '5\'8.5"'],
    [100, '3\'3.5"'],
  ])('are shown in feet and inches: %d cm is %s', (cm, text) => {
    expect(formatHeight(cm, 'imperial')).toBe(text);
    expect(formatHeight(cm, 'stone')).toBe(text);
  });

  it('are shown in centimeters', () => {
    expect(formatHeight(172.75, 'metric')).toBe('172.8 cm');
  });

  it('never show twelve inches and stay within a quarter of an inch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2500 }), (tenths) => {
        const { feet, inches } = feetFromCm(tenths / 10);
        expect(inches).toBeLessThan(12);
        expect(Math.abs(cmFromFeet(feet, inches) - tenths / 10)).toBeLessThanOrEqual(0.635 + 1e-9);
      }),
    );
  });
});
