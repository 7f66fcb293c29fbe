import type { Exercise } from '../../../../shared/exercises/exercise';
import type { PlayerView } from './player-view';

export type Side = 'First side' | 'Other side' | 'Both sides';

/**
 * Which side is on: a hold takes one after the other, half of the time each, repetitions as the clip shows them. Null during rests
 * and for exercises without two sides.
 */
export function sideOf(
  { phase, share }: Pick<PlayerView, 'phase' | 'share'>,
  exercise: Pick<Exercise, 'sides' | 'holdSeconds'> | undefined,
): Side | null {
  if (phase !== 'work' || exercise?.sides !== 'each') return null;
  if (exercise.holdSeconds === null) return 'Both sides';
  return share < 0.5 ? 'First side' : 'Other side';
}
