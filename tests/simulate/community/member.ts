import type { NotificationKind } from '../../../shared/contracts/notifications';
import { hourOf } from '../../../shared/rules/hour-of';
import { localDateOf, type LocalDate } from '../../../shared/rules/local-date';
import type { PlannedDay } from '../../storm/plan';
import { currentClock } from '../../support/clock';
import type { TestUser } from '../../support/sign-in';

/** What someone is like; the same seed makes the same people. */
export interface Temper {
  timeZone: string;
  /** The share of days on which they train without being asked. */
  trains: number;
  /** The hour of their day at which they do. */
  hour: number;
  /** How readily they do what has to do with others, from 0 to 1. */
  sociable: number;
  /** How readily a notification brings them back; 1 is usual. */
  drawn: number;
}

const timeZones = ['Europe/London', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'] as const;
const hours = [6, 7, 7, 8, 12, 13, 17, 18, 18, 19, 20, 21] as const;

export const one = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

export const drawTemper = (random: () => number): Temper => ({
  timeZone: one(timeZones, random) ?? 'UTC',
  // Few train daily, most now and then.
  trains: 0.08 + 0.7 * random() ** 2,
  hour: one(hours, random) ?? 18,
  sociable: random(),
  drawn: 2 * random(),
});

export interface Member {
  user: TestUser;
  /** Their own chance, so that the others' order does not matter. */
  random: () => number;
  temper: Temper;
  /** Their day of signing up. */
  since: LocalDate;
  /** What they did on each of their days. */
  days: Map<LocalDate, PlannedDay>;
  /** Their sessions begin after this instant, since no two overlap. */
  freeFrom: number;
  lastWorkoutId: string | null;
  /** The kind of notification that makes them come back at the next hour of their day. */
  drawnBy: NotificationKind | null;
  /** How many visits of others led to their latest one, each by a notification. */
  chain: number;
}

export const todayOf = ({ temper }: Pick<Member, 'temper'>): LocalDate =>
  localDateOf(new Date(currentClock().now()), temper.timeZone);
export const hourNow = ({ timeZone }: Temper): number => hourOf(new Date(currentClock().now()), timeZone);

export const newMember = (user: TestUser, temper: Temper, random: () => number): Member => ({
  user,
  random,
  temper,
  since: todayOf({ temper }),
  days: new Map(),
  freeFrom: currentClock().now(),
  lastWorkoutId: null,
  drawnBy: null,
  chain: 0,
});

/** Their day now, to be changed. */
export function dayOf(member: Member): PlannedDay {
  const date = todayOf(member);
  const day = member.days.get(date) ?? { workouts: [], meals: 0, danced: false };
  member.days.set(date, day);
  return day;
}

export function hasTrainedToday(member: Member): boolean {
  const day = member.days.get(todayOf(member));
  return day !== undefined && (day.workouts.length > 0 || day.danced);
}
