import { kcalOfKilojoules } from '../../../shared/rules/nutrition/energy';
import { typedNumber } from '../../lib/typed-number';

export type EnergyUnit = 'kcal' | 'kJ';

/** Energy as typed into a field, in the unit chosen next to it. */
export interface TypedEnergy {
  text: string;
  unit: EnergyUnit;
}

const withUnit = /^(.*?)\s*(kj|kcal|cal)$/i;
/** Three digits after a separator are thousands: no food has 1.500 kcal. */
const thousands = /^\d{1,3}([.,’' ]\d{3})+$/;

/** What was typed or pasted: '850 kJ' also switches the unit. */
export function energyOf(typed: string, unit: EnergyUnit): TypedEnergy {
  const [, text, named] = withUnit.exec(typed.trim()) ?? [];
  if (text === undefined || !named) return { text: typed, unit };
  return { text, unit: named.toLowerCase() === 'kj' ? 'kJ' : 'kcal' };
}

/** The energy in kcal: null if nothing is typed, NaN if it is not a number. */
export function kcalOf({ text, unit }: TypedEnergy): number | null {
  const plain = text.trim();
  const energy = thousands.test(plain) ? Number(plain.replaceAll(/\D/g, '')) : typedNumber(plain);
  return energy === null || unit === 'kcal' ? energy : kcalOfKilojoules(energy);
}
