import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { UnitSystem } from '../../../../shared/rules/units';
import { messageOf } from '../../../lib/api/api-error';
import { useAutoSave } from '../../../lib/use-auto-save';
import { SaveNote } from '../../../ui/save-note';
import { SegmentedControl } from '../../../ui/segmented-control';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { NameRow } from './name-row';
import { ZoneRow } from './zone-row';

type Account = Pick<Profile, 'name' | 'units' | 'timeZone'>;

const unitOptions: readonly { value: UnitSystem; label: string }[] = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
  { value: 'stone', label: 'Stone' },
];
const unitWords: Record<UnitSystem, string> = {
  metric: 'Kilograms and centimeters, everywhere.',
  imperial: 'Pounds, feet, and inches, everywhere.',
  stone: 'Stone and pounds, feet and inches, everywhere.',
};

interface AccountSectionProps {
  profile: Profile;
  save: (changes: Partial<Account>) => Promise<unknown>;
  /** The email has its own form, because it changes by code. */
  emailRow: ReactNode;
}

export function AccountSection({ profile, save, emailRow }: AccountSectionProps) {
  const { name, units, timeZone } = profile;
  const { values, status, error, change, retry } = useAutoSave<Account>({ name, units, timeZone }, save);
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup id="account" note={<SaveNote status={status} reason={reason} onRetry={retry} />}>
      <NameRow name={values.name} onChange={(chosen) => change({ name: chosen })} />
      {emailRow}
      <SettingsRow label="Units" description={unitWords[values.units]}>
        <SegmentedControl
          label="Units"
          options={unitOptions}
          value={values.units}
          onChange={(chosen) => change({ units: chosen })}
        />
      </SettingsRow>
      <ZoneRow zone={values.timeZone} onChange={(chosen) => change({ timeZone: chosen })} />
    </SettingsGroup>
  );
}
