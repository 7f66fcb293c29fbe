import { voiceLimits } from '../../../../shared/sockets/voice-audio';

/** How long nothing was said while it was the person's turn; `onLong` is told once each time that becomes long. */
export function createSilence(onLong: () => void) {
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** It runs while the person is waited for, and begins anew with the next wait. */
    runs(isWaitedFor: boolean): void {
      if (isWaitedFor && since !== null) return;
      clearTimeout(timer);
      since = isWaitedFor ? performance.now() : null;
      if (isWaitedFor) timer = setTimeout(onLong, voiceLimits.nudgeAfterMs);
    },
    milliseconds: () => (since === null ? undefined : Math.round(performance.now() - since)),
  };
}
