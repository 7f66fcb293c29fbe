import type { MotionName } from '../../../shared/motion/catalogue';
import type { DanceStyleId } from '../../../shared/domain/dance/choices';
import type { DanceMoveId } from '../../../shared/motion/dance/catalogue';

/** What the coach does: a motion by its name, or a move of a dance style in the style's tempo. */
export type CoachMotion =
  | MotionName
  | {
      style: DanceStyleId;
      move: DanceMoveId;
      /** Beat of the music on which the move begins. Without it, the next one there is. */
      startBeat?: number;
    };
