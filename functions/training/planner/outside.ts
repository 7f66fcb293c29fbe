import { leastOutsideSeconds, type ActivityKind } from '../../../shared/rules/activities';
import { muscles, type Muscle } from '../../../shared/rules/exercise';
import { daysBetween, type LocalDate } from '../../../shared/rules/local-date';
import type { TrainingArea } from '../../../shared/rules/training/person';

/** What someone did outside of the product, as far as plans need it. */
export interface OutsideActivity {
  date: LocalDate;
  kind: ActivityKind;
  /** Whole minutes from beginning to end. */
  minutes: number;
  /** Null if unknown. */
  distanceMeters: number | null;
}

interface Effort {
  /** Metabolic equivalent without a known speed. */
  met: number;
  /** Metabolic equivalents from speeds in km/h on, the slowest first. */
  speeds: readonly (readonly [number, number])[];
  /** Slower than this, the watch was running, not the person; faster, something else carried it. */
  between: readonly [number, number];
}

const unmoved = { speeds: [], between: [0, Infinity] } as const;

/**
 * 2011 Compendium of Physical Activities (Ainsworth et al., Med Sci Sports Exerc 43:1575), codes 12150 and 12029 to
 * 12120 (running), 01010 to 01040 (bicycling), 17152 to 17231 (walking), 18230 to 18290 (swimming), and 02054
 * (resistance training). Yoga counts nothing, like our own stretches; anything else counts as moderate.
 */
const efforts: Readonly<Record<ActivityKind, Effort>> = {
  run: {
    met: 8,
    speeds: [
      [0, 6],
      [8, 8.3],
      [9.6, 9.8],
      [11.2, 11],
      [12.8, 11.8],
      [14.4, 12.8],
      [16, 14.5],
    ],
    between: [4, 25],
  },
  ride: {
    met: 7.5,
    speeds: [
      [0, 4],
      [16, 6.8],
      [19.3, 8],
      [22.5, 10],
      [25.7, 12],
    ],
    between: [8, 60],
  },
  walk: {
    met: 3.5,
    speeds: [
      [0, 2.8],
      [4, 3],
      [4.5, 3.5],
      [5.6, 4.3],
      [6.4, 5],
      [7.2, 7],
    ],
    between: [2, 10],
  },
  swim: {
    met: 5.8,
    speeds: [
      [0, 5.8],
      [2.7, 8.3],
      [4.1, 10],
    ],
    between: [1, 7],
  },
  strength: { met: 3.5, ...unmoved },
  yoga: { met: 0, ...unmoved },
  other: { met: 4, ...unmoved },
};

/** Without a distance, a watch that runs on after the end shows nowhere else. */
const mostMinutesUnmeasured = 180;

/** Load in MET-minutes. */
export function loadOfActivity({ kind, minutes, distanceMeters }: OutsideActivity): number {
  const { met, speeds, between } = efforts[kind];
  const [slowest, fastest] = between;
  const km = (distanceMeters ?? 0) / 1000;
  const unmeasured = met * Math.min(minutes, mostMinutesUnmeasured);
  if (km === 0 || speeds.length === 0) return unmeasured;
  const moving = Math.min(minutes, (km / slowest) * 60);
  const speed = (km / Math.max(1, moving)) * 60;
  if (speed > fastest) return unmeasured;
  return moving * (speeds.findLast(([from]) => speed >= from)?.[1] ?? met);
}

/** Load of activities from one day to another, both counted. */
export function outsideLoad(outside: readonly OutsideActivity[], from: LocalDate, to: LocalDate): number {
  return outside
    .filter(({ date }) => date >= from && date <= to)
    .reduce((sum, activity) => sum + loadOfActivity(activity), 0);
}

const legs: readonly Muscle[] = [
  'quadriceps',
  'hamstrings',
  'glutes',
  'calves',
  'hip_flexors',
  'inner_thighs',
  'outer_hips',
];

interface Worked {
  areas: readonly TrainingArea[];
  muscles: readonly Muscle[];
}

const nothing: Worked = { areas: [], muscles: [] };
/** What each kind works; for strength nobody says what, so it may have been anything. */
const worked: Readonly<Record<ActivityKind, Worked>> = {
  run: { areas: ['legs'], muscles: legs },
  ride: { areas: ['legs'], muscles: legs },
  swim: { areas: ['push'], muscles: ['shoulders', 'upper_back', 'lats', 'chest', 'triceps'] },
  strength: { areas: ['legs', 'push', 'core'], muscles },
  walk: nothing,
  yoga: nothing,
  other: nothing,
};

/** Whether it trains muscles, as walks and stretches do not. */
export const isTraining = (activity: OutsideActivity): boolean => workedBy(activity).muscles.length > 0;

export const workedBy = ({ kind }: OutsideActivity): Worked => worked[kind];

const enduring: readonly ActivityKind[] = ['run', 'ride', 'swim'];

export const isEndurance = ({ kind }: OutsideActivity): boolean => enduring.includes(kind);

/** MET-minutes from which an activity is hard for what it works: half an hour of running, or of lifting. */
const hardLoads: Partial<Record<ActivityKind, number>> = { strength: 70 };
const hardLoad = 240;
/** Less than two days, as after sessions (see `restingMuscles`). */
const restDays = 2;

const isRecent = ({ date }: OutsideActivity, today: LocalDate) => daysBetween(date, today) < restDays;

/** Activities less than 48 hours ago that were hard for what they work, the hardest first. */
export function hardActivities(outside: readonly OutsideActivity[], today: LocalDate): OutsideActivity[] {
  return outside
    .filter((each) => isRecent(each, today) && isTraining(each))
    .filter((each) => loadOfActivity(each) >= (hardLoads[each.kind] ?? hardLoad))
    .toSorted((a, b) => loadOfActivity(b) - loadOfActivity(a));
}

/** A marathon, four hours on a bike, or a day in the mountains: the whole body needs rest. */
const exhaustingLoad = 1500;

/** What leaves no more than a gentle session today; null if nothing does. */
export function exhaustingActivity(
  outside: readonly OutsideActivity[],
  today: LocalDate,
): OutsideActivity | null {
  return outside.find((each) => isRecent(each, today) && loadOfActivity(each) >= exhaustingLoad) ?? null;
}

/** Whether the activities of a day are enough for it not to be missed. */
export const isEnough = (ofDay: readonly OutsideActivity[]): boolean =>
  60 * ofDay.reduce((sum, { minutes }) => sum + minutes, 0) >= leastOutsideSeconds;

/** The last day with an activity that trains the body; null if there is none. */
export function lastTrainedOutside(outside: readonly OutsideActivity[]): LocalDate | null {
  const trained = outside.filter((each) => isEnough([each]) && workedBy(each).muscles.length > 0);
  return trained.reduce<LocalDate | null>((last, { date }) => (last && last > date ? last : date), null);
}
