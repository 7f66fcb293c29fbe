import * as z from 'zod';

/** How measures are shown; they are always stored in kilograms and centimeters. 'stone' is imperial with weights in stone and pounds. */
export const unitSystemSchema = z.enum(['metric', 'imperial', 'stone']);
export type UnitSystem = z.infer<typeof unitSystemSchema>;

// The international avoirdupois pound and the international inch, exact by definition since 1959.
const kgPerPound = 0.45359237;
const cmPerInch = 2.54;
const inchesPerFoot = 12;
const poundsPerStone = 14;

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

/** A weight in kilograms or pounds, with one decimal. */
export const weightIn = (kg: number, units: UnitSystem): number =>
  toOneDecimal(units === 'metric' ? kg : poundsFromKg(kg));

/** What `weightIn` gives as numbers with their units: 158 is 158 lb, or 11 st and 4 lb. */
export function weightParts(amount: number, units: UnitSystem): { value: number; unit: string }[] {
  const stone = units === 'stone' ? Math.floor(amount / poundsPerStone) : 0;
  const rest = { value: toOneDecimal(amount - stone * poundsPerStone), unit: weightUnit(units) };
  if (stone === 0) return [rest];
  return [{ value: stone, unit: 'st' }, ...(rest.value === 0 ? [] : [rest])];
}

/** What `weightIn` gives as text: '70.5 kg', '150 lb', '11 st 4 lb'. */
export const weightText = (amount: number, units: UnitSystem): string =>
  weightParts(amount, units)
    .map(({ value, unit }) => `${value} ${unit}`)
    .join(' ');

/** A weight in kilograms as text. */
export const formatWeight = (kg: number, units: UnitSystem): string => weightText(weightIn(kg, units), units);

/** From one weight to another, each as `weightIn` gives it: '67 to 661 lb', '4 st 11 lb to 47 st 3 lb'. */
export const weightSpan = (low: number, high: number, units: UnitSystem, between = 'to'): string =>
  `${units === 'stone' ? weightText(low, units) : low} ${between} ${weightText(high, units)}`;

/** The difference of two weights as `weightIn` gives them. */
export const weightBetween = (kg: number, otherKg: number, units: UnitSystem): number =>
  toOneDecimal(weightIn(otherKg, units) - weightIn(kg, units));

/** A height in centimeters as text: '172 cm', `5'8"`, or `5'8.5"`. */
export function formatHeight(cm: number, units: UnitSystem): string {
  if (units === 'metric') return `${toOneDecimal(cm)} cm`;
  const { feet, inches } = feetFromCm(cm);
  return `${feet}'${inches}"`;
}
