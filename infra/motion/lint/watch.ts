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

/**
 * An entry there and back, in equal steps: a loop without a jump, for rules that ask about loops. What slides is found
 * at half the distance.
 */
export function watchEntry({ secs, sample }: NonNullable<CompiledMotion['entry']>): Moment[] {
  const count = Math.max(8, Math.round(secs * RATE));
  const way = Array.from({ length: count + 1 }, (_, i): Moment => {
    const time = (i / count) * secs;
    const pose = sample(time);
    return { time: time - secs, pose, joints: solvePose(pose) };
  });
  return [...way, ...way.slice(1, -1).toReversed()];
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
