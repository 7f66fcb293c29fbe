import { Keyboard, Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { brand } from '../../../../shared/brand';
import { IconButton } from '../../../ui/icon-button';
import type { VoiceState } from '../voice/voice-loop';
import { LevelMeter } from './level-meter';

interface ListeningPanelProps {
  state: VoiceState;
  onStop: () => void;
  onStart: () => void;
  onType: () => void;
}

const statusOf: Record<Exclude<VoiceState['phase'], 'off'>, string> = {
  listening: 'Listening...',
  sending: 'Sending...',
  waiting: `${brand.coach} is thinking...`,
  speaking: `${brand.coach} is speaking`,
};

const hintOf: Record<Exclude<VoiceState['phase'], 'off'>, string> = {
  listening: 'Speak now. Message auto-sends after 2 seconds of silence.',
  sending: 'On its way.',
  waiting: 'The microphone is off.',
  speaking: "The microphone turns back on when I'm done. Tap it to speak now.",
};

const pulsing =
  'relative after:absolute after:-inset-2 after:animate-listening after:rounded-full after:border-3 after:border-go-mark motion-reduce:after:animate-none';

/** Replaces the composer while the person talks with the coach. */
export function ListeningPanel({ state: { phase, heard }, onStop, onStart, onType }: ListeningPanelProps) {
  const microphone = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    microphone.current?.focus();
    const typeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onType();
    };
    document.addEventListener('keydown', typeOnEscape);
    return () => document.removeEventListener('keydown', typeOnEscape);
  }, [onType]);
  if (phase === 'off') return null;
  const listening = phase === 'listening';
  return (
    <section
      className="grid gap-3 rounded-lg border-1.5 border-go-edge bg-surface-1 p-4 shadow-raised"
      aria-label="Voice"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="font-heavy text-go-text" role="status">
          {statusOf[phase]}
        </p>
        {listening && <LevelMeter heard={`${heard.settled} ${heard.guessed}`.trim()} />}
      </div>
      {(heard.settled || heard.guessed) && (
        <p className="text-lead leading-text font-semibold tracking-title">
          {heard.settled} <span className="text-fg-3">{heard.guessed}</span>
        </p>
      )}
      <div className="flex items-center gap-3 tiny:flex-wrap">
        <IconButton label="Type instead" variant="solid" size="lg" round onClick={onType}>
          <Keyboard className="size-icon flex-none" aria-hidden="true" />
        </IconButton>
        <p className="min-w-0 flex-1 text-small leading-text text-fg-2 tiny:order-3 tiny:basis-full">
          {hintOf[phase]}
        </p>
        <IconButton
          ref={microphone}
          className={listening ? pulsing : undefined}
          label={listening ? 'Stop listening' : 'Speak now'}
          variant="go"
          size="lg"
          round
          aria-pressed={listening}
          onClick={listening ? onStop : onStart}
        >
          <Mic className="size-icon-lg flex-none" aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
