import type { Ears, EarsListener } from './ears';
import type { EarState } from './voice-call';
import { startFailureOf } from './voice-call-texts';

export type SpeechKind = 'server' | 'browser';
/** Null where this kind of speech cannot be heard here. Rejects with the browser's reason. */
export type OpenEars = (speech: SpeechKind, listener: EarsListener) => Promise<Ears | null>;

/** A muted microphone passes on its last words before it is given back. */
const lastWordsMs = 300;

interface SessionEarsOptions {
  openEars: OpenEars;
  listener: EarsListener;
  isEnded: () => boolean;
  onEars: (ears: EarState) => void;
  onProblem: (title: string, text: string) => void;
}

/** What hears the person in one session: taken, opened while it is their turn, muted, given back. */
export function createSessionEars({ openEars, listener, isEnded, onEars, onProblem }: SessionEarsOptions) {
  let ears: Ears | null = null;
  let isOpen = false;
  /** Which kind of ears is held or being taken. */
  let kind: SpeechKind | null = null;

  function letGo(): void {
    ears?.release();
    ears = null;
    isOpen = false;
    kind = null;
  }

  /** Rejects where it is refused; whatever comes after the end is given back. */
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
    /** The talk goes on without a microphone; the reason stands in a toast. */
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
