import type { VoiceServerFrame } from '../../../../shared/sockets/voice-frames';
import { createAnswerWait } from './answer-wait';
import { createCoachTurn } from './coach-turn';
import type { Mouth } from './mouth';
import { createPersonTurn } from './person-turn';
import { createSessionEars, type OpenEars, type SpeechKind } from './session-ears';
import { createSessionCall } from './session-call';
import { createSilence } from './silence';
import type { VoiceCall } from './voice-call';
import { texts } from './voice-call-texts';
import { createVoiceConnection } from './voice-connection';
import type { openVoiceSocket } from './voice-socket';

export interface VoiceSessionOptions {
  openSocket: typeof openVoiceSocket;
  openEars: OpenEars;
  mouth: Mouth;
  onCall: (call: VoiceCall) => void;
  onLevel: (rms: number) => void;
  /** Shows a problem in a toast. */
  onProblem: (title: string, text: string) => void;
}

/** The parts of one session, and what each reports to the others. */
function createParts({ openSocket, openEars, mouth, onCall, onLevel, onProblem }: VoiceSessionOptions) {
  /** Opens and closes whatever the phase needs. */
  function settle(): void {
    const { phase, ears: state } = call.now();
    ears.listen(phase === 'listening' && state === 'on' && !document.hidden);
    // A closing microphone may pass on last words, which changes the phase.
    const { phase: next, hears } = call.now();
    silence.runs(next === 'listening' && !hears);
  }

  function release(): void {
    wait.end();
    document.removeEventListener('visibilitychange', settle);
    ears.letGo();
    mouth.release();
    connection.close();
  }

  const call = createSessionCall({ onPhase: settle, onEnd: release, onCall });
  const silence = createSilence(() => call.become({ type: 'quiet' }));
  const silentMs = () => (ears.isOpen() ? silence.milliseconds() : undefined);
  const connection = createVoiceConnection({ openSocket, silentMs });
  const { line } = connection;
  const wait = createAnswerWait({
    onStalled: () => {
      line.giveUpTurn();
      call.become({ type: 'stalled', problem: texts.stalled });
    },
    onDead: () => call.become({ type: 'over', problem: texts.broken }),
  });
  const awaitAnswer = () => wait.begin(call.now().phase);
  const coach = createCoachTurn({ call, line, mouth, wait, onProblem });
  const person = createPersonTurn({ call, line, awaitAnswer, interrupt: coach.interrupt });
  const onGone = (reason: string) => {
    ears.mute();
    onProblem('Error', reason);
  };
  const ears = createSessionEars({
    openEars,
    listener: { ...person.heard, onLevel, onGone },
    isEnded: call.isEnded,
    onEars: (state) => call.become({ type: 'ears', ears: state }),
    onProblem,
  });
  return { call, connection, coach, person, ears, awaitAnswer, settle };
}

/** One spoken onboarding: it moves between listening, thinking, and speaking, and releases everything at its end. */
export function createVoiceSession(options: VoiceSessionOptions) {
  const { call, connection, coach, person, ears, awaitAnswer, settle } = createParts(options);

  function takeFrame(frame: VoiceServerFrame): void {
    coach.take(frame);
    if (frame.type === 'profile_complete') {
      connection.close();
      ears.letGo();
    }
    const isHeard = call.now().ears !== 'none' && ears.kind() !== null;
    if (frame.type === 'session.created' && isHeard && ears.kind() !== frame.session.speech) {
      void ears.tryToTake(frame.session.speech);
    }
  }

  return {
    /** Rejects if the microphone or the first connection is refused; nothing stays open then. */
    async start(speech: SpeechKind, withMicrophone: boolean): Promise<void> {
      document.addEventListener('visibilitychange', settle);
      options.onCall(call.now());
      try {
        if (withMicrophone) await ears.take(speech);
        else call.become({ type: 'ears', ears: 'muted' });
        const listener = { onOpen: awaitAnswer, onFrame: takeFrame, onLost: coach.lose };
        await connection.open(listener, call.isEnded);
      } catch (error) {
        call.become({ type: 'over' });
        throw error;
      }
    },
    sendText: person.sendText,
    interrupt: coach.interrupt,
    /** Mutes and releases the microphone; an utterance in progress is still sent. */
    mute: ears.mute,
    unmute: () => ears.tryToTake(call.now().speech?.speech ?? 'browser'),
    end: () => call.become({ type: 'over' }),
  };
}

export type VoiceSession = ReturnType<typeof createVoiceSession>;
