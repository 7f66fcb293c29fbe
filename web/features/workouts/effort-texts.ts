import type { Effort, Swap } from '../../../shared/contracts/workouts';
import type { WorkoutResult } from './workout-result';

export const effortTexts: Record<Effort, string> = {
  too_easy: 'Too easy',
  right: 'Just right',
  too_hard: 'Too hard',
};

type Rated = Pick<WorkoutResult, 'sets' | 'reachedEnd'>;

/**
 * What the plan will make of a rating; null if it looks at none, as after a workout without a finished exercise.
 * Stopping early may lower it even so, and a move swapped because it felt too hard does not grow with the others; `swaps`
 * are known once the workout has arrived.
 */
export function ratingNote(
  effort: Effort | null,
  { sets, reachedEnd }: Rated,
  swaps?: readonly Pick<Swap, 'why'>[],
): string | null {
  if (sets === 0) return null;
  if (effort === null) return 'Your answer shapes your next session.';
  if (effort === 'too_hard') return "Got it. I'll ease off a little next time.";
  if (!reachedEnd || !swaps) return "Got it. I'll plan with that in mind.";
  const except = swaps.some(({ why }) => why === 'too_hard') ? ', except where it felt too hard' : '';
  return effort === 'too_easy'
    ? `Got it. I'll ask a little more from here${except}.`
    : `Got it. I'll keep building slowly${except}.`;
}
