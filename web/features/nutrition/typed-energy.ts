import { readQuantity } from '../../../shared/rules/numbers/read-quantity';
import { energyQuantity, type EnergyUnit } from './quantities';

/** Energy as typed into a field, in the unit chosen next to it. */
export interface TypedEnergy {
  text: string;
  unit: EnergyUnit;
}

const withUnit = /^(.*?)\s*(kj|kcal|cal)$/i;

/** What was typed or pasted: '850 kJ' also switches the unit. */
export function energyOf(typed: string, unit: EnergyUnit): TypedEnergy {
  const [, text, named] = withUnit.exec(typed.trim()) ?? [];
  if (text === undefined || !named) return { text: typed, unit };
  return { text, unit: named.toLowerCase() === 'kj' ? 'kJ' : 'kcal' };
}

/** The energy in kcal, at most `mostKcal`: null if nothing is typed, NaN if it is not a number. */
export function kcalOf({ text, unit }: TypedEnergy, mostKcal: number): number | null {
  const kcal = readQuantity(text, energyQuantity(unit, mostKcal));
  return kcal === null || unit === 'kcal' ? kcal : Math.round(kcal);
}
