import type { Landmark } from '../../lib/pose/landmark';

/** What one camera frame showed. The frame itself is gone by then. */
export interface PoseFrame {
  /** The 33 points, not mirrored; null if no one was found. */
  landmarks: Landmark[] | null;
  /** When the frame was taken, in milliseconds of `performance.now()`. */
  atMs: number;
  /** The frame's width divided by its height. */
  aspect: number;
}
