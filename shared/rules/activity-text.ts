import type { ActivityKind } from './activities';
import { grouped } from './number-text';
import { toOneDecimal, type UnitSystem } from './units';

/** What each kind of activity is called. */
export const activityKindNames: Record<ActivityKind, string> = {
  run: 'Run',
  ride: 'Ride',
  walk: 'Walk',
  swim: 'Swim',
  strength: 'Strength',
  yoga: 'Yoga',
  other: 'Other activity',
};

// The international mile and yard, exact by definition since 1959.
const metersPerMile = 1609.344;
const metersPerYard = 0.9144;

/** '10.2 km' or '6.4 mi'; pools are measured in meters or yards. */
export function distanceText(meters: number, kind: ActivityKind, units: UnitSystem): string {
  const isMetric = units === 'metric';
  if (kind === 'swim')
    return `${grouped(Math.round(meters / (isMetric ? 1 : metersPerYard)))} ${isMetric ? 'm' : 'yd'}`;
  const distance = meters / (isMetric ? 1000 : metersPerMile);
  return `${distance < 100 ? toOneDecimal(distance) : grouped(Math.round(distance))} ${isMetric ? 'km' : 'mi'}`;
}
