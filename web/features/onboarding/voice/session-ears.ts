import type { Ears, EarsListener } from './ears';
import type { EarState } from './voice-call';
import { startFailureOf } from './voice-call-texts';

export type SpeechKind = 'server' | 'browser';
/** Null if this kind of speech is not available here. Rejects with the browser's reason. */
export type OpenEars = (speech: SpeechKind, listener: EarsListener) => Promise<Ears | null>;

/** A muted microphone passes on its last words before it is released. */
const lastWordsMs = 300;

interface SessionEarsOptions {
  openEars: OpenEars;
  listener: EarsListener;
  isEnded: () => boolean;
  onEars: (ears: EarState) => void;
  onProblem: (title: string, text: string) => void;
}

/** The microphone of one session: acquired, open while it is the person's turn, muted, released. */
export function createSessionEars({ openEars, listener, isEnded, onEars, onProblem }: SessionEarsOptions) {
  let ears: Ears | null = null;
  let isOpen = false;
  /** Which kind is held or being acquired. */
  let kind: SpeechKind | null = null;

  function letGo(): void {
    ears?.release();
    ears = null;
    isOpen = false;
    kind = null;
  }

  /** Rejects if it is refused; whatever arrives after the end is released. */
  async function take(speech: SpeechKind): Promise<void> {
    letGo();
    kind = speech;
    const taken = await openEars(speech, listener);
    if (kind !== speech || isEnded()) return taken?.release();
    ears = taken;
    onEars(taken ? 'on' : 'none');
  }

  return {
    take,
    letGo,
    /** The call continues without a microphone; a toast says why. */
    async tryToTake(speech: SpeechKind): Promise<void> {
      try {
        await take(speech);
      } catch (error) {
        kind = null;
        onEars('muted');
        onProblem('Error', startFailureOf(error));
      }
    },
    mute(): void {
      const muted = ears;
      onEars('muted');
      ears = null;
      kind = null;
      setTimeout(() => muted?.release(), lastWordsMs);
    },
    listen(listens: boolean): void {
      if (listens === isOpen) return;
      isOpen = listens;
      if (listens) ears?.open();
      else ears?.close();
    },
    isOpen: () => isOpen,
    kind: () => kind,
  };
}
