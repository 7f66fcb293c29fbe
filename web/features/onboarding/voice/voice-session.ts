import { voiceLimits } from '../../../../shared/sockets/voice-audio';
import type { VoiceServerFrame } from '../../../../shared/sockets/voice-frames';
import type { Ears, EarsListener } from './ears';
import type { Mouth } from './mouth';
import { isEnded, newTalk, talkAfter, type Talk, type TalkEvent } from './talk';
import { startFailureOf, texts } from './talk-texts';
import { createVoiceLine } from './voice-line';
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
  /** The reply that the person cut off. */
  let cutOff: string | null = null;
  let ping: ReturnType<typeof setInterval> | undefined;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let silentSince: number | null = null;
  /** Runs while an answer of the server is awaited. */
  let patience: ReturnType<typeof setTimeout> | undefined;

  const line = createVoiceLine((frame) => socket?.send(frame) ?? false);

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
    line.giveUpTurn();
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
    line.ping(isSilent ? Math.round(performance.now() - (silentSince ?? 0)) : undefined);
  }

  function wait(text: string): void {
    become({ type: 'sent', text });
    awaitAnswer();
  }

  function commit(): void {
    if (talk.phase === 'listening' && line.commit()) wait('');
  }

  function sendText(text: string): boolean {
    if (talk.phase === 'speaking') interrupt();
    const said = text.trim();
    if (talk.phase !== 'listening' || !line.sendText(said)) return false;
    wait(said);
    return true;
  }

  const listener: EarsListener = {
    onHears: (hears, guessed) => {
      if (talk.phase === 'listening') become({ type: 'hears', hears, guessed });
    },
    onChunk: (pcm) => {
      if (talk.phase === 'listening') line.sendChunk(pcm);
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
    } catch (error) {
      earsFor = null;
      become({ type: 'ears', ears: 'muted' });
      options.onProblem('Error', startFailureOf(error));
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
    if (frame.type === 'response.audio_transcript.delta') line.beginTurn();
    if (frame.type === 'response.audio.delta' && !aside) mouth.play(frame.delta);
    become({ type: 'frame', frame, aside });
    awaitAnswer();
    if (frame.type === 'response.audio.done' || frame.type === 'error') line.endTurn();
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
    line.restart();
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
