import { describe, expect, it } from 'vitest';
import { underAgeText } from '../../../shared/domain/questionnaire/bounds';
import { parseMeasureText } from './parse-measure-text';

describe('a measure as typed', () => {
  it.each([
    ['age', '13', 13],
    ['age', '120', 120],
    ['heightCm', '172,5', 172.5],
    ['heightCm', ' 100 ', 100],
    ['weightKg', '70.46', 70.5],
    ['weightKg', '300', 300],
    ['targetWeightKg', '65', 65],
    ['targetWeightKg', '', null],
  ] as const)('%s %j is %j', (field, text, value) => {
    expect(parseMeasureText(field, text)).toEqual({ ok: true, value });
  });

  it.each([
    ['age', ''],
    ['age', '121'],
    ['heightCm', '99.9'],
    ['heightCm', '.'],
    ['weightKg', '300.1'],
    ['weightKg', ''],
    ['targetWeightKg', '29'],
  ] as const)('%s %j is refused', (field, text) => {
    expect(parseMeasureText(field, text).ok).toBe(false);
  });

  it('refuses children kindly', () => {
    expect(parseMeasureText('age', '12')).toEqual({ ok: false, message: underAgeText });
  });

  it('says that a target may be left out', () => {
    const parsed = parseMeasureText('targetWeightKg', '500');
    expect(parsed).toEqual({
      ok: false,
      message: 'I need a target between 30 and 300 kg, or leave it empty.',
    });
  });
});
