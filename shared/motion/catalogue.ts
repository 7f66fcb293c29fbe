import { coachMoods } from './coach-moods';
import { danceMotions } from './dance/catalogue';
import { exerciseMotions } from './exercises/catalogue';
import type { Motion } from './motion';

const all = { ...exerciseMotions, ...danceMotions, ...coachMoods };
export type MotionName = keyof typeof all;

/** Every motion of the product: exercises, dance moves, and the coach's moods. */
export const MOTIONS: Record<MotionName, Motion> = all;
