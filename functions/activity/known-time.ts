import { isOwnWorkout, isSameActivity, type ToldActivity } from '../../shared/rules/activities';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import type { WorkoutSpan } from '../workouts/public';

type Span = Pick<ToldActivity, 'kind' | 'startedAt' | 'durationSeconds'>;

/** No activity takes longer than two days, so it meets only what began at most two days before or after it. */
const daysApart = [-2, -1, 0, 1, 2];

const dayOf = ({ startedAt }: WorkoutSpan) => startedAt.slice(0, 10) as LocalDate;

function byDay<Each extends WorkoutSpan>(all: readonly Each[]) {
  const days = new Map<LocalDate, Each[]>();
  const add = (each: Each) => void days.set(dayOf(each), [...(days.get(dayOf(each)) ?? []), each]);
  for (const each of all) add(each);
  const around = (day: LocalDate) => daysApart.flatMap((apart) => days.get(addDays(day, apart)) ?? []);
  return { around, add };
}

/** Tells whether an activity is new: not one of these, and no copy of a workout of ours. */
export function createKnownTime(activities: readonly Span[], workouts: readonly WorkoutSpan[]) {
  const told = byDay(activities);
  const trained = byDay(workouts);
  const has = (activity: Span): boolean => {
    const day = dayOf(activity);
    return (
      told.around(day).some((known) => isSameActivity(activity, known)) ||
      trained.around(day).some((workout) => isOwnWorkout(activity, workout))
    );
  };
  return { has, add: told.add };
}

export type KnownTime = ReturnType<typeof createKnownTime>;
