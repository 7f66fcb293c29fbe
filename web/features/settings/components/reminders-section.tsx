import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  notificationKinds,
  type NotificationPreferences,
  type PreferenceChanges,
} from '../../../../shared/contracts/notifications';
import {
  firstReminderHour,
  lastReminderHour,
  nextReminderTime,
} from '../../../../shared/rules/reminder-time';
import { isQuietHour, type QuietHours } from '../../../../shared/rules/quiet-hours';
import { messageOf } from '../../../lib/api/api-error';
import { usePush } from '../../../lib/push/use-push';
import { serverNow } from '../../../lib/clock';
import { timeText } from '../../../lib/date-time-text';
import { useAutoSave } from '../../../lib/use-auto-save';
import { ErrorState } from '../../../ui/error-state';
import { SaveNote } from '../../../ui/save-note';
import { Select } from '../../../ui/select';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { Switch } from '../../../ui/switch';
import { changePreferences, preferencesQuery, type Kinds } from '../api/notification-preferences';
import { kindWords } from './kind-words';
import { LoadingRow } from './loading-row';

const hourMs = 3_600_000;

/**
 * The hours that are not quiet. Reminders leave on the full UTC hour, so where clocks differ by half an hour, they come
 * at half past.
 */
function hoursIn(timeZone: string, quiet: QuietHours | null) {
  const first = nextReminderTime(serverNow(), timeZone, firstReminderHour).getTime();
  return Array.from({ length: lastReminderHour - firstReminderHour + 1 }, (_, index) => ({
    value: String(firstReminderHour + index),
    label: timeText(new Date(first + index * hourMs), timeZone),
  })).filter(({ value }) => !isQuietHour(Number(value), quiet));
}

function useSave() {
  const queries = useQueryClient();
  return async (changes: PreferenceChanges) => {
    queries.setQueryData(preferencesQuery().queryKey, await changePreferences(changes));
  };
}

/** When reminders come, and which notifications reach this device while the app is closed. */
export function RemindersSection({ timeZone }: { timeZone: string }) {
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery());
  if (data) {
    return (
      <>
        <ReminderHour stored={data} timeZone={timeZone} />
        <ThisDevice stored={data.push} mail={data.mail} />
      </>
    );
  }
  return (
    <SettingsGroup id="reminders">
      {error ? (
        <ErrorState
          title="Your reminders didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      ) : (
        <LoadingRow width="6rem" height="2.75rem" />
      )}
    </SettingsGroup>
  );
}

interface ReminderHourProps {
  stored: NotificationPreferences;
  timeZone: string;
}

function ReminderHour({ stored: { reminderHour, quietHours }, timeZone }: ReminderHourProps) {
  const save = useSave();
  const { values, status, error, change, retry } = useAutoSave({ reminderHour }, save);
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup id="reminders" note={<SaveNote status={status} reason={reason} onRetry={retry} />}>
      <SettingsRow label="Remind me at" description="Your local time, on days you haven’t trained yet.">
        <Select
          label="Remind me at"
          options={hoursIn(timeZone, quietHours)}
          value={String(values.reminderHour)}
          onChange={(hour) => change({ reminderHour: Number(hour) })}
        />
      </SettingsRow>
    </SettingsGroup>
  );
}

function ThisDevice({ stored, mail }: { stored: Kinds; mail: NotificationPreferences['mail'] }) {
  const push = usePush();
  const save = useSave();
  // The pushed kinds and the email save together, so the group has one note.
  const { values, status, error, change, retry } = useAutoSave<Partial<Kinds> & { byMail?: boolean }>(
    { ...stored, ...(mail && { byMail: mail.streakAtRisk }) },
    ({ byMail, ...kinds }) =>
      save({
        ...(Object.keys(kinds).length > 0 && { push: kinds }),
        ...(byMail !== undefined && { mail: { streakAtRisk: byMail } }),
      }),
  );
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup
      id="this-device"
      title="While the app is closed"
      note={<SaveNote status={status} reason={reason} onRetry={retry} />}
      footer="Anything turned off under Notifications isn’t sent either."
    >
      <Switch {...push} />
      {push.checked &&
        notificationKinds.map((kind) => (
          <Switch
            key={kind}
            label={`Send: ${kindWords[kind].label}`}
            checked={values[kind] ?? false}
            onChange={(on) => change({ [kind]: on })}
          />
        ))}
      {mail && (
        <Switch
          label="Email me when my streak is at risk"
          description="To the address you sign in with, at most once a day. Each email has an unsubscribe link."
          checked={values.byMail ?? false}
          onChange={(byMail) => change({ byMail })}
        />
      )}
    </SettingsGroup>
  );
}
