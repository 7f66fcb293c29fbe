import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationKinds } from '../../../../shared/contracts/notifications';
import { messageOf } from '../../../lib/api/api-error';
import { useAutoSave } from '../../../lib/use-auto-save';
import { ErrorState } from '../../../ui/error-state';
import { SaveNote } from '../../../ui/save-note';
import { SettingsGroup } from '../../../ui/settings-group';
import { Switch } from '../../../ui/switch';
import { changePreferences, preferencesQuery, type Kinds } from '../api/notification-preferences';
import { kindWords } from './kind-words';
import { LoadingRow } from './loading-row';
import { QuietHoursGroup } from './quiet-hours-group';

const whereTheyAre =
  'You’ll find them in Community, and they pop up while the app is open. Reminders come at most once a day.';

export function NotificationsSection() {
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery());
  if (data) {
    return (
      <>
        <Switches stored={data.kinds} />
        <QuietHoursGroup stored={data.quietHours} />
      </>
    );
  }
  return (
    <SettingsGroup id="notifications" footer={whereTheyAre}>
      {error ? (
        <ErrorState
          title="Your choices didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      ) : (
        notificationKinds.map((kind) => <LoadingRow key={kind} width="3.25rem" height="2rem" />)
      )}
    </SettingsGroup>
  );
}

function Switches({ stored }: { stored: Kinds }) {
  const queries = useQueryClient();
  const save = async (changes: Partial<Kinds>) => {
    const saved = await changePreferences({ kinds: changes });
    queries.setQueryData(preferencesQuery().queryKey, saved);
  };
  const { values, status, error, change, retry } = useAutoSave(stored, save);
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup
      id="notifications"
      note={<SaveNote status={status} reason={reason} onRetry={retry} />}
      footer={whereTheyAre}
    >
      {notificationKinds.map((kind) => (
        <Switch
          key={kind}
          label={kindWords[kind].label}
          description={kindWords[kind].about}
          checked={values[kind]}
          onChange={(on) => change({ [kind]: on })}
        />
      ))}
    </SettingsGroup>
  );
}
