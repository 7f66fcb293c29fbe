import type { WorkoutSession } from '../../shared/contracts/workouts';
import { AppError } from '../platform/errors';

/** The finished positions; throws if one is outside the session's plan. */
export function finishedWithin(session: WorkoutSession, sent: { finishedExercises: number[] }): number[] {
  if (sent.finishedExercises.some((position) => position >= session.plan.length)) {
    throw new AppError('invalid_request', 'finishedExercises: outside the plan');
  }
  return sent.finishedExercises.toSorted((a, b) => a - b);
}
