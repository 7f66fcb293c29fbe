import { voiceLimits } from '../../../../shared/sockets/voice-audio';
import {
  chunkId,
  type VoiceClientFrame,
  type VoiceServerFrame,
} from '../../../../shared/sockets/voice-frames';
import { encodePcm } from '../audio/pcm';
import type { Ears, EarsListener } from './ears';
import type { Mouth } from './mouth';
import { isEnded, newTalk, talkAfter, type Talk, type TalkEvent } from './talk';
import { texts } from './talk-texts';
import type { openVoiceSocket, VoiceSocket } from './voice-socket';

type SpeechKind = 'server' | 'browser';

export interface VoiceSessionOptions {
  openSocket: typeof openVoiceSocket;
  /** Null where this kind of speech cannot be heard here. Rejects with the browser's reason. */
  openEars: (speech: SpeechKind, listener: EarsListener) => Promise<Ears | null>;
  mouth: Mouth;
  onTalk: (talk: Talk) => void;
  onLevel: (rms: number) => void;
  /** Something to say in a toast. */
  onProblem: (title: string, text: string) => void;
}

/** Longer than a turn of the server may take. */
const stallMs = 45_000;
/** A connection on which nobody answers. */
const deadMs = 15_000;

const textOf = (text: string): [{ type: 'input_text'; text: string }] => [{ type: 'input_text', text }];

/** A muted microphone passes on its last words before it is given back. */
const lastWordsMs = 300;

/** One spoken onboarding: it moves between listening, thinking and speaking, and gives everything back at its end. */
export function createVoiceSession(options: VoiceSessionOptions) {
  const { mouth } = options;
  let talk = newTalk;
  let socket: VoiceSocket | null = null;
  let ears: Ears | null = null;
  let earsOpen = false;
  /** Which kind of ears is open or being opened. */
  let earsFor: SpeechKind | null = null;
  let chunks = 0;
  let uncommitted = 0;
  /** Whether the server is in a turn; it takes an answer after that only. */
  let turnRuns = true;
  let held: VoiceClientFrame | null = null;
  /** The reply that the person cut off. */
  let cutOff: string | null = null;
  let ping: ReturnType<typeof setInterval> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let silentSince: number | null = null;
  /** Runs while an answer of the server is awaited. */
  let patience: ReturnType<typeof setTimeout> | undefined;

  const send = (frame: VoiceClientFrame) => socket?.send(frame) ?? false;

  function letGoOfEars(): void {
    ears?.release();
    ears = null;
    earsOpen = false;
    earsFor = null;
  }

  function release(): void {
    clearInterval(ping);
    clearTimeout(quiet);
    clearTimeout(patience);
    document.removeEventListener('visibilitychange', settle);
    letGoOfEars();
    mouth.release();
    socket?.close();
  }

  /** Opens and closes what belongs to the phase. */
  function settle(): void {
    const listens = talk.phase === 'listening' && talk.ears === 'on' && !document.hidden;
    if (listens !== earsOpen) {
      earsOpen = listens;
      if (listens) ears?.open();
      else ears?.close();
    }
    const waits = talk.phase === 'listening' && !talk.hears;
    if (waits && silentSince === null) {
      silentSince = performance.now();
      quiet = setTimeout(() => become({ type: 'quiet' }), voiceLimits.nudgeAfterMs);
    }
    if (waits) return;
    silentSince = null;
    clearTimeout(quiet);
  }

  function become(event: TalkEvent): void {
    if (isEnded(talk)) return;
    talk = talkAfter(talk, event);
    settle();
    if (isEnded(talk)) release();
    options.onTalk(talk);
  }

  function giveUpTurn(): void {
    turnRuns = false;
    held = null;
    become({ type: 'stalled', problem: texts.stalled });
  }

  function awaitAnswer(): void {
    clearTimeout(patience);
    if (talk.phase === 'connecting' || talk.phase === 'lost') {
      patience = setTimeout(() => become({ type: 'over', problem: texts.broken }), deadMs);
    } else if (talk.phase === 'thinking' || talk.phase === 'speaking') {
      patience = setTimeout(giveUpTurn, stallMs);
    }
  }

  function sayPing(): void {
    const isSilent = earsOpen && silentSince !== null;
    const silent_ms = isSilent ? Math.round(performance.now() - (silentSince ?? 0)) : undefined;
    send({ type: 'ping', silent_ms });
  }

  /** Sends an answer, or holds it until the turn is over that was cut off; false where nobody is there. */
  function answer(frame: VoiceClientFrame, text: string): boolean {
    if (turnRuns) held = frame;
    else if (!send(frame)) return false;
    turnRuns = true;
    become({ type: 'sent', text });
    awaitAnswer();
    return true;
  }

  function endTurn(): void {
    turnRuns = held !== null;
    if (held) send(held);
    held = null;
  }

  function commit(): void {
    if (uncommitted === 0 || talk.phase !== 'listening') return;
    uncommitted = 0;
    answer({ type: 'input_audio_buffer.commit', last: chunkId(chunks - 1) }, '');
  }

  function sendText(text: string): boolean {
    if (talk.phase === 'speaking') interrupt();
    if (talk.phase !== 'listening') return false;
    const said = text.trim().slice(0, voiceLimits.textLength);
    const item = { type: 'message' as const, role: 'user' as const, content: textOf(said) };
    return answer({ type: 'conversation.item.create', item }, said);
  }

  const listener: EarsListener = {
    onHears: (hears, guessed) => {
      if (talk.phase === 'listening') become({ type: 'hears', hears, guessed });
    },
    onChunk: (pcm) => {
      if (talk.phase !== 'listening') return;
      const sent = send({
        type: 'input_audio_buffer.append',
        audio: encodePcm(pcm),
        event_id: chunkId(chunks),
      });
      if (!sent) return;
      chunks += 1;
      uncommitted += 1;
    },
    onUtterance: (text) => void (text === null ? commit() : sendText(text)),
    onLevel: options.onLevel,
    onGone: (reason) => {
      mute();
      options.onProblem('Error', reason);
    },
  };

  /** Opens what hears this kind of speech. Rejects where it is refused; whatever comes after the end is given back. */
  async function listenFor(speech: SpeechKind): Promise<void> {
    letGoOfEars();
    earsFor = speech;
    const opened = await options.openEars(speech, listener);
    if (earsFor !== speech || isEnded(talk)) return opened?.release();
    ears = opened;
    become({ type: 'ears', ears: opened ? 'on' : 'none' });
  }

  /** The talk goes on without a microphone; the reason stands in a toast. */
  async function tryToListenFor(speech: SpeechKind): Promise<void> {
    try {
      await listenFor(speech);
    } catch {
      earsFor = null;
      become({ type: 'ears', ears: 'muted' });
      options.onProblem('Error', microphoneRefused);
    }
  }

  function mute(): void {
    const muted = ears;
    become({ type: 'ears', ears: 'muted' });
    ears = null;
    earsFor = null;
    setTimeout(() => muted?.release(), lastWordsMs);
  }

  function interrupt(): void {
    if (talk.phase !== 'speaking') return;
    cutOff = talk.replyId;
    mouth.stop();
    become({ type: 'heard-out' });
  }

  function finishReply(): void {
    clearTimeout(patience);
    const last = talk.lines.at(-1);
    const text = last?.from === 'coach' ? last.text : '';
    mouth.finish(text, talk.speech?.speech ?? 'browser', () => become({ type: 'heard-out' }));
  }

  function takeFrame(frame: VoiceServerFrame): void {
    const aside = 'response_id' in frame && frame.response_id === cutOff;
    if (frame.type === 'response.audio_transcript.delta') turnRuns = true;
    if (frame.type === 'response.audio.delta' && !aside) mouth.play(frame.delta);
    become({ type: 'frame', frame, aside });
    awaitAnswer();
    if (frame.type === 'response.audio.done' || frame.type === 'error') endTurn();
    if (frame.type === 'response.audio.done' && !aside) finishReply();
    if (frame.type === 'error')
      options.onProblem('Connection Error', frame.error.message || texts.connectFailed);
    if (frame.type === 'profile_complete') {
      socket?.close();
      letGoOfEars();
    }
    const isHeard = talk.ears !== 'none' && earsFor !== null;
    if (frame.type === 'session.created' && isHeard && earsFor !== frame.session.speech) {
      void tryToListenFor(frame.session.speech);
    }
  }

  function lose(broken: boolean): void {
    clearInterval(ping);
    clearTimeout(patience);
    mouth.stop();
    cutOff = talk.replyId;
    if (broken && talk.phase !== 'lost') options.onProblem('Connection Error', texts.brokenToast);
    become({ type: 'lost', problem: broken ? texts.broken : texts.closed });
  }

  function begin(): void {
    chunks = uncommitted = 0;
    turnRuns = true;
    held = null;
    clearInterval(ping);
    awaitAnswer();
    sayPing();
    ping = setInterval(sayPing, voiceLimits.pingEveryMs);
  }

  return {
    /** Rejects where the microphone or the first connection is refused; nothing is held then. */
    async start(speech: SpeechKind, withMicrophone: boolean): Promise<void> {
      document.addEventListener('visibilitychange', settle);
      options.onTalk(talk);
      try {
        if (withMicrophone) await listenFor(speech);
        else become({ type: 'ears', ears: 'muted' });
        const opened = await options.openSocket({ onOpen: begin, onFrame: takeFrame, onLost: lose });
        if (isEnded(talk)) opened.close();
        socket = opened;
      } catch (error) {
        become({ type: 'over' });
        throw error;
      }
    },
    sendText,
    interrupt,
    /** Switches the microphone off and gives it back; what was being said is still sent. */
    mute,
    unmute: () => tryToListenFor(talk.speech?.speech ?? 'browser'),
    end: () => become({ type: 'over' }),
  };
}

export type VoiceSession = ReturnType<typeof createVoiceSession>;

const microphoneRefused = 'Please allow microphone access, or type your answers.';
