import type { Platform } from '../platform/platform';
import { createExerciseMarksRepository } from './exercise-marks-repository';
import { createExercisesRepository } from './exercises-repository';
import { exercisesRoutes } from './routes';

export const exercisesApi = ({ log, storage }: Platform) =>
  exercisesRoutes({
    exercises: createExercisesRepository(storage, log),
    marks: createExerciseMarksRepository(storage),
    clock: storage.clock,
  });
