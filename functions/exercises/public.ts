import type { ExerciseMarks, LibraryExercise } from '../../shared/contracts/exercises';
import { exerciseById } from './library/catalogue';
import { AppError } from '../platform/errors';
import type { Log } from '../platform/logger';
import type { Storage } from '../platform/storage/storage';
import { createExerciseMarksRepository } from './exercise-marks-repository';
import { createExercisesRepository } from './exercises-repository';
import { createListExercises } from './list-exercises';

/** The whole library ordered by name, cached for a minute. */
export type ListLibrary = () => Promise<LibraryExercise[]>;

export function createListLibrary(storage: Storage, log: Log): ListLibrary {
  return createListExercises({ exercises: createExercisesRepository(storage, log), clock: storage.clock });
}

/** What a person marked as a favorite or "Not for me". */
export type ReadMarks = (userId: string) => Promise<ExerciseMarks>;

export function createReadMarks(storage: Storage): ReadMarks {
  return createExerciseMarksRepository(storage).readAll;
}

/** The table's exercise, or else the built-in one. */
async function lookUpIn(listLibrary: ListLibrary) {
  const stored = new Map((await listLibrary()).map((exercise) => [exercise.id, exercise]));
  return (id: string): LibraryExercise | undefined => {
    const builtIn = exerciseById(id);
    return stored.get(id) ?? (builtIn && { ...builtIn, videoUrl: null });
  };
}

/** The exercises with these IDs, in this order; throws exercise_not_found if one does not exist. */
export type FindExercises = (exerciseIds: readonly string[]) => Promise<LibraryExercise[]>;

export function createFindExercises(listLibrary: ListLibrary): FindExercises {
  return async (exerciseIds) => {
    const lookUp = await lookUpIn(listLibrary);
    return exerciseIds.map((id) => {
      const exercise = lookUp(id);
      if (!exercise) throw new AppError('exercise_not_found', `We can't find the exercise '${id}'.`);
      return exercise;
    });
  };
}

/** Exercise names by ID; one that has left the library is called by its ID. */
export type ReadExerciseNames = (exerciseIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

export function createReadExerciseNames(listLibrary: ListLibrary): ReadExerciseNames {
  return async (exerciseIds) => {
    const lookUp = await lookUpIn(listLibrary);
    return new Map(exerciseIds.map((id) => [id, lookUp(id)?.name ?? id]));
  };
}
