/** The part of the browser's SpeechRecognition used here, which TypeScript's library lacks. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}

export interface RecognitionResults {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

const availableRecognition = () => window.SpeechRecognition ?? window.webkitSpeechRecognition;

/** Whether the browser supports speech recognition. */
export const canRecognize = () => availableRecognition() !== undefined;

/** Said before a microphone button is pressed, and after. */
export const unsupportedText = 'Voice input not supported in this browser. Try Chrome or Edge.';

/** Recognition of American English that continues until it is stopped; null if the browser has none. */
export function createRecognition(): Recognition | null {
  const Available = availableRecognition();
  if (!Available) return null;
  const recognition = new Available();
  recognition.lang = 'en-US';
  recognition.continuous = true;
  recognition.interimResults = true;
  return recognition;
}

/** Asks for microphone permission and releases the microphone, because recognition opens its own. Rejects when refused. */
export async function askForMicrophone(): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  stream.getTracks().forEach((track) => track.stop());
}

/** What has been heard so far: settled words, and words that may still change. */
export interface Heard {
  settled: string;
  guessed: string;
}

interface RecognitionListener {
  onHeard: (heard: Heard) => void;
  onError: (error: string) => void;
  onEnd: () => void;
}

/** Forwards a recognition's events until the signal aborts. */
export function listenTo(recognition: Recognition, listener: RecognitionListener, signal: AbortSignal): void {
  const on = (type: string, tell: (event: Event) => void) =>
    recognition.addEventListener(type, tell, { signal });
  on('result', (event) => listener.onHeard(heardIn(event as Event & RecognitionResults)));
  on('error', (event) => listener.onError((event as Event & { error: string }).error));
  on('end', listener.onEnd);
}

function heardIn({ results }: RecognitionResults): Heard {
  const parts = Array.from(results, (result) => ({
    text: result[0]?.transcript ?? '',
    isFinal: result.isFinal,
  }));
  const joined = (isFinal: boolean) =>
    parts
      .filter((part) => part.isFinal === isFinal)
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(' ');
  return { settled: joined(true), guessed: joined(false) };
}
