import { beatsEverySeconds, type Beats } from '../contracts/workouts';

/**
 * The highest heart rate to expect at an age: 208 − 0.7 × age (Tanaka, Monahan, Seals: Age-predicted maximal heart rate
 * revisited. J Am Coll Cardiol 2001;37:153–156). One in three people is more than ten beats away from it.
 */
export const maximumHeartRate = (age: number): number => Math.round(208 - 0.7 * age);

/**
 * Where zones 2 to 5 begin, as shares of the maximum: light, moderate, vigorous, near maximal (Garber et al.: ACSM
 * position stand on quantity and quality of exercise. Med Sci Sports Exerc 2011;43:1334–1359, table 5).
 */
const zoneShares = [0.57, 0.64, 0.77, 0.96];

/** The beats at which zones 2 to 5 begin. */
export const zonesOf = (maximum: number): number[] => zoneShares.map((share) => Math.round(share * maximum));

/** The zone of a value, from 1 to 5. */
export const zoneOf = (beats: number, zones: readonly number[]): number =>
  1 + zones.filter((from) => beats >= from).length;

const known = (beats: Beats): number[] => beats.filter((value) => value !== null);

/** Average and highest value of a series; null if it has none. */
export function heartRateOf(beats: Beats): { average: number; maximum: number } | null {
  const values = known(beats);
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return { average: Math.round(sum / values.length), maximum: Math.max(...values) };
}

/** How many seconds of a series have a value. */
export const measuredSeconds = (beats: Beats): number => known(beats).length * beatsEverySeconds;
