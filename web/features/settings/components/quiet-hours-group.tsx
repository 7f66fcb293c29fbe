import { useQueryClient } from '@tanstack/react-query';
import type { NotificationPreferences } from '../../../../shared/contracts/notifications';
import { usualQuietHours, type QuietHours } from '../../../../shared/rules/quiet-hours';
import { messageOf } from '../../../lib/api/api-error';
import { timeText } from '../../../lib/date-time-text';
import { useAutoSave } from '../../../lib/use-auto-save';
import { SaveNote } from '../../../ui/save-note';
import { Select } from '../../../ui/select';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { Switch } from '../../../ui/switch';
import { changePreferences, preferencesQuery } from '../api/notification-preferences';

/** Full hours by the person's own clock, whatever their zone. */
const hourText = (hour: number) => timeText(new Date(Date.UTC(2026, 0, 1, hour)), 'UTC');

const hoursWithout = (taken: number) =>
  Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) })).filter(
    ({ value }) => value !== String(taken),
  );

interface HoursProps {
  hours: QuietHours;
  onChange: (hours: QuietHours) => void;
}

function Hours({ hours: { from, to }, onChange }: HoursProps) {
  return (
    <SettingsRow label="From, until">
      <div className="whole-row grid w-full grid-cols-2 gap-2">
        <Select
          label="Quiet from"
          options={hoursWithout(to)}
          value={String(from)}
          onChange={(hour) => onChange({ from: Number(hour), to })}
        />
        <Select
          label="Quiet until"
          options={hoursWithout(from)}
          value={String(to)}
          onChange={(hour) => onChange({ from, to: Number(hour) })}
        />
      </div>
    </SettingsRow>
  );
}

const waited = 'What waited comes as one summary when quiet hours end. ';

/** When nothing pops up, is pushed, or is emailed. */
export function QuietHoursGroup({ stored }: { stored: NotificationPreferences['quietHours'] }) {
  const queries = useQueryClient();
  const save = async (changes: { quietHours?: QuietHours | null }) => {
    queries.setQueryData(preferencesQuery().queryKey, await changePreferences(changes));
  };
  const { values, status, error, change, retry } = useAutoSave({ quietHours: stored }, save);
  const { quietHours } = values;
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup
      id="quiet-hours"
      title="Quiet hours"
      note={<SaveNote status={status} reason={reason} onRetry={retry} />}
      footer={`Your list has everything right away. ${quietHours ? waited : ''}At most three notifications a day reach you; the rest are in the list.`}
    >
      <Switch
        label="Keep quiet hours"
        description="Nothing pops up, is sent to your devices, or is emailed."
        checked={quietHours !== null}
        onChange={(on) => change({ quietHours: on ? usualQuietHours : null })}
      />
      {quietHours && <Hours hours={quietHours} onChange={(hours) => change({ quietHours: hours })} />}
    </SettingsGroup>
  );
}
