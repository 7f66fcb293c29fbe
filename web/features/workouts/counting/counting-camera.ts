import type { Landmark } from '../../../lib/pose/landmark';

/** The camera as counting needs it. Pictures never leave the device. */
export interface CountingCamera {
  state:
    | 'idle'
    | 'loading'
    | 'initializing'
    | 'ready'
    | 'starting'
    | 'running'
    | 'denied'
    | 'missing'
    | 'failed'
    | 'blind'
    | 'unable';
  /** Download progress, 0 to 1. */
  progress: number;
  /** Requests the camera; only from `ready`. */
  start: () => void;
  /** Releases it. */
  stop: () => void;
  /** Whether its frames are analyzed. */
  look: (isLooking: boolean) => void;
  /** Retries what failed. */
  retry: () => void;
  /** Calls back with the result of each frame until the returned function is called. */
  subscribe: (listener: (frame: CountingFrame) => void) => () => void;
}

export interface CountingFrame {
  /** The 33 points; null if no one was found. */
  landmarks: Landmark[] | null;
  /** In milliseconds of `performance.now()`. */
  atMs: number;
  /** Width / height. */
  aspect: number;
}
