import type { ReactNode } from 'react';
import { textSizes, type TextSize } from '../../../lib/theme/appearance';
import { useTextSize } from '../../../lib/theme/text-size';
import { useTheme } from '../../../lib/theme/theme';
import { SegmentedControl } from '../../../ui/segmented-control';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { sizeNames, themeNames } from '../appearance-names';

const themes = (['light', 'dark', 'system'] as const).map((value) => ({ value, label: themeNames[value] }));
const faceSizes: Record<TextSize, string> = {
  small: 'text-micro',
  medium: 'text-small',
  large: 'text-body',
  xlarge: 'text-lead',
  xxlarge: 'text-title',
};
const face = (size: TextSize): ReactNode => (
  <b className={`leading-none ${faceSizes[size]}`} aria-hidden="true">
    A
  </b>
);

/** Saved on this device and applied right away. */
export function AppearanceSection() {
  const { choice, setChoice } = useTheme();
  const { size, setSize } = useTextSize();
  return (
    <SettingsGroup id="appearance" footer="Theme and text size are saved on this device.">
      <SettingsRow
        label="Theme"
        description={choice === 'system' ? 'Follows your device, day and night.' : undefined}
      >
        <SegmentedControl label="Theme" options={themes} value={choice} onChange={setChoice} />
      </SettingsRow>
      <SettingsRow label="Text size" description={`${sizeNames[size]}. Everything grows with it.`}>
        <SegmentedControl
          label="Text size"
          options={textSizes.map((each) => ({ value: each, label: sizeNames[each], face: face(each) }))}
          value={size}
          onChange={setSize}
        />
      </SettingsRow>
    </SettingsGroup>
  );
}
