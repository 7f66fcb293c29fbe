import { useCallback, useEffect, useRef, useState } from 'react';
import { hush } from '../../../lib/audio/announcer';
import { toast } from '../../../ui/toast';
import { sayReply } from './say-reply';
import { askForMicrophone, createRecognition, unsupportedText } from '../../../lib/audio/speech-recognition';
import type { VoiceProblem } from './listening';
import { createVoiceLoop, type VoiceLoop, type VoiceState } from './voice-loop';

const problemTexts: Record<VoiceProblem, readonly [title: string, text: string]> = {
  denied: ['Microphone Access Denied', 'Please allow microphone access to use voice input'],
  unsupported: ['Not Supported', unsupportedText],
  microphone: ['Error', 'Failed to access microphone. Please check permissions.'],
  recognition: ['Error', 'Voice recognition error. Please try again.'],
};

/** The voice loop of a page; it ends when the page is left. */
export function useVoiceLoop(onMessage: (text: string) => void) {
  const [state, setState] = useState<VoiceState>({ phase: 'off', heard: { settled: '', guessed: '' } });
  const [loop, setLoop] = useState<VoiceLoop | null>(null);
  const send = useRef(onMessage);
  useEffect(() => {
    send.current = onMessage;
  }, [onMessage]);

  useEffect(() => {
    const made = createVoiceLoop({
      createRecognition,
      askForMicrophone,
      say: sayReply,
      hush,
      onState: setState,
      onProblem: (problem) => toast.error(...problemTexts[problem]),
      onMessage: (text) => send.current(text),
    });
    setLoop(made);
    return () => made.end();
  }, []);

  return {
    state,
    start: useCallback(() => void loop?.start(), [loop]),
    stop: useCallback(() => loop?.stop(), [loop]),
    end: useCallback(() => loop?.end(), [loop]),
    answer: useCallback((text: string) => loop?.answer(text), [loop]),
  };
}
