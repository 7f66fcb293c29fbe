import { expect, it } from 'vitest';
import { energyOf, kcalOf } from './typed-energy';

it.each([
  ['850 kJ', { text: '850', unit: 'kJ' }],
  ['1,500kj', { text: '1,500', unit: 'kJ' }],
  ['203 kcal', { text: '203', unit: 'kcal' }],
  ['203', { text: '203', unit: 'kcal' }],
] as const)('“%s” is read with its unit', (typed, energy) => {
  expect(energyOf(typed, 'kcal')).toEqual(energy);
});

it.each([
  ['850', 'kJ', 203],
  ['1,500', 'kJ', 359],
  ['1.500', 'kcal', 1_500],
  ['12,5', 'kcal', 12.5],
  ['', 'kJ', null],
  ['some', 'kJ', Number.NaN],
] as const)('“%s” %s is %s kcal', (text, unit, kcal) => {
  expect(kcalOf({ text, unit }, 5_000)).toBe(kcal);
});
