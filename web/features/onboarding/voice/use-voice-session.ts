import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import { canRecognize } from '../../../lib/audio/speech-recognition';
import { createEmitter } from '../../../lib/emitter';
import { toast } from '../../../ui/toast';
import { openMicrophoneEars } from './ears';
import { openRecognitionEars } from './recognition-ears';
import { createMouth } from './mouth';
import type { VoiceCall } from './voice-call';
import { startFailureOf } from './voice-call-texts';
import { createVoiceSession, type VoiceSession } from './voice-session';
import { openVoiceSocket } from './voice-socket';

const levels = createEmitter<number>();
/** Reports the microphone's level, root mean square. */
export const subscribeToLevel = levels.subscribe;

type NewSession = Parameters<typeof createVoiceSession>[0];

const openEars: NewSession['openEars'] = async (speech, listener) => {
  if (speech === 'server') return openMicrophoneEars(listener);
  return canRecognize() ? openRecognitionEars(listener) : null;
};

/** What the server has stored from the session. */
export interface StoredAnswers {
  answers: DraftAnswers;
  name: string | undefined;
}

function storedIn({ stand, profile }: VoiceCall): StoredAnswers | null {
  if (!stand && !profile) return null;
  const { name, ...answers } = profile ?? { ...stand?.answers, name: stand?.name };
  return { answers, name: name ?? undefined };
}

/** A page's voice session: null before the first; leaving the page releases everything. */
export function useVoiceSession(onStored: (stored: StoredAnswers) => void) {
  const [call, setTalk] = useState<VoiceCall | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const session = useRef<VoiceSession | null>(null);

  useEffect(() => {
    const end = () => session.current?.end();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  const start = useCallback(
    async (speech: 'server' | 'browser', withMicrophone: boolean) => {
      session.current?.end();
      setFailure(null);
      try {
        const made = createVoiceSession({
          openSocket: openVoiceSocket,
          openEars,
          mouth: createMouth(),
          onCall: (next) => {
            if (session.current !== made) return;
            const stored = storedIn(next);
            if (stored) onStored(stored);
            setTalk(next);
          },
          onLevel: levels.tell,
          onProblem: toast.error,
        });
        session.current = made;
        await made.start(speech, withMicrophone);
      } catch (error) {
        setTalk(null);
        const text = startFailureOf(error);
        setFailure(text);
        toast.error('Error', text);
      }
    },
    [onStored],
  );

  const act = useCallback(
    (run: (current: VoiceSession) => void) => () => session.current && run(session.current),
    [],
  );
  return {
    call,
    /** Why the last start failed. */
    failure,
    start,
    sendText: useCallback((text: string) => session.current?.sendText(text) ?? false, []),
    interrupt: act((current) => current.interrupt()),
    mute: act((current) => current.mute()),
    unmute: act((current) => void current.unmute()),
    end: act((current) => current.end()),
  };
}

export type VoiceControls = ReturnType<typeof useVoiceSession>;
