import { Hand, Mic, MicOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { brand } from '../../../../shared/brand';
import { unsupportedText } from '../../../lib/audio/speech-recognition';
import { Arc } from '../../../ui/arc';
import { IconButton } from '../../../ui/icon-button';
import type { VoiceCall } from './voice-call';
import { subscribeToLevel, type VoiceControls } from './use-voice-session';

/** Speech stays far below full scale, so its usual loudness fills the arc. */
const fullLevel = 0.25;

function useLevel(): number {
  const [level, setLevel] = useState(0);
  useEffect(() => subscribeToLevel((rms) => setLevel(Math.min(1, Math.sqrt(rms / fullLevel)))), []);
  return level;
}

function actionOf({ phase, ears }: VoiceCall, { interrupt, mute, unmute }: VoiceControls) {
  if (phase === 'speaking') return { label: `Interrupt ${brand.coach}`, run: interrupt, Icon: Hand };
  if (ears === 'on') return { label: 'Turn the microphone off', run: mute, Icon: Mic };
  return { label: 'Turn the microphone on', run: unmute, Icon: MicOff };
}

/** The microphone inside an arc that shows its level. A tap interrupts the coach, or turns the microphone off and on. */
export function MicrophoneButton({ call, controls }: { call: VoiceCall; controls: VoiceControls }) {
  const level = useLevel();
  const { label, run, Icon } = actionOf(call, controls);
  const isOpen = call.phase === 'listening' && call.ears === 'on';
  const heard = call.hears && level === 0 ? 0.6 : level;
  return (
    <Arc
      className="w-20 flex-none"
      value={isOpen ? heard : 0}
      max={1}
      quick
      strokeWidth={16}
      glow={call.hears}
    >
      <IconButton
        label={label}
        variant={isOpen ? 'go' : 'solid'}
        size="lg"
        title={call.ears === 'none' ? unsupportedText : undefined}
        round
        disabled={call.ears === 'none' && call.phase !== 'speaking'}
        onClick={run}
      >
        <Icon className="size-icon-lg flex-none" aria-hidden="true" />
      </IconButton>
    </Arc>
  );
}
