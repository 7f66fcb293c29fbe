import type { coachMoods } from '../../../shared/avatar/motion/coach-moods';
import type { DanceStyleId } from '../../../shared/rules/dance/choices';
import type { DanceMoveId } from '../../../shared/avatar/motion/dance/catalogue';

/** What she does beside dancing. */
export type CoachMood = keyof typeof coachMoods;

/** What the coach does: a mood by its name, or a move of a dance style in the style's tempo. */
export type CoachMotion =
  | CoachMood
  | {
      style: DanceStyleId;
      move: DanceMoveId;
      /** Beat of the music on which the move begins. Without it, the next one there is. */
      startBeat?: number;
    };
