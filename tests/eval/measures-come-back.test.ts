import { describe, expect, it } from 'vitest';
import { draftAnswersSchema } from '../../shared/rules/questionnaire';
import { bodyQuantity } from '../../shared/rules/numbers/quantities';
import { readQuantity } from '../../shared/rules/numbers/read-quantity';
import { feetFromCm, formatWeight, weightIn, type UnitSystem } from '../../shared/rules/units';
import { cmFromTyped } from '../../web/lib/body-measurements';

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
const tenths = (from: number, to: number) => steps(from * 10, to * 10, 1).map((value) => value / 10);

/** What is stored for a text, as the API keeps it after the field has read it. */
const storedKg = (text: string, units: UnitSystem) =>
  draftAnswersSchema.parse({ weightKg: readQuantity(text, bodyQuantity('weightKg', units)) }).weightKg ?? 0;
const storedCm = (cm: number | null) => draftAnswersSchema.parse({ heightCm: cm }).heightCm ?? 0;

describe('A measure comes back as it was typed, and saved again it is the same', () => {
  it('in whole and half pounds', () => {
    for (const pounds of steps(67, 661, 0.5)) {
      const kg = storedKg(String(pounds), 'imperial');
      expect(weightIn(kg, 'imperial')).toBe(pounds);
      expect(storedKg(String(weightIn(kg, 'imperial')), 'imperial')).toBe(kg);
    }
  });

  it('in stone and pounds, by the half', () => {
    for (const pounds of steps(67, 661, 0.5)) {
      const [stone, rest] = [Math.floor(pounds / 14), pounds % 14];
      const shown = rest === 0 ? `${stone} st` : `${stone} st ${rest} lb`;
      for (const units of ['metric', 'imperial', 'stone'] as const) {
        const kg = storedKg(`${stone} st ${rest}`, units);
        expect(formatWeight(kg, 'stone')).toBe(shown);
        expect(formatWeight(kg, 'imperial')).toBe(`${pounds} lb`);
        expect(storedKg(shown, units)).toBe(kg);
      }
      expect(formatWeight(storedKg(`${stone} ${rest}`, 'stone'), 'stone')).toBe(shown);
      expect(formatWeight(storedKg(String(pounds), 'stone'), 'stone')).toBe(shown);
    }
  });

  it('in tenths of a kilogram and of a centimeter', () => {
    for (const kg of tenths(30, 300)) expect(weightIn(storedKg(`${kg} kg`, 'imperial'), 'metric')).toBe(kg);
    for (const cm of tenths(100, 250))
      expect(storedCm(readQuantity(`${cm}`, bodyQuantity('heightCm', 'metric')))).toBe(cm);
  });

  it('in half inches', () => {
    for (const inches of steps(48, 96, 0.5)) {
      const typed = { feet: Math.floor(inches / 12), inches: inches % 12 };
      const cm = storedCm(cmFromTyped(String(typed.feet), String(typed.inches)));
      expect(feetFromCm(cm)).toEqual(typed);
      expect(
        storedCm(readQuantity(`${typed.feet}'${typed.inches}"`, bodyQuantity('heightCm', 'metric'))),
      ).toBe(cm);
    }
  });
});
