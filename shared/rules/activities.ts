import type { LocalDate } from './local-date';

/** What someone did outside of the product, as watches and other apps name it. */
export const activityKinds = ['run', 'ride', 'walk', 'swim', 'strength', 'yoga', 'other'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** One activity as a file, a device, or another app tells of it. */
export interface ToldActivity {
  kind: ActivityKind;
  /** An ISO 8601 instant in UTC, in whole seconds. */
  startedAt: string;
  /** The day it began on, where it was recorded. */
  date: LocalDate;
  /** From beginning to end. */
  durationSeconds: number;
  distanceMeters: number | null;
  /** In beats per minute. */
  averageHeartRate: number | null;
  caloriesKcal: number | null;
  /** Its own name, such as 'Morning run'. */
  title: string | null;
}

/** Seconds of activity on one day from which it keeps a streak, and from which a planned day was not missed. */
export const leastOutsideSeconds = 1_200;

type Span = Pick<ToldActivity, 'kind' | 'startedAt' | 'durationSeconds'>;

/** An activity's ID: when it began and what it was, so the same one stored again is the same row. */
export const activityIdOf = ({ startedAt, kind }: Pick<Span, 'startedAt' | 'kind'>): string =>
  `${startedAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z-${kind}`;

/** Seconds that two activities have in common. */
function overlapSeconds(a: Span, b: Span): number {
  const [startA, startB] = [Date.parse(a.startedAt), Date.parse(b.startedAt)];
  const end = Math.min(startA + a.durationSeconds * 1000, startB + b.durationSeconds * 1000);
  return Math.max(0, end - Math.max(startA, startB)) / 1000;
}

/**
 * Whether two activities are one, told twice: at least half of the shorter lies within the other, and they are of one
 * kind, or one of them does not say what it was. Watches cut pauses and begin seconds apart, so times are never equal.
 */
export function isSameActivity(a: Span, b: Span): boolean {
  const alike = a.kind === b.kind || a.kind === 'other' || b.kind === 'other';
  return alike && overlapSeconds(a, b) * 2 >= Math.min(a.durationSeconds, b.durationSeconds);
}

/** Whether an activity is a workout of ours, whatever a watch took it for: nobody does two things at once. */
export const isOwnWorkout = (activity: Span, workout: Omit<Span, 'kind'>): boolean =>
  isSameActivity(activity, { ...workout, kind: 'other' });
