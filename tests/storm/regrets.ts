import { danceContract } from '../../shared/contracts/dance';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { workoutsContract } from '../../shared/contracts/workouts';
import type { Done, PlannedDay, Trainee } from './plan';

const endpoints = {
  workout: [workoutsContract.removeWorkout, workoutsContract.restoreWorkout],
  meal: [nutritionContract.removeMeal, nutritionContract.restoreMeal],
  dance: [danceContract.removeDance, danceContract.restoreDance],
} as const;

/** The day as it is now. */
function note(day: PlannedDay, { kind, minutes, isThere }: Done): void {
  if (kind === 'meal') day.meals += isThere ? 1 : -1;
  if (kind === 'dance') day.danced = isThere;
  if (kind !== 'workout') return;
  if (isThere) day.workouts.push(minutes);
  else day.workouts.splice(day.workouts.indexOf(minutes), 1);
}

async function change({ user, plan }: Trainee, done: Done): Promise<void> {
  const [remove, restore] = endpoints[done.kind];
  const endpoint = done.isThere ? remove : restore;
  for (;;) {
    try {
      await user.call(endpoint, { params: { id: done.id } });
      break;
    } catch (error) {
      // What was removed without a response is gone as well.
      if (String(error).includes('answered 404') && done.isThere) break;
      if (!String(error).includes('answered 503')) throw error;
    }
  }
  done.isThere = !done.isThere;
  const day = plan[done.day];
  if (day) note(day, done);
}

/** Removes some of what someone did, and restores some of it; a person who keeps everything restores all of it. */
export async function regretSome(
  trainee: Trainee,
  most: number,
  { random, keepsAll }: { random: () => number; keepsAll: boolean },
): Promise<void> {
  const times = Math.floor(random() * (most + 1));
  for (let n = 0; n < times; n += 1) {
    const done = trainee.done[Math.floor(random() * trainee.done.length)];
    if (done) await change(trainee, done);
  }
  for (const done of keepsAll ? trainee.done : []) if (!done.isThere) await change(trainee, done);
}
