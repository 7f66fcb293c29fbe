import type { ExerciseMarks, LibraryExercise } from '../../shared/contracts/exercises';
import { AppError } from '../platform/errors';
import type { Log } from '../platform/logger';
import type { Storage } from '../platform/storage/storage';
import { createExerciseMarksRepository } from './exercise-marks-repository';
import { createExercisesRepository } from './exercises-repository';
import { createListExercises } from './list-exercises';

/** The whole library ordered by name, kept for a minute. */
export type ListLibrary = () => Promise<LibraryExercise[]>;

export function createListLibrary(storage: Storage, log: Log): ListLibrary {
  return createListExercises({ exercises: createExercisesRepository(storage, log), clock: storage.clock });
}

/** What a person marked as favourite or never wants to see. */
export type ReadMarks = (userId: string) => Promise<ExerciseMarks>;

export function createReadMarks(storage: Storage): ReadMarks {
  return createExerciseMarksRepository(storage).readAll;
}

/** The exercises with these ids, in this order; throws exercise_not_found for one that does not exist. */
export type FindExercises = (exerciseIds: readonly string[]) => Promise<LibraryExercise[]>;

export function createFindExercises(storage: Storage, log: Log): FindExercises {
  const list = createListLibrary(storage, log);
  return async (exerciseIds) => {
    const byId = new Map((await list()).map((exercise) => [exercise.id, exercise]));
    return exerciseIds.map((id) => {
      const exercise = byId.get(id);
      if (!exercise) throw new AppError('exercise_not_found', `There is no exercise '${id}'.`);
      return exercise;
    });
  };
}
