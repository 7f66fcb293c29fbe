import type { Exercise } from '../../../../shared/rules/exercise';
import type { PlayerView } from './player-view';

/** How long the switch is spoken and shown; the clock keeps running. */
const changeMs = 3_000;

/** What the player knows about the current side. */
export interface SideView {
  /** Null during rests and for exercises without two sides. */
  name: 'Left side' | 'Right side' | 'Both sides' | null;
  /** Whether to mirror the clip: it shows the other side; in a rest, than the coming one. */
  isMirrored: boolean;
  /** The second side. */
  isSecond: boolean;
  /** Its first moments. */
  isChanging: boolean;
}

/** For an exercise without sides. */
export const noSide: SideView = { name: null, isMirrored: false, isSecond: false, isChanging: false };

/**
 * The current side: left for the first half of the work, then right, in repetitions and holds. It depends only on the
 * clock, so pausing, reloading, or going back changes nothing. 'Both' if the clip itself switches sides.
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
