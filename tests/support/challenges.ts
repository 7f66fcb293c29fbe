import { ulid } from 'ulid';
import { workoutsContract, type WorkoutSession } from '../../shared/contracts/workouts';
import type { ApiClient } from './api-client';

interface TestClock {
  advance(milliseconds: number): number | Promise<number>;
}

/** Starts a challenge of the ladder, lets the time pass, and completes it, like the player does. */
export async function doChallenge(
  user: Pick<ApiClient, 'call'>,
  clock: TestClock,
  challengeNumber: number,
  minutes = 30,
): Promise<WorkoutSession> {
  const session = await user.call(workoutsContract.startWorkout, {
    body: { id: ulid(await clock.advance(0)), challengeNumber },
  });
  const finishedAt = await clock.advance(minutes * 60_000);
  return user.call(workoutsContract.completeWorkout, {
    params: { id: session.id },
    body: {
      finishedExercises: session.plan.map((_, position) => position),
      activeSeconds: minutes * 60,
      finishedAt: new Date(finishedAt).toISOString(),
    },
  });
}
