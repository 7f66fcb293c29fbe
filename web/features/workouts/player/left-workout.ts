import type { Completion } from '../outbox/unsent-workouts';
import { forgetBeats } from './kept-beats';
import { forgetPlace, readPlace } from './kept-place';

const lock = 'workout-player';

/** Tells other tabs that a cooldown runs in this one, until the returned function is called. */
export function holdPlayer(): () => void {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { locks } = navigator as { locks?: LockManager | null };
  void locks?.request(lock, () => released);
  return release;
}

/**
 * Completes a workout that was left in its cooldown, unless that runs in another tab: nothing of it is missing, so it
 * waits for no one.
 */
export function completeLeft(userId: string, complete: (completion: Completion) => void): void {
  const finish = () => {
    const completion = readPlace()?.completion;
    if (completion?.userId !== userId) return;
    complete(completion);
    forgetPlace(completion.sessionId);
    forgetBeats(completion.sessionId);
  };
  if (!readPlace()?.completion) return;
  const { locks } = navigator as { locks?: LockManager | null };
  if (locks) void locks.request(lock, { ifAvailable: true }, (free) => free && finish());
  else finish();
}
