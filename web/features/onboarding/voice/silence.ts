import { voiceLimits } from '../../../../shared/sockets/voice-audio';

/** Measures silence during the person's turn; `onLong` is called once each time it becomes long. */
export function createSilence(onLong: () => void) {
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** It runs while waiting for the person and starts over with the next wait. */
    runs(isWaitedFor: boolean): void {
      if (isWaitedFor && since !== null) return;
      clearTimeout(timer);
      since = isWaitedFor ? performance.now() : null;
      if (isWaitedFor) timer = setTimeout(onLong, voiceLimits.nudgeAfterMs);
    },
    milliseconds: () => (since === null ? undefined : Math.round(performance.now() - since)),
  };
}
