import { createFindExercises, createListLibrary } from '../exercises/public';
import type { Platform } from '../platform/platform';
import { routinesRoutes } from './routes';
import { createRoutinesRepository } from './routines-repository';

export const routinesApi = ({ log, storage }: Platform) =>
  routinesRoutes({
    routines: createRoutinesRepository(storage),
    findExercises: createFindExercises(createListLibrary(storage, log)),
    clock: storage.clock,
  });
