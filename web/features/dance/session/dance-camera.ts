import type { ReactNode } from 'react';
import type { TimedFrame } from './pose-frame';

/** What the dance needs from a camera; the page provides one. */
export interface DanceCamera {
  /**
   * `loading` and `initializing`: the tracker is on its way; `ready`: waiting for a tap; `starting`: the browser
   * asks.
   */
  state: 'loading' | 'initializing' | 'ready' | 'starting' | 'on' | 'failed';
  /** Download progress, 0 to 1. */
  loaded: number;
  /** What went wrong and what to do about it. */
  problem: { title: string; text: string } | null;
  start: () => void;
  stop: () => void;
  retry: () => void;
  /** Calls back with each analyzed frame until the returned function is called. */
  onFrame: (listener: (frame: TimedFrame) => void) => () => void;
  /** The mirror: video and tracked body. */
  picture: ReactNode;
}
