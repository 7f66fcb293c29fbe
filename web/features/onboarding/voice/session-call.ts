import { isEnded, newCall, callAfter, type VoiceCall, type VoiceCallEvent } from './voice-call';

interface SessionCallOptions {
  /** The call may have changed phase; called before `onCall`. */
  onPhase: () => void;
  onEnd: () => void;
  onCall: (call: VoiceCall) => void;
}

/** The state of one session's call; nothing changes it after its end. */
export function createSessionCall({ onPhase, onEnd, onCall }: SessionCallOptions) {
  let call = newCall;

  return {
    now: () => call,
    isEnded: () => isEnded(call),
    become(event: VoiceCallEvent): void {
      if (isEnded(call)) return;
      call = callAfter(call, event);
      onPhase();
      if (isEnded(call)) onEnd();
      onCall(call);
    },
  };
}

export type SessionCall = ReturnType<typeof createSessionCall>;
