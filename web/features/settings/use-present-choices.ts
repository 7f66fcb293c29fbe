import { useAudioSettings } from '../../lib/audio/audio-settings';
import { useTextSize } from '../../lib/theme/text-size';
import { useTheme } from '../../lib/theme/theme';
import { sizeNames, themeNames } from './appearance-names';
import type { SettingsSectionId } from './sections';

/** What this device is set to, for the sections that need no request to know. */
export function usePresentChoices(): Partial<Record<SettingsSectionId, string>> {
  const { choice } = useTheme();
  const { size } = useTextSize();
  const { coachVoice, soundEffects, music, volume } = useAudioSettings().settings;
  const isSilent = volume === 0 || !(coachVoice || soundEffects || music);
  return {
    appearance: `${themeNames[choice]} theme · ${sizeNames[size]} text`,
    audio: isSilent ? 'Everything is off' : `Voice ${coachVoice ? 'on' : 'off'}, volume ${volume}%`,
  };
}
