import * as z from 'zod';

/** How measures are shown; they are always stored in kilograms and centimeters. */
export const unitSystemSchema = z.enum(['metric', 'imperial']);
export type UnitSystem = z.infer<typeof unitSystemSchema>;

// The international avoirdupois pound and the international inch, exact by definition since 1959.
const kgPerPound = 0.45359237;
const cmPerInch = 2.54;
const inchesPerFoot = 12;

/** Rounds to one decimal, the precision in which measures are shown. */
export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Weights are stored in grams and heights in tenths of a millimeter, so that pounds and half inches come back as typed. */
export const storedKg = (kg: number): number => Math.round(kg * 1_000) / 1_000;
export const storedCm = (cm: number): number => Math.round(cm * 100) / 100;

/** Pounds from kilograms, unrounded. */
export const poundsFromKg = (kg: number): number => kg / kgPerPound;

/** Kilograms from pounds, unrounded. */
export const kgFromPounds = (pounds: number): number => pounds * kgPerPound;

/** Centimeters from feet and inches, unrounded. */
export const cmFromFeet = (feet: number, inches = 0): number => (feet * inchesPerFoot + inches) * cmPerInch;

/** Feet and inches (0 to 11.5) nearest to a height in centimeters, to half an inch. */
export function feetFromCm(cm: number): { feet: number; inches: number } {
  const inches = Math.round((2 * cm) / cmPerInch) / 2;
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

export const weightUnit = (units: UnitSystem) => (units === 'metric' ? 'kg' : 'lb');

/** A weight in the person's own unit, with one decimal. */
export const weightIn = (kg: number, units: UnitSystem): number =>
  toOneDecimal(units === 'metric' ? kg : poundsFromKg(kg));

/** A weight in kilograms as text: '70.5 kg', '150 lb'. */
export const formatWeight = (kg: number, units: UnitSystem): string =>
  `${weightIn(kg, units)} ${weightUnit(units)}`;

/** The difference of two weights as they are shown. */
export const weightBetween = (kg: number, otherKg: number, units: UnitSystem): number =>
  toOneDecimal(weightIn(otherKg, units) - weightIn(kg, units));

/** A height in centimeters as text: '172 cm', `5'8"`, or `5'8.5"`. */
export function formatHeight(cm: number, units: UnitSystem): string {
  if (units === 'metric') return `${toOneDecimal(cm)} cm`;
  const { feet, inches } = feetFromCm(cm);
  return `${feet}'${inches}"`;
}
