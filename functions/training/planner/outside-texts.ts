import type { ActivityKind } from '../../../shared/rules/activities';
import { daysBetween, type LocalDate } from '../../../shared/rules/local-date';
import { distanceText } from '../../../shared/rules/activity-text';
import type { UnitSystem } from '../../../shared/rules/units';
import { joined } from '../../../shared/rules/joined';
import type { OutsideActivity } from './outside';
import { countText } from './words';

const moved: Partial<Record<ActivityKind, string>> = {
  run: 'ran',
  ride: 'rode',
  walk: 'walked',
  swim: 'swam',
};
/** Less in meters is a watch that lost its way. */
const leastDistance = 100;
const done: Partial<Record<ActivityKind, string>> = { strength: 'strength training', yoga: 'yoga' };

/** 'ran 10 km', 'swam for 40 minutes', 'did 60 minutes of yoga'. */
export function doneOf({ kind, minutes, distanceMeters }: OutsideActivity, units: UnitSystem): string {
  const verb = moved[kind];
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  if (verb === undefined) return done[kind] ? `did ${time} of ${done[kind]}` : `were active for ${time}`;
  if (!distanceMeters || distanceMeters < leastDistance) return `${verb} for ${time}`;
  const distance = distanceText(distanceMeters, kind, units);
  return `${verb} ${distance.replace(/^1 mi$/, '1 mile').replace(/ mi$/, ' miles')}`;
}

/** 'You ran 10 km yesterday', of an activity today or yesterday. */
export function activityText(activity: OutsideActivity, today: LocalDate, units: UnitSystem): string {
  const when = daysBetween(activity.date, today) === 0 ? 'today' : 'yesterday';
  return `You ${doneOf(activity, units)} ${when}`;
}

const timesText = (times: number) => ['', 'once', 'twice'][times] ?? countText(times, 'time');

/** 'You also ran twice and swam once.'; null if nobody ran, rode, or swam. */
export function alsoText(activities: readonly OutsideActivity[]): string | null {
  const told = (['run', 'ride', 'swim'] as const).flatMap((kind) => {
    const times = activities.filter((each) => each.kind === kind).length;
    return times === 0 ? [] : [`${moved[kind]} ${timesText(times)}`];
  });
  return told.length === 0 ? null : `You also ${joined(told)}.`;
}
