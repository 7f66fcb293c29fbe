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
  /** Of what has to be fetched, 0 to 1. */
  progress: number;
  /** Asks for the camera; from `ready` only. */
  start: () => void;
  /** Gives it back. */
  stop: () => void;
  /** Whether its pictures are looked at. */
  look: (isLooking: boolean) => void;
  /** Tries again what did not work. */
  retry: () => void;
  /** Calls back with what each picture showed until the returned function is called. */
  subscribe: (listener: (frame: CountingFrame) => void) => () => void;
}

export interface CountingFrame {
  /** The 33 points; null where nobody was found. */
  landmarks: Landmark[] | null;
  /** In milliseconds of `performance.now()`. */
  atMs: number;
  /** Width of the picture divided by its height. */
  aspect: number;
}
