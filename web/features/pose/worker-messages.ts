import type { Landmark } from '../../lib/pose/landmark';

/** What the page asks of the worker. */
export type PoseRequest =
  | { type: 'load'; runtimeUrl: string; modelUrl: string }
  | { type: 'detect'; picture: ImageBitmap; atMs: number }
  /** Begins anew: what was seen before tells nothing of what comes. */
  | { type: 'renew' };

/** What the worker answers. */
export type PoseAnswer =
  /** `share` of what has to be loaded, 0 to 1. */
  | { type: 'loading'; share: number }
  | { type: 'initializing' }
  | { type: 'ready' }
  | { type: 'detected'; landmarks: Landmark[] | null; atMs: number; aspect: number; tookMs: number }
  /** This browser lacks what it takes. */
  | { type: 'unable' }
  | { type: 'failed'; reason: string };
