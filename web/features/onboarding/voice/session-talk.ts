import { isEnded, newTalk, talkAfter, type Talk, type TalkEvent } from './talk';

interface SessionTalkOptions {
  /** The talk may be in another phase; told before `onTalk`. */
  onPhase: () => void;
  onEnd: () => void;
  onTalk: (talk: Talk) => void;
}

/** Where the talk of one session stands; nothing changes it after its end. */
export function createSessionTalk({ onPhase, onEnd, onTalk }: SessionTalkOptions) {
  let talk = newTalk;

  return {
    now: () => talk,
    isEnded: () => isEnded(talk),
    become(event: TalkEvent): void {
      if (isEnded(talk)) return;
      talk = talkAfter(talk, event);
      onPhase();
      if (isEnded(talk)) onEnd();
      onTalk(talk);
    },
  };
}

export type SessionTalk = ReturnType<typeof createSessionTalk>;
