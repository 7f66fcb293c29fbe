import { Volume2, VolumeX } from 'lucide-react';
import { brand } from '../../../../shared/brand';
import { useAudioSettings } from '../../../lib/audio/audio-settings';
import { IconButton, type IconButtonSize } from '../../../ui/icon-button';

export function VoiceToggle({ size, className }: { size?: IconButtonSize; className?: string }) {
  const { settings, change } = useAudioSettings();
  const on = settings.coachVoice;
  const Icon = on ? Volume2 : VolumeX;
  return (
    <IconButton
      label={`Turn ${brand.coach}'s voice ${on ? 'off' : 'on'}`}
      className={className}
      variant="solid"
      size={size}
      round
      onClick={() => change({ coachVoice: !on })}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
