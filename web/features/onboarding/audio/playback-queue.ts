import { voiceLimits } from '../../../../shared/sockets/voice-audio';

/** Time to get the first piece ready. */
const leadSeconds = 0.02;

/** When each piece of a stream sounds so that none leaves a gap and none overlaps; times in seconds of the audio clock. */
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
