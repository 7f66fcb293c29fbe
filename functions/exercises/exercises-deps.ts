import type { Clock } from '../platform/clock';
import type { ExerciseMarksRepository } from './exercise-marks-repository';
import type { ExercisesRepository } from './exercises-repository';

export interface ExercisesDeps {
  exercises: ExercisesRepository;
  marks: ExerciseMarksRepository;
  clock: Clock;
}
