import type { ActivityKind, ToldActivity } from '../../../../shared/rules/activities';
import { grouped } from '../../../../shared/rules/number-text';
import { toOneDecimal, type UnitSystem } from '../../../../shared/rules/units';

const kindNames: Record<ActivityKind, string> = {
  run: 'Run',
  ride: 'Ride',
  walk: 'Walk',
  swim: 'Swim',
  strength: 'Strength',
  yoga: 'Yoga',
  other: 'Other activity',
};

type Named = Pick<ToldActivity, 'kind' | 'title'>;

export const kindName = (kind: ActivityKind): string => kindNames[kind];
export const activityName = ({ kind, title }: Named): string => title ?? kindNames[kind];

// The international mile and yard, exact by definition since 1959.
const metersPerMile = 1609.344;
const metersPerYard = 0.9144;

/** '10.2 km' or '6.4 mi'; pools are measured in meters or yards. */
export function distanceText(meters: number, kind: ActivityKind, units: UnitSystem): string {
  const isMetric = units === 'metric';
  if (kind === 'swim') {
    return isMetric
      ? `${grouped(Math.round(meters))} m`
      : `${grouped(Math.round(meters / metersPerYard))} yd`;
  }
  const distance = meters / (isMetric ? 1000 : metersPerMile);
  return `${distance < 100 ? toOneDecimal(distance) : grouped(Math.round(distance))} ${isMetric ? 'km' : 'mi'}`;
}

/** '52 min' or '1 h 5 min'. */
export function durationText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** How far, how long, and at what heart rate, as far as known. */
export function activityFacts(activity: Omit<ToldActivity, 'title'>, units: UnitSystem): string[] {
  const { kind, distanceMeters, durationSeconds, averageHeartRate } = activity;
  return [
    ...(distanceMeters ? [distanceText(distanceMeters, kind, units)] : []),
    durationText(durationSeconds),
    ...(averageHeartRate ? [`${averageHeartRate} bpm`] : []),
  ];
}
