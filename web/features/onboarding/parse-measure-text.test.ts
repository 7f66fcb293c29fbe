import { describe, expect, it } from 'vitest';
import { underAgeText } from '../../../shared/rules/questionnaire/bounds';
import { parseHeightText, parseMeasureText } from './parse-measure-text';

describe('a measure as typed', () => {
  it.each([
    ['age', '13', 13],
    ['age', '120', 120],
    ['heightCm', '172,5', 172.5],
    ['heightCm', ' 100 ', 100],
    ['weightKg', '70.46', 70.46],
    ['weightKg', '300', 300],
    ['targetWeightKg', '65', 65],
    ['targetWeightKg', '', null],
  ] as const)('%s %j is %j', (field, text, value) => {
    expect(parseMeasureText(field, text)).toEqual({ ok: true, value });
  });

  it.each([
    ['age', ''],
    ['age', '121'],
    ['age', '34.5'],
    ['heightCm', '99.9'],
    ['heightCm', '.'],
    ['weightKg', '300.1'],
    ['weightKg', ''],
    ['targetWeightKg', '29'],
  ] as const)('%s %j is refused', (field, text) => {
    expect(parseMeasureText(field, text).ok).toBe(false);
  });

  it('kindly refuses children', () => {
    expect(parseMeasureText('age', '12')).toEqual({ ok: false, message: underAgeText });
  });

  it('says that the target is optional', () => {
    const parsed = parseMeasureText('targetWeightKg', '500');
    expect(parsed).toEqual({
      ok: false,
      message: 'I need a target between 30 and 300 kg, or leave it empty.',
    });
  });
});

describe('a measure as typed in pounds, feet and inches', () => {
  it.each([
    ['weightKg', '155', 70.307],
    ['weightKg', '154,5', 70.08],
    ['targetWeightKg', '661', 299.825],
    ['targetWeightKg', '', null],
    ['age', '35', 35],
  ] as const)('%s %j is %j', (field, text, value) => {
    expect(parseMeasureText(field, text, 'imperial')).toEqual({ ok: true, value });
  });

  it('names the range in pounds', () => {
    expect(parseMeasureText('weightKg', '60', 'imperial')).toEqual({
      ok: false,
      message: 'I need a weight between 67 and 661 lb.',
    });
  });

  it.each([
    ['5', '8', 172.72],
    ['5', '', 152.4],
    ['', '70', 177.8],
    ['5', '7.5', 171.45],
  ])('%s ft %s in is %d cm', (feet, inches, value) => {
    expect(parseHeightText(feet, inches)).toEqual({ ok: true, value });
  });

  it.each([
    ['', ''],
    ['9', '0'],
    ['3', '0'],
    ['.', ''],
  ])('%j ft %j in is refused', (feet, inches) => {
    expect(parseHeightText(feet, inches).ok).toBe(false);
  });
});
