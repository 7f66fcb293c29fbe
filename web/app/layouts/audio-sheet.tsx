import { brand } from '../../../shared/brand';
import { useAudioSettings } from '../../lib/audio/audio-settings';
import { Field } from '../../ui/field';
import { RangeInput } from '../../ui/range-input';
import { Sheet } from '../../ui/sheet';
import { Switch } from '../../ui/switch';

export function AudioSheet({ onClose }: { onClose: () => void }) {
  const { settings, change } = useAudioSettings();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Audio settings">
      <div>
        <Switch
          label="Coach voice"
          description={`${brand.coach} counts you in and names what comes next.`}
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
      </div>
      <Field label="Volume" aside={<span className="num">{settings.volume} %</span>}>
        <RangeInput
          min={0}
          max={100}
          step={5}
          value={settings.volume}
          onChange={(volume) => change({ volume })}
        />
      </Field>
    </Sheet>
  );
}
