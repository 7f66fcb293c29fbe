import { bounds } from '../../../shared/rules/questionnaire/bounds';
import type { AgeRange } from '../../../shared/rules/questionnaire/options';
import { weightIn, type UnitSystem } from '../../../shared/rules/units';

/** A ruler in the unit that the person sees. */
export interface Scale {
  minimum: number;
  maximum: number;
  /** From one line to the next. */
  step: number;
  /** Pixels between two lines. */
  gap: number;
  /** The values that have a number. */
  labeled: number;
  /** In the middle while there is no answer; it is none itself. */
  start: number;
  labelOf?: (value: number) => string;
}

const startAges: Readonly<Record<AgeRange, number>> = { '18-29': 24, '30-39': 35, '40-49': 45, '50+': 58 };

export const ageScale = (range: AgeRange | undefined): Scale => ({
  ...bounds.age,
  step: 1,
  gap: 40,
  labeled: 1,
  start: range ? startAges[range] : 35,
});

export const centimeters: Scale = { minimum: 100, maximum: 250, step: 1, gap: 10, labeled: 10, start: 170 };
export const inches: Scale = {
  minimum: 40,
  maximum: 98,
  step: 1,
  gap: 20,
  labeled: 6,
  start: 67,
  labelOf: (amount) => (amount % 12 ? '6"' : `${amount / 12}'`),
};

const { minimum, maximum } = bounds.weightKg;
const pounds = {
  minimum: Math.ceil(weightIn(minimum, 'imperial')),
  maximum: Math.floor(weightIn(maximum, 'imperial')),
  step: 1,
  gap: 8,
  labeled: 10,
  start: 155,
};
export const weightScales: Readonly<Record<UnitSystem, Scale>> = {
  metric: { minimum, maximum, step: 0.5, gap: 8, labeled: 5, start: 70 },
  imperial: pounds,
  stone: { ...pounds, labeled: 14, start: 154, labelOf: (amount) => `${amount / 14} st` },
};
