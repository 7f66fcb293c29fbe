import type { ActivityKind, ToldActivity } from './activities';
import type { LocalDate } from './local-date';

/** The longest that an activity may take: two days. */
export const longestActivitySeconds = 172_800;

/** The day from which on data may be: nobody's watch is older than the century. */
export const earliestDate = '2000-01-01' as LocalDate;

/** The least and the most of each figure that can be true. */
export const figureLimits = {
  distanceMeters: [0, 2_000_000],
  /** In beats per minute. */
  averageHeartRate: [25, 240],
  restingHeartRate: [25, 150],
  caloriesKcal: [0, 30_000],
} as const;

/** More than anyone walks in a day. */
export const maximumSteps = 100_000;

/** The fastest that each kind is done over its whole time, in meters a second, with room for a wrong distance. */
const fastest: Readonly<Record<ActivityKind, number>> = {
  run: 12,
  ride: 30,
  walk: 6,
  swim: 4,
  strength: 30,
  yoga: 30,
  // Skiing, sailing, or gliding.
  other: 60,
};

/** Whether a distance can be done in that time; false if a car or a wrong clock did it. */
export const isPossibleDistance = ({
  kind,
  distanceMeters,
  durationSeconds,
}: Pick<ToldActivity, 'kind' | 'distanceMeters' | 'durationSeconds'>): boolean =>
  (distanceMeters ?? 0) <= fastest[kind] * durationSeconds;
