import type { MadeSwap } from './swaps';

export interface Progress {
  finishedExercises: number[];
  activeSeconds: number;
  /** All of the session. */
  swaps: readonly MadeSwap[];
}

/** Sends one at a time and, after it, only the newest: an old one can never overtake a new one. */
export function createProgressSaver(
  send: (progress: Progress) => Promise<unknown>,
  onFailed: (error: unknown) => void = () => undefined,
) {
  let waiting: Progress | null = null;
  let sending = false;

  async function sendAll(): Promise<void> {
    sending = true;
    while (waiting) {
      const progress = waiting;
      waiting = null;
      // This device keeps its place too, so a progress that did not arrive costs nothing.
      await send(progress).catch(onFailed);
    }
    sending = false;
  }

  return {
    save(progress: Progress): void {
      waiting = progress;
      if (!sending) void sendAll();
    },
  };
}
