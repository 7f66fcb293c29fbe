import type { CountedExerciseId } from '../../../web/features/workouts/counting/rules/counted-exercises';
import type { CountingState } from '../../../web/features/workouts/counting/rules/rep-counter';
import { counterOf } from '../../../web/features/workouts/counting/rules/counter-of';
import type { WatchedPicture } from './watch-film';

const ASPECT = 16 / 9;

/** The player's count for a set with these camera pictures. */
export function countOnFilm(id: CountedExerciseId, pictures: readonly WatchedPicture[]): CountingState {
  const counter = counterOf(id);
  for (const { atMs, landmarks } of pictures) counter.add(atMs / 1000, landmarks, ASPECT);
  return counter.state();
}
