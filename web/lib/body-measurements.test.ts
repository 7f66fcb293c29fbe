import { describe, expect, it } from 'vitest';
import { bounds } from '../../shared/rules/questionnaire/bounds';
import { kgFromPounds } from '../../shared/rules/units';
import { cmFromTyped, feetHint, rangeText, weightChangeText, weightHint } from './body-measurements';

describe("weights in the person's unit", () => {
  it.each([
    [66.5, 66.1, 'metric', '−0.4 kg'],
    [66.1, 66.5, 'metric', '+0.4 kg'],
    [66.5, 66.5, 'metric', 'no change'],
    [66.5, 66, 'imperial', '−1.1 lb'],
    [71.668, 64.41, 'stone', '−1 st 2 lb'],
    [71.668, 73.028, 'stone', '+3 lb'],
  ] as const)('from %d to %d kg they change by %s %s', (from, to, units, text) => {
    expect(weightChangeText(from, to, units)).toBe(text);
  });
});

describe('typed text', () => {
  it('as feet and inches becomes centimeters', () => {
    expect(cmFromTyped('5', '6')).toBe(167.64);
    expect(cmFromTyped('5', '8,5')).toBe(173.99);
    expect(cmFromTyped("5'8", '')).toBe(172.72);
    expect(cmFromTyped('172 cm', '')).toBe(172);
    expect(cmFromTyped('tall', '')).toBeNaN();
    expect(cmFromTyped('5', '')).toBe(152.4);
    expect(cmFromTyped('', '')).toBeNull();
  });
});

describe('a weight typed in another unit', () => {
  it.each([
    ['11 st 4', 71.668, 'imperial', "That's 158 lb."],
    ['160 lb', 72.575, 'metric', "That's 72.6 kg."],
    ['80,5 kg', 80.5, 'metric', null],
    ['80', 80, 'metric', null],
    ['8 stone?', undefined, 'metric', null],
    ['158', 71.668, 'stone', "That's 11 st 4 lb."],
    ['11', 69.853, 'stone', "That's 11 st."],
    ['72 kg', 72, 'stone', "That's 11 st 4.7 lb."],
    ['11 st 4', 71.668, 'stone', null],
    ['', undefined, 'stone', 'Like 11 st 4. A number alone is stone up to 40, then pounds.'],
  ] as const)('is said in the own one: %s', (typed, kg, units, text) => {
    expect(weightHint(typed, kg, units)).toBe(text);
  });
});

describe('The bounds as a sentence', () => {
  it("are in the person's unit", () => {
    expect(rangeText('weightKg', 'metric')).toBe('I need a weight between 30 and 300 kg.');
    expect(rangeText('weightKg', 'imperial')).toBe('I need a weight between 67 and 661 lb.');
    expect(rangeText('weightKg', 'stone')).toBe('I need a weight between 4 st 11 lb and 47 st 3 lb.');
    expect(rangeText('heightCm', 'imperial')).toBe(`I need a height between 3'4" and 8'2".`);
    expect(rangeText('age', 'imperial')).toBe('I need an age between 13 and 120.');
  });

  it('name limits that are accepted', () => {
    expect(kgFromPounds(67)).toBeGreaterThanOrEqual(bounds.weightKg.minimum);
    expect(kgFromPounds(661)).toBeLessThanOrEqual(bounds.weightKg.maximum);
    expect(cmFromTyped('3', '4')).toBeGreaterThanOrEqual(bounds.heightCm.minimum);
    expect(cmFromTyped('8', '2')).toBeLessThanOrEqual(bounds.heightCm.maximum);
  });
});

it('The range next to the fields of feet is short', () => {
  expect(feetHint()).toBe(`3'4"-8'2"`);
});
