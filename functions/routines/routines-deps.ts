import type { FindExercises } from '../exercises/public';
import type { Clock } from '../platform/clock';
import type { RoutinesRepository } from './routines-repository';

export interface RoutinesDeps {
  routines: RoutinesRepository;
  findExercises: FindExercises;
  clock: Clock;
}
