import { countedExercises, type CountedExercise, type CountedExerciseId } from './counted-exercises';
import { createHoldTimer } from './hold-timer';
import { createRepCounter, type Counter } from './rep-counter';
import { countingReferenceOf } from './reference-of';

/**
 * Counts the repetitions of one set, or the seconds of a hold. The first one for an exercise takes about 0.1 s to
 * make.
 */
export function counterOf(id: CountedExerciseId): Counter {
  const exercise: CountedExercise = countedExercises[id];
  const reference = countingReferenceOf(id);
  return exercise.hold ? createHoldTimer(reference) : createRepCounter(exercise, reference);
}
