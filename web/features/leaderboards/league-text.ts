import type { League, LeaguePlacement } from '../../../shared/contracts/leagues';
import { rankedMinutesADay } from '../../../shared/rules/leagues';
import { joined } from '../../../shared/rules/joined';
import { localDateOf, weekdayName } from '../../../shared/rules/local-date';
import { grouped } from '../../../shared/rules/number-text';
import { deviceZone } from '../../lib/device-zone';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const counted = (count: number, unit: string) => `${grouped(count)} ${unit}${count === 1 ? '' : 's'}`;

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

const praisedPlaces = 3;

/** How last week ended: the best places as such, and for everyone else what was counted; null if that is nothing. */
export function lastWeekText(result: NonNullable<League['lastWeek']>): string | null {
  const { place, members, won, workouts, minutes } = result;
  const trained = counted(minutes, 'minute');
  if (minutes > 0 && members === 1) return `Last week you had the league to yourself: ${trained}.`;
  if (minutes > 0 && place <= praisedPlaces) {
    const where = `${ordinal(place)} of ${members} with ${trained}`;
    return won ? `Last week was yours: ${where}.` : `Last week: ${where}.`;
  }
  const done = [...(workouts > 0 ? [counted(workouts, 'workout')] : []), ...(minutes > 0 ? [trained] : [])];
  return done.length > 0 ? `Last week: ${joined(done)}.` : null;
}

/** 'Steady'. */
const shortName = ({ name }: LeaguePlacement['bands'][number]) => name.replace(/ league$/, '');

/** More than this a day is nothing to ask for. */
const askedMinutesADay = 60;

/** The minutes that lead one league higher, if there is time for them. */
function reachable({ minutesToRise }: LeaguePlacement, endsAt: string, now: number): number | null {
  const days = Math.max(1, Math.ceil((Date.parse(endsAt) - now) / dayMs));
  return minutesToRise !== null && minutesToRise <= askedMinutesADay * days ? minutesToRise : null;
}

/** Who rises and falls, and when, in one sentence. */
export function placementText(placement: LeaguePlacement, endsAt: string, now: number): string {
  const { bands, now: own, next, minutesAWeek } = placement;
  const [name, above] = [bands[next], bands[next + 1]].map((band) => band && shortName(band));
  const kept = next === own ? `you keep ${name}` : next > own ? `you rise to ${name}` : `it's ${name}`;
  // Someone new is where their plan leads.
  const isEarned = minutesAWeek >= (bands[next]?.fromMinutes ?? 0);
  const why = isEarned ? "with what you've done" : 'for now';
  const told = `A new league starts ${startDayText(endsAt)}: ${kept} ${why}`;
  const minutes = reachable(placement, endsAt, now);
  if (minutes === null || !above) return `${told}.`;
  const [more, one] = [counted(minutes, 'more minute'), minutes === 1];
  const leads =
    next + 1 === own ? (one ? 'keeps you in' : 'keep you in') : one ? 'lifts you to' : 'lift you to';
  return `${told}, and ${more} this week ${leads} ${above}.`;
}

/** The day on which the next league starts, where the person is: 'Monday'. */
export const startDayText = (endsAt: string): string =>
  weekdayName(localDateOf(new Date(endsAt), deviceZone() ?? 'UTC'));

export interface PlacementPart {
  name: string;
  /** From how many minutes a week. */
  from: string;
  /** How much of it is filled, 0 to 1. */
  filled: number;
  /** Where the person will be. */
  isNext: boolean;
}

/** The leagues as parts of one bar, filled up to the person's minutes; the last one has no end. */
export function placementParts({ bands, next, minutesAWeek }: LeaguePlacement): PlacementPart[] {
  return bands.map((band, place) => {
    const until = bands[place + 1]?.fromMinutes ?? 2 * band.fromMinutes;
    const filled = (minutesAWeek - band.fromMinutes) / (until - band.fromMinutes);
    return {
      name: shortName(band),
      from: `${band.fromMinutes}+ min`,
      filled: Math.min(1, Math.max(0, filled)),
      isNext: place === next,
    };
  });
}

/** Whom someone meets who has no minutes yet this week, and in which league. */
export function firstLeagueText(placement: LeaguePlacement | null): string {
  const name = placement?.bands[placement.now]?.name;
  return `Each week you'll compete with people who train about as much as you${name ? `, this week in the ${name}` : ''}.`;
}

/** What leagues and places follow, with the person's own number. */
export const averageText = ({ minutesAWeek }: LeaguePlacement): string =>
  `Places go by this week's minutes, up to ${rankedMinutesADay} a day. Leagues follow your average over up to four weeks: ${counted(minutesAWeek, 'minute')} a week so far.`;

/** The bar in words. */
export function placementBarText({ bands, next, minutesAWeek }: LeaguePlacement, endsAt: string): string {
  const marks = bands.map((band) => `${shortName(band)} from ${band.fromMinutes}`);
  const name = bands[next] ? shortName(bands[next]) : '';
  return `Your average is ${counted(minutesAWeek, 'minute')} a week: ${joined(marks)}. ${startDayText(endsAt)}: ${name}.`;
}
