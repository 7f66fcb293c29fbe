import type { League } from '../../../shared/contracts/leagues';
import { grouped } from '../../../shared/rules/number-text';

const minuteMs = 60_000;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** 'Ends in 3 days', in hours on the last day, and in minutes in the last hour. */
export function timeLeftText(endsAt: string, now: number): string {
  const minutes = Math.ceil((Date.parse(endsAt) - now) / minuteMs);
  if (minutes <= 0) return 'Ends now';
  if (minutes < 60) return `Ends in ${counted(minutes, 'minute')}`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 24
    ? `Ends in ${counted(hours, 'hour')}`
    : `Ends in ${counted(Math.ceil(hours / 24), 'day')}`;
}

/** For example '1st', '2nd', '3rd', '11th'. */
export function ordinal(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${grouped(place)}${ending}`;
}

/** How last week ended. */
export function lastWeekText({ place, members, points, won }: NonNullable<League['lastWeek']>): string {
  const earned = `${grouped(points)} ${points === 1 ? 'point' : 'points'}`;
  if (members === 1) return `Last week you had the league to yourself: ${earned}.`;
  const where = `${ordinal(place)} of ${members} with ${earned}`;
  return won ? `Last week was yours: ${where}.` : `Last week: ${where}.`;
}
