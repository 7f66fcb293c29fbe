import type { PlannedExercise, Swap, WorkoutSession } from '../../shared/contracts/workouts';
import { estimatedCalories } from '../../shared/domain/workout-rules';
import { AppError } from '../platform/errors';
import type { WorkoutDeps } from './workouts-deps';

export interface SwapRequest extends Pick<Swap, 'position' | 'why'> {
  toExerciseId: string;
}

type Swapped = Pick<WorkoutSession, 'plan' | 'swaps'>;

/**
 * The session's plan with exercises replaced by their easier or harder variants, and the swaps it took; undefined
 * when nothing is left to do. Only the library's own variant is taken, or what stood there before.
 */
export async function swapExercises(
  deps: Pick<WorkoutDeps, 'findExercises' | 'readSettings'>,
  userId: string,
  session: Swapped,
  requests: readonly SwapRequest[],
): Promise<Swapped | undefined> {
  const settings = await deps.readSettings(userId);
  if (!settings) throw new AppError('profile_not_found');
  let after: Swapped = session;
  for (const request of requests) {
    const move = after.plan[request.position];
    if (!move) throw new AppError('invalid_request', 'swaps: outside the plan');
    if (move.exerciseId !== request.toExerciseId) {
      after = await swapped(deps, after, move, request, settings.weightKg);
    }
  }
  return after === session ? undefined : { plan: after.plan, swaps: after.swaps };
}

async function swapped(
  { findExercises }: Pick<WorkoutDeps, 'findExercises'>,
  { plan, swaps }: Swapped,
  move: PlannedExercise,
  { position, toExerciseId, why }: SwapRequest,
  weightKg: number | null,
): Promise<Swapped> {
  const [from, to] = await findExercises([move.exerciseId, toExerciseId]);
  if (!from || !to) throw new AppError('exercise_not_found');
  const variant = why === 'too_hard' ? from.easierId : from.harderId;
  const stoodThere = swaps.some((swap) => swap.position === position && swap.from === toExerciseId);
  if (to.id !== variant && !stoodThere) throw new AppError('invalid_request', 'swaps: not the variant');
  const { reason: _, ...rest } = move;
  const caloriesKcal = estimatedCalories(to.met, weightKg, move.workSeconds);
  const replacement = { ...rest, exerciseId: to.id, name: to.name, caloriesKcal };
  return {
    plan: plan.with(position, replacement),
    swaps: [...swaps, { position, from: from.id, to: to.id, why }],
  };
}
