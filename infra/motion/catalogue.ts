import { coachMoods } from '../../shared/avatar/motion/coach-moods';
import { danceMotions } from '../../shared/avatar/motion/dance/catalogue';
import { exerciseMotions } from '../../shared/avatar/motion/exercises/catalogue';
import type { Motion } from '../../shared/avatar/motion/motion';

const all = { ...exerciseMotions, ...danceMotions, ...coachMoods };
export type MotionName = keyof typeof all;

/** Every motion of the product: exercises, dance moves, and the coach's moods. */
export const MOTIONS: Record<MotionName, Motion> = all;

export const isMotion = (name: string): name is MotionName => name in MOTIONS;
/** The motions with a clip: dance moves are live only. */
export const CLIP_NAMES = Object.keys(MOTIONS)
  .filter(isMotion)
  .filter((name) => !(name in danceMotions));
