import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createExerciseMarksRepository } from './exercise-marks-repository';
import { createExercisesRepository } from './exercises-repository';
import { exercisesRoutes } from './routes';

const platform = createPlatform('exercises', createAdmit);
const { log, storage } = platform;

export const api = createApi(
  exercisesRoutes({
    exercises: createExercisesRepository(storage, log),
    marks: createExerciseMarksRepository(storage),
    clock: storage.clock,
  }),
  platform,
);
