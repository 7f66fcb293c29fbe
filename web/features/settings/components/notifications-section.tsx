import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationKinds, type NotificationKind } from '../../../../shared/contracts/notifications';
import { messageOf } from '../../../lib/api/api-error';
import { useAutoSave } from '../../../lib/use-auto-save';
import { ErrorState } from '../../../ui/error-state';
import { SaveNote } from '../../../ui/save-note';
import { SettingsGroup } from '../../../ui/settings-group';
import { Switch } from '../../../ui/switch';
import { changePreferences, preferencesQuery, type Kinds } from '../api/notification-preferences';
import { LoadingRow } from './loading-row';

const words: Record<NotificationKind, { label: string; about: string }> = {
  friendRequest: { label: 'Friend requests', about: 'Somebody would like to train with you.' },
  friendAccepted: { label: 'Accepted requests', about: 'Somebody you asked said yes.' },
  challenge: { label: 'Challenges', about: 'A friend challenges you.' },
  challengeResult: { label: 'Challenge results', about: 'How a challenge with a friend ended.' },
  sharedWorkout: { label: 'Shared workouts', about: 'A friend shows you what they did.' },
  tier: { label: 'New tiers', about: 'Your points take you to the next tier.' },
  streakAtRisk: { label: 'Streak at risk', about: 'In the evening, while today can still count.' },
};

const whereTheyAre =
  'They stand in the community, and reach you at once while the app is open. Of a streak at risk I do not tell yet.';

export function NotificationsSection() {
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery());
  if (data) return <Switches stored={data.kinds} />;
  return (
    <SettingsGroup id="notifications" title="Notifications" footer={whereTheyAre}>
      {error ? (
        <ErrorState title="Your choices didn't load" onRetry={() => void refetch()} retrying={isFetching}>
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
    const saved = await changePreferences(changes);
    queries.setQueryData(preferencesQuery().queryKey, saved);
  };
  const { values, status, error, change, retry } = useAutoSave(stored, save);
  const reason = error ? messageOf(error, 'something went wrong') : null;
  return (
    <SettingsGroup
      id="notifications"
      title="Notifications"
      note={<SaveNote status={status} reason={reason} onRetry={retry} />}
      footer={whereTheyAre}
    >
      {notificationKinds.map((kind) => (
        <Switch
          key={kind}
          label={words[kind].label}
          description={words[kind].about}
          checked={values[kind]}
          onChange={(on) => change({ [kind]: on })}
        />
      ))}
    </SettingsGroup>
  );
}
