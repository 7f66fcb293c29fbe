import { daysBetween, type LocalDate } from '../../../shared/rules/local-date';
import type { Muscle } from '../../../shared/rules/exercise';
import { areaOf } from './areas';
import type { Library } from './difficulty';
import type { PastTraining, TrainingHistory } from './history';
import { hardActivities, workedBy, type OutsideActivity } from './outside';
import type { TrainingArea } from '../../../shared/rules/training/person';

/** Work seconds as a main muscle that make a session hard for it: about three sets. */
const hardSeconds = 75;
const restDays = 2;

/** Seconds that each muscle worked in a session, as a main muscle of strength exercises. */
function workedIn({ exercises }: PastTraining, library: Library): Map<Muscle, number> {
  const seconds = new Map<Muscle, number>();
  for (const { exerciseId, workSeconds, finished } of exercises) {
    const exercise = library.get(exerciseId);
    if (!finished || exercise === undefined || exercise.category === 'flexibility') continue;
    // Easy steps in place need no recovery.
    if (exercise.category === 'cardio' && exercise.impact === 'low') continue;
    for (const muscle of exercise.primaryMuscles) {
      seconds.set(muscle, (seconds.get(muscle) ?? 0) + workSeconds);
    }
  }
  return seconds;
}

/**
 * Muscles that worked hard less than 48 hours ago, so today or yesterday, and rest (ACSM: at least 48 hours between
 * sessions for the same muscle group).
 */
export function restingMuscles(
  history: TrainingHistory,
  library: Library,
  date: LocalDate,
  outside: readonly OutsideActivity[] = [],
): Set<Muscle> {
  const recent = history.filter((past) => daysBetween(past.date, date) < restDays);
  const resting = new Set(hardActivities(outside, date).flatMap((each) => workedBy(each).muscles));
  for (const past of recent) {
    for (const [muscle, seconds] of workedIn(past, library)) {
      if (seconds >= hardSeconds || past.effort === 'too_hard') resting.add(muscle);
    }
  }
  return resting;
}

/** Whole days since an area was last trained; null if unknown. */
export function daysRested(
  area: TrainingArea,
  history: TrainingHistory,
  library: Library,
  date: LocalDate,
  outside: readonly OutsideActivity[] = [],
): number | null {
  const last = history.findLast(({ exercises }) =>
    exercises.some(({ exerciseId, finished }) => {
      const exercise = library.get(exerciseId);
      return finished && exercise !== undefined && areaOf(exercise) === area;
    }),
  );
  const dates = outside.filter((each) => workedBy(each).areas.includes(area)).map((each) => each.date);
  const days = [...dates, ...(last ? [last.date] : [])].map((each) => daysBetween(each, date));
  return days.length === 0 ? null : Math.min(...days);
}
