import type { PlannedExercise, Swap, WorkoutSession } from '../../shared/contracts/workouts';
import { caloriesAtEffort } from '../../shared/rules/workout-rules';
import type { Exercise } from '../../shared/rules/exercise';
import { AppError } from '../platform/errors';
import type { WorkoutDeps } from './workouts-deps';

export interface SwapRequest extends Pick<Swap, 'position' | 'why'> {
  toExerciseId: string;
  fromExerciseId?: string | undefined;
}

type SwapDeps = Pick<WorkoutDeps, 'findExercises' | 'readSettings' | 'readIsAllowed'>;
type Swapped = Pick<WorkoutSession, 'plan' | 'swaps'>;

/** Swaps for the level, not for another reason. */
const isOfLevel = (why: Swap['why']) => why === 'too_hard' || why === 'too_easy';
const any = () => true;

/**
 * The session's plan with exercises replaced, and the swaps made; undefined if there is nothing to do. Allowed are the
 * library's own easier or harder variant; for another reason, one of the same category that suits the person; and what
 * was there before.
 */
export async function swapExercises(
  deps: SwapDeps,
  userId: string,
  session: Swapped,
  requests: readonly SwapRequest[],
): Promise<Swapped | undefined> {
  if (!(await deps.readSettings(userId))) throw new AppError('profile_not_found');
  const isAllowed = requests.every(({ why }) => isOfLevel(why)) ? any : await deps.readIsAllowed(userId);
  const swap = { findExercises: deps.findExercises, isAllowed };
  let after: Swapped = session;
  for (const request of requests) {
    const move = after.plan[request.position];
    if (!move) throw new AppError('invalid_request', 'swaps: outside the plan');
    if (request.fromExerciseId === request.toExerciseId) after = rated(after, move, request);
    else if (move.exerciseId !== request.toExerciseId) after = await swapped(swap, after, move, request);
  }
  return after === session ? undefined : { plan: after.plan, swaps: after.swaps };
}

/** The move stays as it is: it has no variant, and felt too hard or too easy. */
function rated(session: Swapped, move: PlannedExercise, { position, toExerciseId: id, why }: SwapRequest) {
  if (!isOfLevel(why)) throw new AppError('invalid_request', 'swaps: to itself');
  const isKnown = session.swaps.some(
    (swap) => swap.position === position && swap.from === id && swap.to === id && swap.why === why,
  );
  if (isKnown || move.exerciseId !== id) return session;
  return { ...session, swaps: [...session.swaps, { position, from: id, to: id, why }] };
}

interface Swapping extends Pick<WorkoutDeps, 'findExercises'> {
  isAllowed: (exercise: Exercise) => boolean;
}

async function swapped(
  { findExercises, isAllowed }: Swapping,
  { plan, swaps }: Swapped,
  move: PlannedExercise,
  { position, toExerciseId, why }: SwapRequest,
): Promise<Swapped> {
  const [from, to] = await findExercises([move.exerciseId, toExerciseId]);
  if (!from || !to) throw new AppError('exercise_not_found');
  const stoodThere = swaps.some((swap) => swap.position === position && swap.from === toExerciseId);
  const refusal = stoodThere ? null : refusalOf(from, to, why, isAllowed);
  if (refusal) throw new AppError('invalid_request', `swaps: ${refusal}`);
  const { reason: _, ...rest } = move;
  const caloriesKcal = caloriesAtEffort(move.caloriesKcal, from, to);
  const replacement = { ...rest, exerciseId: to.id, name: to.name, caloriesKcal };
  return {
    plan: plan.with(position, replacement),
    swaps: [...swaps, { position, from: from.id, to: to.id, why }],
  };
}

/** Why an exercise may not replace another one, null if it may. */
function refusalOf(
  from: Exercise,
  to: Exercise,
  why: Swap['why'],
  isAllowed: Swapping['isAllowed'],
): string | null {
  if (isOfLevel(why)) {
    const variant = why === 'too_hard' ? from.easierId : from.harderId;
    return to.id === variant ? null : 'not the variant';
  }
  if (to.category !== from.category) return 'of another category';
  return isAllowed(to) ? null : 'not for this person';
}
