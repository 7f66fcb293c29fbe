import type { TimedFrame } from './pose-frame';

/** Twelve frames a second are enough to dance with, so each may take this long to analyze. */
const ENOUGH_MS = 1000 / 12;
/** Frames to average over. */
const WINDOW = 12;

/**
 * Calls back whenever analyzing frames takes too long because the device is overloaded (not because the camera
 * delivers few, as in a dark room), until the returned function is called. `now` uses the frames' clock, in
 * milliseconds.
 */
export function watchSlowLooks(
  onFrame: (listener: (frame: TimedFrame) => void) => () => void,
  onSlow: () => void,
  now: () => number = () => performance.now(),
): () => void {
  // Code is compiled during the first frames, so they say nothing about the device.
  let pictures = -WINDOW;
  let tookMs = 0;
  return onFrame(({ atMs }) => {
    pictures += 1;
    if (pictures <= 0) return;
    tookMs += now() - atMs;
    if (pictures < WINDOW) return;
    if (tookMs > WINDOW * ENOUGH_MS) onSlow();
    pictures = 0;
    tookMs = 0;
  });
}
