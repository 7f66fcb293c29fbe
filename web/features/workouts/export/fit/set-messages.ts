import type { SetMesg } from '@garmin/fitsdk';
import type { ExerciseSet, WorkoutSession } from '../../../../../shared/contracts/workouts';
import type { SessionTimes } from '../session-times';
import { fitCategoryOf } from './exercise-category';

interface Turn {
  seconds: number;
  exerciseId: string | null;
  set: ExerciseSet | null;
}

/** What was done one after the other; a rest has no exercise. Sets of one position share its seconds. */
function turnsOf({ plan, finishedExercises, sets }: WorkoutSession): Turn[] {
  const finished = [...new Set(finishedExercises)].toSorted((a, b) => a - b);
  return finished.flatMap((position) => {
    const move = plan[position];
    if (!move) return [];
    const { exerciseId, workSeconds, restSeconds } = move;
    const told: (ExerciseSet | null)[] = sets.filter((set) => set.position === position);
    const done = told.length > 0 ? told : [null];
    return [
      ...done.map((set) => ({ seconds: workSeconds / done.length, exerciseId, set })),
      ...(restSeconds > 0 ? [{ seconds: restSeconds, exerciseId: null, set: null }] : []),
    ];
  });
}

/**
 * The sets of a strength workout. No one writes down when each began, so they follow each other as planned, closer
 * together if the workout was over sooner.
 */
export function setMessages(session: WorkoutSession, { start, elapsedSeconds }: SessionTimes): SetMesg[] {
  const turns = turnsOf(session);
  const before = session.warmUp.reduce((sum, { seconds }) => sum + seconds, 0);
  const planned = turns.reduce((sum, { seconds }) => sum + seconds, before);
  const pace = Math.min(1, elapsedSeconds / planned);
  let passed = before * pace;
  const at = (seconds: number) => new Date(start.getTime() + Math.floor(seconds) * 1000);
  return turns.map(({ seconds, exerciseId, set }, messageIndex) => {
    const duration = seconds * pace;
    const startTime = at(passed);
    passed += duration;
    const category = exerciseId === null ? null : fitCategoryOf(exerciseId);
    return {
      timestamp: at(Math.min(passed, elapsedSeconds)),
      startTime,
      duration: set?.heldSeconds ?? duration,
      setType: exerciseId === null ? ('rest' as const) : ('active' as const),
      messageIndex,
      ...(category && { category: [category] }),
      ...(typeof set?.reps === 'number' && { repetitions: set.reps }),
      ...(typeof set?.loadKg === 'number' && { weight: set.loadKg, weightDisplayUnit: 'kilogram' as const }),
    };
  });
}
