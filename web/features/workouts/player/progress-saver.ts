import type { MadeSwap } from './swaps';

export interface Progress {
  finishedExercises: number[];
  activeSeconds: number;
  /** All progress of the session. */
  swaps: readonly MadeSwap[];
}

/** Sends one update at a time, and only the newest after it, so an old one can never overtake. */
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
      // This device also keeps its position, so a lost update costs nothing.
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
