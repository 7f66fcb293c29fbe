import type { ReactNode } from 'react';
import type { TimedFrame } from './pose-frame';

/** What the dance asks of a camera. The page brings one. */
export interface DanceCamera {
  /** `loading` and `initializing`: what finds the body comes; `ready`: it waits for a tap; `starting`: the browser asks. */
  state: 'loading' | 'initializing' | 'ready' | 'starting' | 'on' | 'failed';
  /** Of what has to be loaded, 0 to 1. */
  loaded: number;
  /** What went wrong and what to do about it. */
  problem: { title: string; text: string } | null;
  start: () => void;
  stop: () => void;
  retry: () => void;
  /** Calls back with each looked-at picture until the returned function is called. */
  onFrame: (listener: (frame: TimedFrame) => void) => () => void;
  /** The mirror: video and what was found in it. */
  picture: ReactNode;
}
