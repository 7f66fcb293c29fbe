import { listenTo, type Heard, type Recognition } from '../../../lib/audio/speech-recognition';

const silenceMs = 2_000;
const sendAfterStopMs = 300;
const listenAgainMs = 500;

export type VoiceProblem = 'unsupported' | 'denied' | 'microphone' | 'recognition';

export interface VoiceState {
  phase: 'off' | 'listening' | 'sending' | 'waiting' | 'speaking';
  heard: Heard;
}

interface VoiceLoopOptions {
  createRecognition: () => Recognition | null;
  askForMicrophone: () => Promise<void>;
  /** Says the text and calls back when it is over or was cut off. Silence where the voice is switched off. */
  say: (text: string, onEnd: () => void) => void;
  hush: () => void;
  onState: (state: VoiceState) => void;
  onProblem: (problem: VoiceProblem) => void;
  onMessage: (text: string) => void;
}

/** Refused by the person, or there is none that could be used. */
const microphoneProblem = (error: unknown): VoiceProblem =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'microphone';

const nothing: Heard = { settled: '', guessed: '' };
const off: VoiceState = { phase: 'off', heard: nothing };

/**
 * Talking with the coach hands-free: listen, send after two seconds of silence, hear the reply, listen again.
 * The microphone is never open while the coach speaks.
 */
export function createVoiceLoop(options: VoiceLoopOptions) {
  let state = off;
  let recognition: Recognition | null = null;
  let ears = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts starts and ends, so that a permission given too late opens nothing. */
  let turn = 0;

  function become(phase: VoiceState['phase'], heard: Heard = nothing) {
    state = { phase, heard };
    options.onState(state);
  }

  function later(milliseconds: number, run: () => void) {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  }

  /** Whatever a recognition still tells after this is about nothing. */
  function letGo() {
    clearTimeout(timer);
    ears.abort();
    recognition?.abort();
    recognition = null;
  }

  function end() {
    turn += 1;
    letGo();
    options.hush();
    if (state.phase !== 'off') become('off');
  }

  function sendWhatWasHeard() {
    letGo();
    const { settled, guessed } = state.heard;
    const text = [settled, guessed].filter(Boolean).join(' ');
    if (!text) return end();
    become('sending', state.heard);
    later(sendAfterStopMs, () => {
      become('waiting');
      options.onMessage(text);
    });
  }

  function problemOf(error: string): VoiceProblem | null {
    if (error === 'not-allowed' || error === 'service-not-allowed') return 'denied';
    // Silence ends the talk without a word, and an abort was asked for.
    return error === 'no-speech' || error === 'aborted' ? null : 'recognition';
  }

  function open() {
    recognition = options.createRecognition();
    if (!recognition) {
      become('off');
      return options.onProblem('unsupported');
    }
    ears = new AbortController();
    const listener = {
      onHeard: (heard: Heard) => {
        become('listening', heard);
        later(silenceMs, () => recognition?.stop());
      },
      onError: (error: string) => {
        const problem = problemOf(error);
        // Some browsers tell an error and never an end.
        if (!problem) return sendWhatWasHeard();
        letGo();
        become('off');
        options.onProblem(problem);
      },
      onEnd: sendWhatWasHeard,
    };
    listenTo(recognition, listener, ears.signal);
    try {
      recognition.start();
    } catch {
      letGo();
      become('off');
      return options.onProblem('microphone');
    }
    become('listening');
    // Somebody who says nothing is not listened to for ever, also where the browser would.
    later(silenceMs * 5, () => recognition?.stop());
  }

  return {
    /** Starts to listen; while the coach speaks it cuts her off first. */
    async start() {
      if (state.phase === 'listening') return;
      const asked = (turn += 1);
      letGo();
      options.hush();
      if (!options.createRecognition()) return options.onProblem('unsupported');
      const problem = await options.askForMicrophone().then(() => null, microphoneProblem);
      if (asked !== turn) return;
      if (!problem) return open();
      become('off');
      options.onProblem(problem);
    },
    /** Ends what is being said by the person; what was heard is sent. */
    stop() {
      if (state.phase === 'listening') recognition?.stop();
      else end();
    },
    /** Ends everything; nothing more is heard, said or sent. */
    end,
    /** The reply to a spoken message: said aloud, then the microphone opens again. */
    answer(text: string) {
      if (state.phase !== 'waiting') return;
      become('speaking');
      options.say(text, () => {
        if (state.phase === 'speaking') later(listenAgainMs, () => open());
      });
    },
  };
}

export type VoiceLoop = ReturnType<typeof createVoiceLoop>;
