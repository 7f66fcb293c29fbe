import type { LibraryExercise } from '../../shared/contracts/exercises';
import type { ExercisesDeps } from './exercises-deps';

const keptMs = 60_000;

/** The whole library ordered by name. It only changes with a deployment, so it is cached for a minute. */
export function createListExercises({ exercises, clock }: Pick<ExercisesDeps, 'exercises' | 'clock'>) {
  let kept: { at: number; library: LibraryExercise[] } | null = null;

  return async (): Promise<LibraryExercise[]> => {
    const now = clock.now().getTime();
    if (kept && now >= kept.at && now - kept.at < keptMs) return kept.library;
    const all = await exercises.readAll();
    kept = { at: now, library: all.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
    return kept.library;
  };
}
