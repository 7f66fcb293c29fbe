import type { ResponseOf } from '../../shared/contracts/endpoint';
import type { trainingContract } from '../../shared/contracts/training';
import { routines } from '../../shared/rules/routines';
import { adviseRoutine } from './planner/advise-routine';
import { readBasis } from './read-basis';
import type { TrainingDeps } from './training-deps';

/** What Ana would change in the routines that do not suit the person. */
export async function adviseRoutines(
  deps: TrainingDeps,
  userId: string,
): Promise<ResponseOf<typeof trainingContract.adviseRoutines>> {
  const { basis } = await readBasis(deps, userId);
  const advice = routines.flatMap((routine) => {
    const advised = adviseRoutine(routine, { ...basis.input, mostMinutes: basis.mostMinutes });
    if (!advised) return [];
    const exercises = advised.exercises.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds }));
    return [{ routineId: routine.id, advice: advised.advice, swaps: [...advised.swaps], exercises }];
  });
  return { advice };
}
