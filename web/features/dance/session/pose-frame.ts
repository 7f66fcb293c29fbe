import type { Landmark } from '../../../lib/pose/landmark';

/** The result of one camera frame. The frame itself never leaves the camera panel. */
export interface PoseFrame {
  /** Null where no one was found. */
  landmarks: readonly Landmark[] | null;
  /** Width / height. */
  aspect: number;
}

/** With the time its picture was taken, in milliseconds of `performance.now()`. */
export interface TimedFrame extends PoseFrame {
  atMs: number;
}

/** How close a body is to the coach's move at this time, 0 to 100; null if too little of it is seen. */
export type JudgeMove = (landmarks: readonly Landmark[], aspect: number, seconds: number) => number | null;
