import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { canRecognize } from '../../../lib/audio/speech-recognition';
import { ChatLog } from '../chat/chat-log';
import type { VoiceCall } from './voice-call';
import { sessionTextOf } from './voice-call-texts';
import type { VoiceControls } from './use-voice-session';
import { VoiceDock } from './voice-dock';

const takesInput = 'a, button, input, select, textarea, label, [role="dialog"], [role="menu"]';
const isOn = (target: EventTarget | null) => target instanceof Element && target.closest(takesInput) !== null;

/** A tap outside the controls, or Space, interrupts the coach. */
function useInterruption(isSpeaking: boolean, interrupt: () => void) {
  useEffect(() => {
    if (!isSpeaking) return undefined;
    const onClick = ({ target }: MouseEvent) => {
      if (!isOn(target)) interrupt();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || isOn(event.target)) return;
      event.preventDefault();
      interrupt();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, [isSpeaking, interrupt]);
}

/** What was said, the open question, and where to answer it. */
export function VoiceCallView({ call, controls }: { call: VoiceCall; controls: VoiceControls }) {
  const { lines, pending, phase, speech } = call;
  useInterruption(phase === 'speaking', controls.interrupt);
  const all = pending ? [...lines, { from: 'person' as const, text: pending }] : lines;
  const waits = phase === 'thinking' || phase === 'connecting';
  return (
    <>
      <ChatLog named conversation={{ lines: all, phase: waits ? 'thinking' : 'open' }} />
      <VoiceDock call={call} controls={controls} />
      <p className="flex max-w-2xl gap-3 pb-4 text-small leading-body text-fg-2">
        <ShieldCheck className="size-icon flex-none text-coach-text" aria-hidden="true" />
        {sessionTextOf(speech, canRecognize())}
      </p>
    </>
  );
}
