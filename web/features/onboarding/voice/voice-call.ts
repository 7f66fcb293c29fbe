import type { VoiceServerFrame, VoiceStand } from '../../../../shared/sockets/voice-frames';
import type { Line } from '../chat/conversation';
import { errorTextOf } from './error-text';

type CreatedFrame = Extract<VoiceServerFrame, { type: 'session.created' }>;
export type Speech = CreatedFrame['session'];
export type CompleteProfile = Extract<VoiceServerFrame, { type: 'profile_complete' }>['profile_data'];

/** Input besides the keyboard: listening, muted by the person, or unavailable. */
export type EarState = 'on' | 'muted' | 'none';

export interface VoiceCall {
  phase: 'connecting' | 'listening' | 'thinking' | 'speaking' | 'lost' | 'over' | 'complete';
  /** Null until the server has said who listens and speaks. */
  speech: Speech | null;
  /** The answers so far and the open question. */
  stand: VoiceStand | null;
  lines: readonly Line[];
  /** The reply that the last line belongs to. */
  replyId: string | null;
  /** What the person said before the coach has read it back; '' when the words are not known. */
  pending: string | null;
  /** What the browser has understood so far of the current utterance. */
  guessed: string;
  ears: EarState;
  /** The person is speaking. */
  hears: boolean;
  /** Nothing has been said for a while, so the keyboard is offered. */
  quiet: boolean;
  /** Replaces the phase in the status line. */
  problem: string | null;
  profile: CompleteProfile | null;
}

export type VoiceCallEvent =
  /** `aside`: from a reply that was interrupted; its words stay in the conversation. */
  | { type: 'frame'; frame: VoiceServerFrame; aside?: boolean }
  | { type: 'ears'; ears: EarState }
  | { type: 'hears'; hears: boolean; guessed?: string }
  | { type: 'sent'; text: string }
  | { type: 'heard-out' }
  | { type: 'quiet' }
  | { type: 'lost'; problem: string }
  /** No answer came. */
  | { type: 'stalled'; problem: string }
  | { type: 'over'; problem?: string };

export const newCall: VoiceCall = {
  phase: 'connecting',
  speech: null,
  stand: null,
  lines: [],
  replyId: null,
  pending: null,
  guessed: '',
  ears: 'none',
  hears: false,
  quiet: false,
  problem: null,
  profile: null,
};

export const isEnded = ({ phase }: VoiceCall) => phase === 'over' || phase === 'complete';

/** Adds words to the coach's last line, or starts a new one. */
function withWords(
  call: VoiceCall,
  { response_id, delta }: { response_id: string; delta: string },
): VoiceCall {
  const last = call.lines.at(-1);
  const goesOn = call.replyId === response_id && last?.from === 'coach';
  const lines = goesOn
    ? [...call.lines.slice(0, -1), { from: 'coach' as const, text: last.text + delta }]
    : [...call.lines, { from: 'coach' as const, text: delta }];
  return { ...call, lines, replyId: response_id };
}

function withTranscript(call: VoiceCall, text: string): VoiceCall {
  const lines = text === '' ? call.lines : [...call.lines, { from: 'person' as const, text }];
  return { ...call, lines, pending: null, guessed: '', problem: null };
}

function afterFrame(call: VoiceCall, frame: VoiceServerFrame): VoiceCall {
  switch (frame.type) {
    case 'session.created':
      return { ...call, phase: 'thinking', speech: frame.session, stand: frame.onboarding, problem: null };
    case 'response.audio_transcript.delta':
      return { ...withWords(call, frame), phase: 'speaking', pending: null, hears: false, quiet: false };
    case 'response.audio.delta':
      return { ...call, phase: 'speaking', hears: false, quiet: false };
    case 'response.audio.done':
      return { ...call, stand: frame.onboarding };
    case 'conversation.item.input_audio_transcription.completed':
      return withTranscript(call, frame.transcript);
    case 'profile_complete':
      return {
        ...call,
        phase: call.phase === 'speaking' ? 'speaking' : 'complete',
        profile: frame.profile_data,
      };
    case 'error': {
      const phase = frame.error.code === 'turn_failed' ? 'listening' : 'over';
      return {
        ...call,
        phase,
        hears: false,
        pending: null,
        problem: `Error: ${errorTextOf(frame.error.message)}`,
      };
    }
  }
}

/** The state after an event. A finished session stays finished and keeps its lines. */
export function callAfter(call: VoiceCall, event: VoiceCallEvent): VoiceCall {
  if (isEnded(call)) return call;
  switch (event.type) {
    case 'frame':
      return event.aside
        ? { ...afterFrame(call, event.frame), phase: call.phase }
        : afterFrame(call, event.frame);
    case 'ears':
      return { ...call, ears: event.ears, hears: false, guessed: '' };
    case 'hears': {
      const { hears, guessed = '' } = event;
      return { ...call, hears, guessed, quiet: call.quiet && !hears, problem: hears ? null : call.problem };
    }
    case 'sent':
      return { ...call, phase: 'thinking', pending: event.text, hears: false, guessed: '', problem: null };
    case 'heard-out':
      return { ...call, phase: call.profile ? 'complete' : 'listening' };
    case 'quiet':
      return { ...call, quiet: true };
    case 'lost':
      return { ...call, phase: 'lost', hears: false, guessed: '', pending: null, problem: event.problem };
    case 'stalled':
      return { ...call, phase: 'listening', pending: null, problem: event.problem };
    case 'over': {
      const { problem = null } = event;
      return { ...call, phase: 'over', hears: false, guessed: '', pending: null, problem };
    }
  }
}
