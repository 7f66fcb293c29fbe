import { Play } from 'lucide-react';
import { brand } from '../../../../shared/brand';
import { useAudioSettings } from '../../../lib/audio/audio-settings';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { RangeInput } from '../../../ui/range-input';
import { Switch } from '../../../ui/switch';

const sample = 'This is how I sound.';

async function playSample() {
  const { say, beep } = await import('../../../lib/audio/announcer');
  beep('go');
  say(sample);
}

/** Sounds on this device and their volume; the same in the sheet and in Settings. */
export function AudioControls() {
  const { settings, change } = useAudioSettings();
  const silent = settings.volume === 0 || !(settings.coachVoice || settings.soundEffects);
  return (
    <>
      <Switch
        label="Coach voice"
        description={`${brand.coach} counts you in and tells you what's next.`}
        checked={settings.coachVoice}
        onChange={(coachVoice) => change({ coachVoice })}
      />
      <Switch
        label="Sound effects"
        description="Countdown beeps and rewards."
        checked={settings.soundEffects}
        onChange={(soundEffects) => change({ soundEffects })}
      />
      <Switch
        label="Music"
        description="The beat of the dance game."
        checked={settings.music}
        onChange={(music) => change({ music })}
      />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
        <div className="flex-auto basis-2xs">
          <Field label="Volume" aside={<span className="tabular-nums">{settings.volume}%</span>}>
            <RangeInput
              min={0}
              max={100}
              step={5}
              value={settings.volume}
              onChange={(volume) => change({ volume })}
            />
          </Field>
        </div>
        <Button size="sm" variant="quiet" disabled={silent} onClick={() => void playSample()}>
          <Play className="size-icon-sm flex-none" aria-hidden="true" />
          Play a sample
        </Button>
      </div>
    </>
  );
}
