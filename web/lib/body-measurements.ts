import { heightQuantity } from '../../shared/rules/numbers/quantities';
import { readQuantity, type Quantity } from '../../shared/rules/numbers/read-quantity';
import { bounds, type MeasureField } from '../../shared/rules/questionnaire/bounds';
import {
  cmFromFeet,
  feetFromCm,
  formatWeight,
  poundsFromKg,
  storedCm,
  toOneDecimal,
  weightBetween,
  weightIn,
  weightSpan,
  weightText,
  weightUnit,
  type UnitSystem,
} from '../../shared/rules/units';

type WeightField = 'weightKg' | 'targetWeightKg';
export const isWeight = (field: MeasureField): field is WeightField =>
  field === 'weightKg' || field === 'targetWeightKg';

/** A stored measure as a number of the person's unit; weights in stone as pounds. */
export const amountOf = (field: MeasureField, value: number, units: UnitSystem): number =>
  isWeight(field) ? weightIn(value, units) : toOneDecimal(value);

/** That number as its field shows it; heights in feet have their own fields. */
export const amountText = (field: MeasureField, amount: number, units: UnitSystem): string =>
  isWeight(field) && units === 'stone' ? weightText(amount, units) : String(amount);

/** The keyboard and the unit of a measure's field. Stone has pounds after it, so people type both with their units. */
export function fieldOf(field: MeasureField, units: UnitSystem) {
  if (field === 'age') return { inputMode: 'numeric', unit: 'years' } as const;
  if (!isWeight(field)) return { inputMode: 'decimal', unit: 'cm' } as const;
  if (units === 'stone') return { inputMode: 'text', unit: '' } as const;
  return { inputMode: 'decimal', unit: weightUnit(units) } as const;
}

/** How much a weight changed: '+0.4 kg', '−1 lb', or 'no change'. */
export function weightChangeText(fromKg: number, toKg: number, units: UnitSystem): string {
  const change = weightBetween(fromKg, toKg, units);
  if (change === 0) return 'no change';
  return `${change > 0 ? '+' : '−'}${weightText(Math.abs(change), units)}`;
}

const stoneHint = 'Like 11 st 4. A number alone is stone up to 40, then pounds.';

export const isInStone = (typed: string): boolean => /\d\s*st/i.test(typed);

/**
 * What a weight typed in another unit comes to: '11 st 4' is "That's 158 lb."; null for the person's own unit. In stone,
 * it says how to type one, and how a number alone was read.
 */
export function weightHint(typed: string, kg: number | null | undefined, units: UnitSystem): string | null {
  const isStone = units === 'stone';
  const isRead = kg !== null && kg !== undefined && (isStone || /\p{L}/u.test(typed));
  if (!isRead) return isStone ? stoneHint : null;
  const isOwn = isStone
    ? isInStone(typed)
    : new RegExp(`^[\\d.,\\s]+${weightUnit(units)}`).test(typed.trim().toLowerCase());
  return isOwn ? null : `That's ${formatWeight(kg, units)}.`;
}

const upTo = (maximum: number, words: RegExp): Quantity => ({
  minimum: 0,
  maximum,
  units: [{ words, is: 1 }],
  bare: [1],
});
const feetQuantity = upTo(8, /^(?:'|f(?:oo|ee)?t)$/);
const inchQuantity = upTo(96, /^(?:"|in|inch(?:es)?)$/);

/** Feet and inches as typed, in centimeters; null when both are empty. A whole height may stand in the first field. */
export function cmFromTyped(feet: string, inches: string): number | null {
  if (inches.trim() === '' && !/^\s*\d*\s*$/.test(feet))
    return readQuantity(feet, heightQuantity('imperial'));
  const [ft, inch] = [readQuantity(feet, feetQuantity), readQuantity(inches, inchQuantity)];
  return ft === null && inch === null ? null : storedCm(cmFromFeet(ft ?? 0, inch ?? 0));
}

/** The accepted range next to the fields of feet and inches: `3'4"-8'2"`. */
export const feetHint = (): string =>
  heightRange(bounds.heightCm.minimum, bounds.heightCm.maximum, 'imperial').replace(' and ', '-');

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
  return weightSpan(Math.ceil(low), Math.floor(high), units, 'and');
}

// Half an inch inward, so that the rounded limits are themselves accepted.
function heightRange(minimum: number, maximum: number, units: UnitSystem): string {
  if (units === 'metric') return `${minimum} and ${maximum} cm`;
  const text = ({ feet, inches }: ReturnType<typeof feetFromCm>) => `${feet}'${inches}"`;
  return `${text(feetFromCm(minimum + cmFromFeet(0, 0.5)))} and ${text(feetFromCm(maximum - cmFromFeet(0, 0.5)))}`;
}
