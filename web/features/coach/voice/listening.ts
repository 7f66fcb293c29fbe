import { listenTo, type Heard, type Recognition } from '../../../lib/audio/speech-recognition';

export type VoiceProblem = 'unsupported' | 'denied' | 'microphone' | 'recognition';

interface ListeningOptions {
  createRecognition: () => Recognition | null;
  onHeard: (heard: Heard) => void;
  /** Nothing more is heard by itself. */
  onEnd: () => void;
  onProblem: (problem: VoiceProblem) => void;
}

function problemOf(error: string): VoiceProblem | null {
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'denied';
  // Silence ends the talk without a word, and an abort was asked for.
  return error === 'no-speech' || error === 'aborted' ? null : 'recognition';
}

/** One recognition after another, each let go before the next. */
export function createListening({ createRecognition, onHeard, onEnd, onProblem }: ListeningOptions) {
  let recognition: Recognition | null = null;
  let ears = new AbortController();

  return {
    /** Null where it has begun. */
    open(): VoiceProblem | null {
      recognition = createRecognition();
      if (!recognition) return 'unsupported';
      ears = new AbortController();
      const onError = (error: string) => {
        const problem = problemOf(error);
        // Some browsers tell an error and never an end.
        return problem ? onProblem(problem) : onEnd();
      };
      listenTo(recognition, { onHeard, onError, onEnd }, ears.signal);
      try {
        recognition.start();
        return null;
      } catch {
        return 'microphone';
      }
    },
    /** What was heard so far is settled, then it ends. */
    stop: () => recognition?.stop(),
    /** Whatever a recognition still tells after this is about nothing. */
    letGo(): void {
      ears.abort();
      recognition?.abort();
      recognition = null;
    },
  };
}
