import { voiceLimits } from '../../../../shared/sockets/voice-audio';

/** Time to prepare the first piece. */
const leadSeconds = 0.02;

/** Schedules the pieces of a stream without gaps or overlaps; times are seconds on the audio clock. */
export function createPlaybackQueue() {
  let end = 0;
  return {
    /** When the next piece starts. */
    add(now: number, seconds: number): number {
      const start = Math.max(end, now + leadSeconds);
      end = start + seconds;
      return start;
    },
    /** Milliseconds until the microphone may open. */
    remainingMs(now: number): number {
      return end === 0 ? 0 : Math.max(0, (end - now) * 1000 + voiceLimits.afterSpeechMs);
    },
    clear(): void {
      end = 0;
    },
  };
}
