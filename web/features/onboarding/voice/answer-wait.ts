import type { VoiceCall } from './voice-call';

/** Longer than a turn of the server may take. */
const stallMs = 45_000;
/** A connection on which nobody answers. */
const deadMs = 15_000;

interface AnswerWaitOptions {
  /** The turn did not come to its end. */
  onStalled: () => void;
  /** Nobody is at the other end. */
  onDead: () => void;
}

/** How long an answer of the server is awaited. */
export function createAnswerWait({ onStalled, onDead }: AnswerWaitOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** Begins anew with what is awaited in this phase. */
    begin(phase: VoiceCall['phase']): void {
      clearTimeout(timer);
      if (phase === 'connecting' || phase === 'lost') timer = setTimeout(onDead, deadMs);
      else if (phase === 'thinking' || phase === 'speaking') timer = setTimeout(onStalled, stallMs);
    },
    end: () => clearTimeout(timer),
  };
}
