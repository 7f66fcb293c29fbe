import type { Heard, Recognition } from '../../../lib/audio/speech-recognition';
import { createListening, type VoiceProblem } from './listening';

const silenceMs = 2_000;
const sendAfterStopMs = 300;
const listenAgainMs = 500;

export interface VoiceState {
  phase: 'off' | 'listening' | 'sending' | 'waiting' | 'speaking';
  heard: Heard;
}

interface VoiceLoopOptions {
  createRecognition: () => Recognition | null;
  askForMicrophone: () => Promise<void>;
  /** Speaks the text and calls back when done or interrupted. Silent if the voice is switched off. */
  say: (text: string, onEnd: () => void) => void;
  hush: () => void;
  onState: (state: VoiceState) => void;
  onProblem: (problem: VoiceProblem) => void;
  onMessage: (text: string) => void;
}

/** The person refused, or there is no usable microphone. */
const microphoneProblem = (error: unknown): VoiceProblem =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'microphone';

const nothing: Heard = { settled: '', guessed: '' };
const off: VoiceState = { phase: 'off', heard: nothing };

/**
 * Hands-free conversation: listen, send after two seconds of silence, play the reply, listen again. The microphone is
 * never on while the coach speaks.
 */
function createPhases(onState: (state: VoiceState) => void) {
  let state = off;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    now: () => state,
    become(phase: VoiceState['phase'], heard: Heard = nothing): void {
      state = { phase, heard };
      onState(state);
    },
    later(milliseconds: number, run: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(run, milliseconds);
    },
    nothingLater: () => clearTimeout(timer),
  };
}

/** The microphone's part: listens, and sends what was heard after two seconds of silence. */
function createEars(options: VoiceLoopOptions, phases: ReturnType<typeof createPhases>, end: () => void) {
  const { now, become, later } = phases;

  function letGo() {
    phases.nothingLater();
    listening.letGo();
  }

  function fail(problem: VoiceProblem) {
    letGo();
    become('off');
    options.onProblem(problem);
  }

  function sendWhatWasHeard() {
    letGo();
    const { settled, guessed } = now().heard;
    const text = [settled, guessed].filter(Boolean).join(' ');
    if (!text) return end();
    become('sending', now().heard);
    later(sendAfterStopMs, () => {
      become('waiting');
      options.onMessage(text);
    });
  }

  const listening = createListening({
    createRecognition: options.createRecognition,
    onHeard: (heard) => {
      become('listening', heard);
      later(silenceMs, listening.stop);
    },
    onEnd: sendWhatWasHeard,
    onProblem: fail,
  });

  return {
    open() {
      const problem = listening.open();
      if (problem) return fail(problem);
      become('listening');
      // Silence ends the conversation without a message; an abort was requested.
      later(silenceMs * 5, listening.stop);
    },
    stop: listening.stop,
    letGo,
  };
}

// Some browsers report an error and never fire 'end'.
export function createVoiceLoop(options: VoiceLoopOptions) {
  const phases = createPhases(options.onState);
  const { now, become, later } = phases;
  const ears = createEars(options, phases, end);
  // Listening to silence ends eventually, even where the browser would go on.
  let turn = 0;

  function end() {
    turn += 1;
    ears.letGo();
    options.hush();
    if (now().phase !== 'off') become('off');
  }

  return {
    /** Starts listening; interrupts the coach if she is speaking. */
    async start() {
      if (now().phase === 'listening') return;
      const asked = (turn += 1);
      ears.letGo();
      options.hush();
      if (!options.createRecognition()) return options.onProblem('unsupported');
      const problem = await options.askForMicrophone().then(() => null, microphoneProblem);
      if (asked !== turn) return;
      if (!problem) return ears.open();
      become('off');
      options.onProblem(problem);
    },
    /** Ends the person's turn; what was heard is sent. */
    stop() {
      if (now().phase === 'listening') ears.stop();
      else end();
    },
    /** Ends everything: nothing more is heard, spoken, or sent. */
    end,
    /** The reply to a spoken message: spoken aloud, then the microphone turns on again. */
    answer(text: string) {
      if (now().phase !== 'waiting') return;
      become('speaking');
      options.say(text, () => {
        if (now().phase === 'speaking') later(listenAgainMs, ears.open);
      });
    },
  };
}

export type VoiceLoop = ReturnType<typeof createVoiceLoop>;
