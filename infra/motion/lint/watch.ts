import type { CompiledMotion } from '../../../shared/avatar/motion/motion';
import type { Pose } from '../../../shared/avatar/motion/pose';
import type { Joints } from '../../../shared/avatar/motion/rig/joints';
import { solvePose } from '../../../shared/avatar/motion/rig/solve';

/** Frames per second: twice those of a clip. */
const RATE = 48;

/** A moment of a motion with its joints solved. */
export interface Moment {
  time: number;
  pose: Pose;
  joints: Joints;
}

/** The whole period in equal steps. The moment after the last is the first again. */
export function watch({ period, sample }: CompiledMotion): Moment[] {
  const count = Math.max(8, Math.round(period * RATE));
  return Array.from({ length: count }, (_, i) => {
    const time = (i / count) * period;
    const pose = sample(time);
    return { time, pose, joints: solvePose(pose) };
  });
}

export const at = (time: number) => `at ${time.toFixed(2)} s`;
export const cm = (meters: number) => `${(meters * 100).toFixed(1)} cm`;
