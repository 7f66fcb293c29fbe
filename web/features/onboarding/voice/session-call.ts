import { isEnded, newCall, callAfter, type VoiceCall, type VoiceCallEvent } from './voice-call';

interface SessionCallOptions {
  /** The talk may be in another phase; told before `onTalk`. */
  onPhase: () => void;
  onEnd: () => void;
  onTalk: (talk: VoiceCall) => void;
}

/** Where the talk of one session stands; nothing changes it after its end. */
export function createSessionCall({ onPhase, onEnd, onTalk }: SessionCallOptions) {
  let talk = newCall;

  return {
    now: () => talk,
    isEnded: () => isEnded(talk),
    become(event: VoiceCallEvent): void {
      if (isEnded(talk)) return;
      talk = callAfter(talk, event);
      onPhase();
      if (isEnded(talk)) onEnd();
      onTalk(talk);
    },
  };
}

export type SessionCall = ReturnType<typeof createSessionCall>;
