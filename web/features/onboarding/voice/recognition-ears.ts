import {
  askForMicrophone,
  createRecognition,
  listenTo,
  type Heard,
  type Recognition,
} from '../../../lib/audio/speech-recognition';
import type { Ears, EarsListener } from './ears';

/** Silence after which the recognized text is sent, in milliseconds. Results arrive late. */
const pauseMs = 1200;
const restartMs = 300;

const wordsOf = ({ settled, guessed }: Heard) => [settled, guessed].filter(Boolean).join(' ');
const gone = 'Your microphone stopped. Type your answer, or switch it on again.';
const deaf = "Speech recognition isn't responding. Please type your answers.";
/** Errors it does not recover from. */
const endings: Partial<Record<string, string>> = {
  'not-allowed': gone,
  'audio-capture': gone,
  'service-not-allowed': deaf,
  'language-not-supported': deaf,
  network: deaf,
};

/** The browser's recognition: only its text is sent. It restarts for as long as it is open. Rejects if the microphone is refused. */
export async function openRecognitionEars(listener: EarsListener): Promise<Ears> {
  await askForMicrophone();
  let recognition: Recognition | null = null;
  let signals = new AbortController();
  let words = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    signals.abort();
    recognition?.abort();
    recognition = null;
    words = '';
  }

  function pass(): void {
    const said = words;
    stop();
    if (said) listener.onUtterance(said);
    else timer = setTimeout(start, restartMs);
  }

  function hear(heard: Heard): void {
    words = wordsOf(heard);
    listener.onHears(words !== '', words);
    clearTimeout(timer);
    timer = setTimeout(pass, pauseMs);
  }

  function fail(error: string): void {
    const reason = endings[error];
    if (!reason) return;
    stop();
    listener.onGone(reason);
  }

  function start(): void {
    stop();
    recognition = createRecognition();
    if (!recognition) return;
    signals = new AbortController();
    listenTo(recognition, { onHeard: hear, onError: fail, onEnd: pass }, signals.signal);
    recognition.start();
  }

  return {
    open: start,
    close() {
      const said = words;
      stop();
      if (said) listener.onUtterance(said);
    },
    release: stop,
  };
}
