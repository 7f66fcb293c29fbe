import { Keyboard, Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { brand } from '../../../../shared/brand';
import { IconButton } from '../../../ui/icon-button';
import type { VoiceState } from '../voice/voice-loop';
import './listening-panel.css';

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
  listening: 'Message auto-sends after 2 seconds of silence.',
  sending: 'On its way.',
  waiting: 'The microphone is closed.',
  speaking: 'The microphone opens again when she is done. Tap it to speak now.',
};

/** Stands in the composer's place while the person talks with the coach. */
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
    <section className="listening" data-phase={phase} aria-label="Voice">
      <p className="listening-status" role="status">
        {statusOf[phase]}
      </p>
      {(heard.settled || heard.guessed) && (
        <p className="listening-words">
          {heard.settled} <span>{heard.guessed}</span>
        </p>
      )}
      <div className="listening-controls">
        <IconButton label="Type instead" variant="solid" size="lg" round onClick={onType}>
          <Keyboard className="icon" aria-hidden="true" />
        </IconButton>
        <p className="listening-hint">{hintOf[phase]}</p>
        <IconButton
          ref={microphone}
          className="listening-microphone"
          label={listening ? 'Stop listening' : 'Speak now'}
          variant="go"
          size="lg"
          round
          aria-pressed={listening}
          onClick={listening ? onStop : onStart}
        >
          <Mic className="icon-lg" aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
