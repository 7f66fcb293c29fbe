import type { BodyDay } from '../../../../shared/contracts/body-data';
import { grouped } from '../../../../shared/rules/number-text';
import { poundsFromKg, toOneDecimal, weightText, type UnitSystem } from '../../../../shared/rules/units';
import type { Tone } from '../../../ui/tone';

/** What is measured each day, and how it is shown. */
export interface Metric {
  id: 'steps' | 'weight' | 'restingHeartRate';
  title: string;
  look: 'bars' | 'line';
  tone: Tone;
  /** In the person's units. */
  valueOf: (day: BodyDay) => number | null;
  text: (value: number) => string;
  /** The least that the axis spans, so that small changes stay small. */
  leastSpan: number;
  /** Bars begin at zero. */
  fromZero: boolean;
}

const steps: Metric = {
  id: 'steps',
  title: 'Steps',
  look: 'bars',
  tone: 'cool',
  valueOf: (day) => day.steps,
  text: (value) => grouped(Math.round(value)),
  leastSpan: 2_000,
  fromZero: true,
};

const restingHeartRate: Metric = {
  id: 'restingHeartRate',
  title: 'Resting heart rate',
  look: 'line',
  tone: 'coach',
  valueOf: (day) => day.restingHeartRate,
  text: (value) => `${Math.round(value)} bpm`,
  leastSpan: 10,
  fromZero: false,
};

function weight(units: UnitSystem): Metric {
  const inUnits = (kg: number) => (units === 'metric' ? kg : poundsFromKg(kg));
  return {
    id: 'weight',
    title: 'Weight',
    look: 'line',
    tone: 'go',
    valueOf: ({ weightKg }) => (weightKg === null ? null : inUnits(weightKg)),
    text: (value) => weightText(toOneDecimal(value), units),
    leastSpan: inUnits(2),
    fromZero: false,
  };
}

export const metricsIn = (units: UnitSystem): readonly Metric[] => [steps, weight(units), restingHeartRate];
