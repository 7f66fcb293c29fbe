import { ulid } from 'ulid';
import { workoutsContract, type WorkoutSession } from '../../shared/contracts/workouts';
import type { ApiClient } from './api-client';

const minute = 60_000;

export interface WorkoutPlan {
  routineId?: string;
  /** How many exercises are finished; all by default. */
  finished?: number;
  minutes?: number;
}

/** Starts a routine, lets the time pass, and completes it, like the player does. */
export async function doWorkout(
  user: Pick<ApiClient, 'call'>,
  clock: { advance(milliseconds: number): number | Promise<number> },
  { routineId = 'core-blast', finished, minutes = 16 }: WorkoutPlan = {},
): Promise<WorkoutSession> {
  const session = await user.call(workoutsContract.startWorkout, {
    body: { id: ulid(await clock.advance(0)), routineId },
  });
  const finishedAt = await clock.advance(minutes * minute);
  return user.call(workoutsContract.completeWorkout, {
    params: { id: session.id },
    body: {
      finishedExercises: session.plan.map((_, position) => position).slice(0, finished),
      activeSeconds: minutes * 60,
      finishedAt: new Date(finishedAt).toISOString(),
    },
  });
}
