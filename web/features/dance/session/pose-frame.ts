import type { Landmark } from '../../../lib/pose/landmark';

/** What one picture of the camera showed. The picture itself stays in the camera's panel. */
export interface PoseFrame {
  /** Null where no one was found. */
  landmarks: readonly Landmark[] | null;
  /** Width of the picture divided by its height. */
  aspect: number;
}

/** With the moment its picture was taken, in milliseconds of `performance.now()`. */
export interface TimedFrame extends PoseFrame {
  atMs: number;
}

/** How close a body is to the coach's move at so many danced seconds, 0 to 100; null where too little of it is seen. */
export type JudgeMove = (landmarks: readonly Landmark[], aspect: number, seconds: number) => number | null;
