import type { Landmark } from '../../lib/pose/landmark';

/** The page's requests to the worker. */
export type PoseRequest =
  | { type: 'load'; runtimeUrl: string; modelUrl: string }
  | { type: 'detect'; picture: ImageBitmap; atMs: number }
  /** Starts over, so that earlier frames don't affect the next ones. */
  | { type: 'renew' };

/** The worker's replies. */
export type PoseAnswer =
  /** `share` of the download, 0 to 1. */
  | { type: 'loading'; share: number }
  | { type: 'initializing' }
  | { type: 'ready' }
  | { type: 'detected'; landmarks: Landmark[] | null; atMs: number; aspect: number; tookMs: number }
  /** This browser lacks a required feature. */
  | { type: 'unable' }
  | { type: 'failed'; reason: string };
