import type { UnitSystem } from '../units';

const metric = /(?:\b|\d)(?:kgs?|kilo\w*|cms?|cent\w*|met(?:er|re)s?)\b|\d ?(?:k\b|m(?:\b|\d))/i;
const imperial =
  /(?:\b|\d)(?:lbs?|pounds?|foot|feet|ft|inch(?:es)?)\b|\d ?(?:in\b|['’"”])|^\D*\b[4-7][ .-](?:\d|1[01])\b(?!\.?\d)/i;
const stone = /(?:\b|\d)stones?\b|\d ?st(?![a-z])/i;
const pounds = /(?:\b|\d)(?:lbs?|pounds?)\b/i;

/** The units of a measure; null if none is named, or both are. Feet are also those of `own` that weigh in stone. */
export function unitsIn(answer: string, own: UnitSystem): UnitSystem | null {
  const isMetric = metric.test(answer);
  const isStone = stone.test(answer);
  if (isMetric === (isStone || imperial.test(answer))) return null;
  if (isMetric) return 'metric';
  return isStone || (own === 'stone' && !pounds.test(answer)) ? 'stone' : 'imperial';
}
