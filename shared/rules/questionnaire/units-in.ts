import type { UnitSystem } from '../units';

const metric = /(?:\b|\d)(?:kgs?|kilo\w*|cms?|cent\w*|met(?:er|re)s?)\b|\d ?(?:k\b|m(?:\b|\d))/i;
const imperial =
  /(?:\b|\d)(?:lbs?|pounds?|stones?|foot|feet|ft|inch(?:es)?)\b|\d ?(?:st\b|in\b|['’"”])|^\D*\b[4-7][ .-](?:\d|1[01])\b(?!\.?\d)/i;

/** The units of a measure; null if none is named, or both are. */
export function unitsIn(answer: string): UnitSystem | null {
  const isMetric = metric.test(answer);
  if (isMetric === imperial.test(answer)) return null;
  return isMetric ? 'metric' : 'imperial';
}
