import { ulid } from 'ulid';
import { workoutsContract } from '../../shared/contracts/workouts';
import { signUpUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

// Only so many are paid per day, and only a paid one sends a frame.
const workoutsPerUser = 3;

/** From sending POST complete to the `points.awarded` frame, one workout after the other. */
export async function benchAwardLatency(cloud: SpawnedCloud, short: boolean): Promise<string[]> {
  const workouts = short ? 1 : 500;
  const latencies: number[] = [];
  const answers: number[] = [];
  while (latencies.length < workouts) {
    const user = await signUpUser(cloud.origin);
    const socket = await openTestSocket(user);
    for (let n = 0; n < workoutsPerUser && latencies.length < workouts; n += 1) {
      const body = { id: ulid(await cloud.advance(0)), routineId: 'core-blast' };
      const session = await user.call(workoutsContract.startWorkout, { body });
      const now = await cloud.advance(301_000);
      const began = performance.now();
      const frame = socket.next('points.awarded').then(() => latencies.push(performance.now() - began));
      await user.call(workoutsContract.completeWorkout, {
        params: { id: session.id },
        body: { finishedExercises: [0], activeSeconds: 300, finishedAt: new Date(now).toISOString() },
      });
      answers.push(performance.now() - began);
      await frame;
    }
    await socket.close();
  }
  const line = (name: string, values: number[]) =>
    `${name}: p50 ${milliseconds(percentile(values, 0.5))}, p95 ${milliseconds(percentile(values, 0.95))}`;
  return [
    line(`complete → points.awarded frame, ${latencies.length} workouts`, latencies) + ' (goal p95 ≤ 150 ms)',
    line('  of which the HTTP answer', answers),
  ];
}
