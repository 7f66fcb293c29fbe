import type { Landmark } from '../../lib/pose/landmark';

/** What one picture of the camera showed. The picture itself is gone by then. */
export interface PoseFrame {
  /** The 33 points, not mirrored; null where nobody was found. */
  landmarks: Landmark[] | null;
  /** When the picture was taken, in milliseconds of `performance.now()`. */
  atMs: number;
  /** Width of the picture divided by its height. */
  aspect: number;
}
