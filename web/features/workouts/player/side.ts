import type { Exercise } from '../../../../shared/rules/exercise';
import type { PlayerView } from './player-view';

/** How long it is said and shown that the side changes; the clock goes on. */
const changeMs = 3_000;

/** What the player knows of the side that is on. */
export interface SideView {
  /** Null during rests and for exercises without two sides. */
  name: 'Left side' | 'Right side' | 'Both sides' | null;
  /** The clip shows the other side than the one that is on; in a rest, than the one to come. */
  isMirrored: boolean;
  /** The second side. */
  isSecond: boolean;
  /** Its first moments. */
  isChanging: boolean;
}

/** Of an exercise that has no sides. */
export const noSide: SideView = { name: null, isMirrored: false, isSecond: false, isChanging: false };

/**
 * Which side is on: the left for the first half of the work, then the right, in repetitions as in holds. It follows from the
 * clock alone, so a pause, a reload and a way back change nothing of it. Both where the clip itself changes sides.
 */
export function sideOf(
  { phase, share, phaseSeconds }: Pick<PlayerView, 'phase' | 'share' | 'phaseSeconds'>,
  exercise: Pick<Exercise, 'sides' | 'shownSide'> | undefined,
): SideView {
  if (exercise?.sides !== 'each') return noSide;
  const isWork = phase === 'work';
  if (!exercise.shownSide) return { ...noSide, name: isWork ? 'Both sides' : null };
  const isSecond = isWork && share >= 0.5;
  const sinceChangeMs = Math.round((share - 0.5) * phaseSeconds * 1000);
  return {
    name: isWork ? (isSecond ? 'Right side' : 'Left side') : null,
    isMirrored: exercise.shownSide !== (isSecond ? 'right' : 'left'),
    isSecond,
    isChanging: isSecond && sinceChangeMs < changeMs,
  };
}
