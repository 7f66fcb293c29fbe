import type { ReactNode, RefObject } from 'react';
import type { ExerciseLookup } from '../exercise-lookup';
import type { PlayerView } from '../player/player-view';
import type { Player } from '../player/use-player';
import type { MoveSwaps } from '../use-move-swaps';

export interface PlayerActionsProps {
  player: Player;
  moves: MoveSwaps;
  view: PlayerView;
  lookUp: ExerciseLookup;
  /** The coach's cue for the exercise. */
  cue: string | undefined;
  /** Takes the focus when the focused button disappears. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** More actions while the exercise runs. */
  children?: ReactNode;
}
