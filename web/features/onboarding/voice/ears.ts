import { startMicrophone } from '../audio/microphone';

export interface EarsListener {
  /** Somebody began to speak or stopped; `guessed` is what is understood so far, where that is known. */
  onHears: (hears: boolean, guessed?: string) => void;
  /** A piece of an utterance, where the audio itself is sent. */
  onChunk: (pcm: Int16Array) => void;
  /** The utterance is whole; its words where the browser understood them. */
  onUtterance: (text: string | null) => void;
  /** Root mean square, 0 to 1. */
  onLevel: (rms: number) => void;
  onGone: (reason: string) => void;
}

/** What hears the person, by the worklet or by the browser's recognition. */
export interface Ears {
  open(): void;
  /** What was being said ends here and is passed on. */
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
