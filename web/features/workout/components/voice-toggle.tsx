import { Volume2, VolumeX } from 'lucide-react';
import { brand } from '../../../../shared/brand';
import { useAudioSettings } from '../../../lib/audio/audio-settings';
import { IconButton } from '../../../ui/icon-button';

export function VoiceToggle() {
  const { settings, change } = useAudioSettings();
  const on = settings.coachVoice;
  const Icon = on ? Volume2 : VolumeX;
  return (
    <IconButton
      label={`Turn ${brand.coach}'s voice ${on ? 'off' : 'on'}`}
      variant="solid"
      round
      onClick={() => change({ coachVoice: !on })}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
