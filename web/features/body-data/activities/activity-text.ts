import type { ActivityKind, ToldActivity } from '../../../../shared/rules/activities';
import { activityKindNames, distanceText } from '../../../../shared/rules/activity-text';
import type { UnitSystem } from '../../../../shared/rules/units';

type Named = Pick<ToldActivity, 'kind' | 'title'>;

export const kindName = (kind: ActivityKind): string => activityKindNames[kind];
export const activityName = ({ kind, title }: Named): string => title ?? activityKindNames[kind];

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
