import type { VoiceCall } from './voice-call';

/** Longer than any turn of the server. */
const stallMs = 45_000;
/** A connection on which no one answers. */
const deadMs = 15_000;

interface AnswerWaitOptions {
  /** The turn never ended. */
  onStalled: () => void;
  /** No one is at the other end. */
  onDead: () => void;
}

/** How long to wait for the server's answer. */
export function createAnswerWait({ onStalled, onDead }: AnswerWaitOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Starts over with whatever this phase waits for. */
    begin(phase: VoiceCall['phase']): void {
      clearTimeout(timer);
      if (phase === 'connecting' || phase === 'lost') timer = setTimeout(onDead, deadMs);
      else if (phase === 'thinking' || phase === 'speaking') timer = setTimeout(onStalled, stallMs);
    },
    end: () => clearTimeout(timer),
  };
}
