import { bounds, type MeasureField } from '../../shared/rules/questionnaire/bounds';
import {
  cmFromFeet,
  feetFromCm,
  kgFromPounds,
  poundsFromKg,
  toOneDecimal,
  type UnitSystem,
} from '../../shared/rules/units';
import { typedNumber } from './typed-number';

type WeightField = 'weightKg' | 'targetWeightKg';

export const weightUnit = (units: UnitSystem) => (units === 'metric' ? 'kg' : 'lb');

/** A weight in the person's own unit, with one decimal. */
export const weightIn = (kg: number, units: UnitSystem) =>
  toOneDecimal(units === 'metric' ? kg : poundsFromKg(kg));

export const weightText = (kg: number, units: UnitSystem) => `${weightIn(kg, units)} ${weightUnit(units)}`;

/** How much a weight changed: '+0.4 kg', '−1 lb', or 'no change'. Computed from the rounded weights so it matches what is shown. */
export function weightChangeText(fromKg: number, toKg: number, units: UnitSystem): string {
  const change = toOneDecimal(weightIn(toKg, units) - weightIn(fromKg, units));
  if (change === 0) return 'no change';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)} ${weightUnit(units)}`;
}

export const kgFrom = (typed: number, units: UnitSystem) =>
  units === 'metric' ? typed : toOneDecimal(kgFromPounds(typed));

/** Feet and inches as typed, in centimeters with one decimal; null when both are empty. */
export function cmFromTyped(feet: string, inches: string): number | null {
  const [ft, inch] = [typedNumber(feet), typedNumber(inches)];
  return ft === null && inch === null ? null : toOneDecimal(cmFromFeet(ft ?? 0, inch ?? 0));
}

/** The accepted range next to a field: '100-250 cm', '67-661 lb', `3'4"-8'2"`. */
export function rangeHint(field: 'heightCm' | 'weightKg', units: UnitSystem): string {
  const { minimum, maximum } = bounds[field];
  const range = field === 'heightCm' ? heightRange(minimum, maximum, units) : weightRange(field, units);
  return range.replace(' and ', '-');
}

/** What to say when a measure is missing or out of bounds, in the person's own unit. */
export function rangeText(field: MeasureField, units: UnitSystem): string {
  const { minimum, maximum } = bounds[field];
  if (field === 'age') return `I need an age between ${minimum} and ${maximum}.`;
  if (field === 'heightCm') return `I need a height between ${heightRange(minimum, maximum, units)}.`;
  const range = `between ${weightRange(field, units)}`;
  return field === 'weightKg' ? `I need a weight ${range}.` : `I need a target ${range}, or leave it empty.`;
}

function weightRange(field: WeightField, units: UnitSystem): string {
  const { minimum, maximum } = bounds[field];
  const [low, high] =
    units === 'metric' ? [minimum, maximum] : [poundsFromKg(minimum), poundsFromKg(maximum)];
  return `${Math.ceil(low)} and ${Math.floor(high)} ${weightUnit(units)}`;
}

// Half an inch inward, so that the rounded limits are themselves accepted.
function heightRange(minimum: number, maximum: number, units: UnitSystem): string {
  if (units === 'metric') return `${minimum} and ${maximum} cm`;
  const text = ({ feet, inches }: ReturnType<typeof feetFromCm>) => `${feet}'${inches}"`;
  return `${text(feetFromCm(minimum + cmFromFeet(0, 0.5)))} and ${text(feetFromCm(maximum - cmFromFeet(0, 0.5)))}`;
}
