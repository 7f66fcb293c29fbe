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
  /** What the coach says of the exercise. */
  cue: string | undefined;
  /** Where the focus goes when the button that has it goes away. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** What else can be done while the exercise runs. */
  children?: ReactNode;
}
