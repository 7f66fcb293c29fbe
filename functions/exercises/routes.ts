import { exercisesContract } from '../../shared/contracts/exercises';
import { routes, type CallContext } from '../platform/http/routes';
import type { MarkKind } from './exercise-marks-repository';
import type { ExercisesDeps } from './exercises-deps';
import { createListExercises } from './list-exercises';
import { markExercise } from './mark-exercise';

export function exercisesRoutes(deps: ExercisesDeps) {
  const listExercises = createListExercises(deps);
  const mark =
    (kind: MarkKind, marked: boolean) =>
    ({ params }: { params: { id: string } }, { caller }: CallContext) =>
      markExercise(deps, { userId: caller.userId, exerciseId: params.id, kind, marked });
  return routes(exercisesContract, {
    listExercises: async () => ({ exercises: await listExercises() }),
    readExerciseMarks: (_, { caller }) => deps.marks.readAll(caller.userId),
    addFavorite: mark('favorite', true),
    removeFavorite: mark('favorite', false),
    addExclusion: mark('exclusion', true),
    removeExclusion: mark('exclusion', false),
  });
}
