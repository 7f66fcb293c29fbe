import { listenTo, type Heard, type Recognition } from '../../../lib/audio/speech-recognition';

export type VoiceProblem = 'unsupported' | 'denied' | 'microphone' | 'recognition';

interface ListeningOptions {
  createRecognition: () => Recognition | null;
  onHeard: (heard: Heard) => void;
  /** Hears nothing more on its own. */
  onEnd: () => void;
  onProblem: (problem: VoiceProblem) => void;
}

function problemOf(error: string): VoiceProblem | null {
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'denied';
  // Silence ends it without an error, and an abort was asked for.
  return error === 'no-speech' || error === 'aborted' ? null : 'recognition';
}

/** One recognition after another; each ends before the next starts. */
export function createListening({ createRecognition, onHeard, onEnd, onProblem }: ListeningOptions) {
  let recognition: Recognition | null = null;
  let ears = new AbortController();

  return {
    /** Null once it has started. */
    open(): VoiceProblem | null {
      recognition = createRecognition();
      if (!recognition) return 'unsupported';
      ears = new AbortController();
      const onError = (error: string) => {
        const problem = problemOf(error);
        // Some browsers report an error and never an end.
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
    /** Settles what was heard so far, then ends. */
    stop: () => recognition?.stop(),
    /** Anything a recognition still reports after this is ignored. */
    letGo(): void {
      ears.abort();
      recognition?.abort();
      recognition = null;
    },
  };
}
