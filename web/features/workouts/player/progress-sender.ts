import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { ApiError } from '../../../lib/api/api-error';
import { saveWorkoutProgress, type SwapRequest } from '../api/save-workout-progress';
import type { Progress } from './progress-saver';
import type { MadeSwap } from './swaps';

/** The contract's limit for one request. */
const mostSwaps = 50;

const requestOf = ({ position, from, to, why }: MadeSwap): SwapRequest => ({
  position,
  toExerciseId: to,
  why,
  ...(from === to && { fromExerciseId: from }),
});
const isSwapRefused = (error: unknown) =>
  error instanceof ApiError && ['invalid_request', 'exercise_not_found'].includes(error.code);

/** Sends progress along with swaps the server does not know, and retries until it does. */
export function createProgressSender({ id, swaps: known }: Pick<WorkoutSession, 'id' | 'swaps'>) {
  let sent = known.length;

  const unsent = (swaps: readonly MadeSwap[]) => swaps.slice(sent, sent + mostSwaps).map(requestOf);

  async function send({ swaps, ...progress }: Progress): Promise<void> {
    const made = unsent(swaps);
    try {
      await saveWorkoutProgress(id, made.length > 0 ? { ...progress, swaps: made } : progress);
      sent += made.length;
    } catch (error) {
      if (made.length === 0 || !isSwapRefused(error)) throw error;
      // The library has changed meanwhile: the swap stays on screen, and the progress must not wait for it.
      sent += made.length;
      await saveWorkoutProgress(id, progress);
    }
  }

  return { send, unsent };
}
