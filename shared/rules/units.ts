import * as z from 'zod';

/** How measures are shown; they are always stored in kilograms and centimeters. */
export const unitSystemSchema = z.enum(['metric', 'imperial']);
export type UnitSystem = z.infer<typeof unitSystemSchema>;

// The international avoirdupois pound and the international inch, exact by definition since 1959.
const kgPerPound = 0.45359237;
const cmPerInch = 2.54;
const inchesPerFoot = 12;

/** Rounds to one decimal, the precision in which measures are stored. */
export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Pounds from kilograms, unrounded. */
export const poundsFromKg = (kg: number): number => kg / kgPerPound;

/** Kilograms from pounds, unrounded. */
export const kgFromPounds = (pounds: number): number => pounds * kgPerPound;

/** Centimeters from feet and inches, unrounded. */
export const cmFromFeet = (feet: number, inches = 0): number => (feet * inchesPerFoot + inches) * cmPerInch;

/** Feet and whole inches (0 to 11) nearest to a height in centimeters. */
export function feetFromCm(cm: number): { feet: number; inches: number } {
  const inches = Math.round(cm / cmPerInch);
  return { feet: Math.floor(inches / inchesPerFoot), inches: inches % inchesPerFoot };
}

/** A weight in kilograms as text: '70.5 kg', or whole pounds as '155 lb'. */
export function formatWeight(kg: number, units: UnitSystem): string {
  return units === 'metric' ? `${toOneDecimal(kg)} kg` : `${Math.round(poundsFromKg(kg))} lb`;
}

/** A height in centimeters as text: '172 cm', or `5'8"`. */
export function formatHeight(cm: number, units: UnitSystem): string {
  if (units === 'metric') return `${toOneDecimal(cm)} cm`;
  const { feet, inches } = feetFromCm(cm);
  return `${feet}'${inches}"`;
}
