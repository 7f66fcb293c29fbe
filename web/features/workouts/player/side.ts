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
  /** The clip shows one side after the other. */
  isAlternating: boolean;
  /** Which turn such a clip is in, from 0 for the first left; null until it plays. */
  turn: number | null;
}

/** For an exercise without sides. */
export const noSide: SideView = {
  name: null,
  isMirrored: false,
  isSecond: false,
  isChanging: false,
  isAlternating: false,
  turn: null,
};

/** What a clip shows that alternates, left first; 'both' without a clip. */
function nameOfTurn(turn: number | null): SideView['name'] {
  if (turn === null) return 'Both sides';
  return turn % 2 === 0 ? 'Left side' : 'Right side';
}

/**
 * The current side: left for the first half of the work, then right, in repetitions and holds. It depends only on the
 * clock, so pausing, reloading, or going back changes nothing. If the clip itself switches sides, the side is the clip's.
 */
export function sideOf(
  { phase, share, phaseSeconds }: Pick<PlayerView, 'phase' | 'share' | 'phaseSeconds'>,
  exercise: Pick<Exercise, 'sides' | 'shownSide'> | undefined,
  turn: number | null = null,
): SideView {
  if (exercise?.sides !== 'each') return noSide;
  const isWork = phase === 'work';
  if (!exercise.shownSide)
    return { ...noSide, isAlternating: true, turn, name: isWork ? nameOfTurn(turn) : null };
  const isSecond = isWork && share >= 0.5;
  const sinceChangeMs = Math.round((share - 0.5) * phaseSeconds * 1000);
  return {
    ...noSide,
    name: isWork ? (isSecond ? 'Right side' : 'Left side') : null,
    isMirrored: exercise.shownSide !== (isSecond ? 'right' : 'left'),
    isSecond,
    isChanging: isSecond && sinceChangeMs < changeMs,
  };
}
