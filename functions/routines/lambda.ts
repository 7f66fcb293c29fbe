import { createFindExercises, createListLibrary } from '../exercises/public';
import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { routinesRoutes } from './routes';
import { createRoutinesRepository } from './routines-repository';

const platform = createPlatform('routines', createAdmit);
const { log, storage } = platform;

export const api = createApi(
  routinesRoutes({
    routines: createRoutinesRepository(storage),
    findExercises: createFindExercises(createListLibrary(storage, log)),
    clock: storage.clock,
  }),
  platform,
);
