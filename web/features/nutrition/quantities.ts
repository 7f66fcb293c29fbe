import { countOf, weightUnits } from '../../../shared/rules/numbers/quantities';
import type { Quantity, Unit } from '../../../shared/rules/numbers/read-quantity';

const kilojoule = 1 / 4.184;
export type EnergyUnit = 'kcal' | 'kJ';

/** Energy in kcal; a bare number counts `unit`. */
export const energyQuantity = (unit: EnergyUnit = 'kcal', maximum = 5_000): Quantity => ({
  minimum: 0,
  maximum,
  units: [
    { words: /^(?:k?cals?|calories?|kilocalories?|ккал|大卡|千卡)$/, is: 1 },
    { words: /^(?:kj|kilojoules?|кдж)$/, is: kilojoule },
  ],
  bare: [unit === 'kcal' ? 1 : kilojoule],
});

const massUnits: readonly Unit[] = weightUnits.map(({ words, is }) => ({ words, is: is * 1_000 }));
const milligrams: Unit = { words: /^(?:mg|milligram(?:me)?s?)$/, is: 0.001 };

export const gramsQuantity = (maximum: number): Quantity => ({
  minimum: 0,
  maximum,
  units: [...massUnits, milligrams],
  bare: [1],
});

/** So many slices or cups, each of so many grams; a weight in grams counts as a part of them. */
export const measuredQuantity = (name: string, grams: number, mostGrams: number): Quantity => ({
  minimum: 0,
  maximum: mostGrams / grams,
  units: [
    ...massUnits.map(({ words, is }) => ({ words, is: is / grams })),
    { words: new RegExp(`^(?:x|${name.toLowerCase().replaceAll(/[^\p{L} ]/gu, '.')}s?)$`, 'u'), is: 1 },
  ],
  bare: [1],
});

export const servingsQuantity = countOf({ minimum: 1, maximum: 50 }, [
  { words: /^(?:servings?|portions?|people|persons?)$/, is: 1 },
]);
