import type { TimedFrame } from './pose-frame';

/** Twelve pictures a second are enough to dance with: each may take so long, from the camera to its points. */
const ENOUGH_MS = 1000 / 12;
/** Pictures over which that is averaged. */
const WINDOW = 12;

/**
 * Calls back whenever pictures take too long because the device has too much to do; a camera that only sends few, as in a
 * dark room, is no reason. Until the returned function is called. `now` is on the clock of the pictures, in milliseconds.
 */
export function watchSlowLooks(
  onFrame: (listener: (frame: TimedFrame) => void) => () => void,
  onSlow: () => void,
  now: () => number = () => performance.now(),
): () => void {
  // Code is compiled with the first pictures: they say nothing of the device.
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
