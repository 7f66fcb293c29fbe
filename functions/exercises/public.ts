import type { LibraryExercise } from '../../shared/contracts/exercises';
import { AppError } from '../platform/errors';
import type { Log } from '../platform/logger';
import type { Storage } from '../platform/storage/storage';
import { createExercisesRepository } from './exercises-repository';
import { createListExercises } from './list-exercises';

/** The exercises with these ids, in this order; throws exercise_not_found for one that does not exist. */
export type FindExercises = (exerciseIds: readonly string[]) => Promise<LibraryExercise[]>;

export function createFindExercises(storage: Storage, log: Log): FindExercises {
  const exercises = createExercisesRepository(storage, log);
  const list = createListExercises({ exercises, clock: storage.clock });
  return async (exerciseIds) => {
    const byId = new Map((await list()).map((exercise) => [exercise.id, exercise]));
    return exerciseIds.map((id) => {
      const exercise = byId.get(id);
      if (!exercise) throw new AppError('exercise_not_found', `There is no exercise '${id}'.`);
      return exercise;
    });
  };
}
