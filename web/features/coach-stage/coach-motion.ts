import type { coachMoods } from '../../../shared/avatar/motion/coach-moods';
import type { DanceStyleId } from '../../../shared/rules/dance/choices';
import type { DanceMoveId } from '../../../shared/avatar/motion/dance/catalogue';

/** Her moods, besides dancing. */
export type CoachMood = keyof typeof coachMoods;

/** What the coach does: a mood, or a dance move at its style's tempo. */
export type CoachMotion =
  | CoachMood
  | {
      style: DanceStyleId;
      move: DanceMoveId;
      /** The beat on which the move starts; by default the next one. */
      startBeat?: number;
    };
