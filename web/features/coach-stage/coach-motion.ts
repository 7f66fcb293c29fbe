import type { MotionName } from '../../../shared/motion/catalogue';
import type { DanceMoveId, DanceStyleId } from '../../../shared/motion/dance/catalogue';

/** What the coach does: a motion by its name, or a move of a dance style in the style's tempo. */
export type CoachMotion = MotionName | { style: DanceStyleId; move: DanceMoveId };
