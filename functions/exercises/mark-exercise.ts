import type { ExerciseMark } from '../../shared/contracts/exercises';
import { AppError } from '../platform/errors';
import type { MarkKind } from './exercise-marks-repository';
import type { ExercisesDeps } from './exercises-deps';

export interface MarkRequest {
  userId: string;
  exerciseId: string;
  kind: MarkKind;
  marked: boolean;
}

/** Sets or clears one person's mark on an exercise; a repeat changes nothing. */
export async function markExercise(
  { exercises, marks }: Pick<ExercisesDeps, 'exercises' | 'marks'>,
  { userId, exerciseId, kind, marked }: MarkRequest,
): Promise<ExerciseMark> {
  if (!(await exercises.exists(exerciseId))) throw new AppError('exercise_not_found');
  return marked ? marks.set(userId, exerciseId, kind) : marks.clear(userId, exerciseId, kind);
}
