import { startMicrophone } from '../audio/microphone';

export interface EarsListener {
  /** The person started or stopped speaking; `guessed` is what has been understood so far, if known. */
  onHears: (hears: boolean, guessed?: string) => void;
  /** A piece of an utterance, when the audio itself is sent. */
  onChunk: (pcm: Int16Array) => void;
  /** The utterance is complete, with its words if the browser understood them. */
  onUtterance: (text: string | null) => void;
  /** Root mean square, 0 to 1. */
  onLevel: (rms: number) => void;
  onGone: (reason: string) => void;
}

/** Listens to the person, through the worklet or the browser's recognition. */
export interface Ears {
  open(): void;
  /** An utterance in progress ends here and is passed on. */
  close(): void;
  release(): void;
}

const microphoneGone = 'Your microphone stopped. Type your answer, or switch it on again.';

/** The microphone itself: its audio is sent to the server. */
export function openMicrophoneEars(listener: EarsListener): Promise<Ears> {
  return startMicrophone({
    onEvent: (event) => {
      if (event.type === 'level') listener.onLevel(event.rms);
      else if (event.type === 'chunk') listener.onChunk(event.pcm);
      else if (event.type === 'start') listener.onHears(true);
      else listener.onUtterance(null);
    },
    onGone: () => listener.onGone(microphoneGone),
  });
}
