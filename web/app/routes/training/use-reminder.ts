import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  notificationsContract,
  type NotificationPreferences,
} from '../../../../shared/contracts/notifications';
import { messageOf } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { usePushState } from '../../../lib/push/use-push';

// The settings' own query would make a chunk of its own for one line.
const preferencesQuery = {
  queryKey: ['notification-preferences'],
  queryFn: () => callEndpoint(notificationsContract.readPreferences),
};

/** Whether a training day's reminder reaches this device: one about the streak would come in its place. */
const remindsHere = ({ kinds, push }: NotificationPreferences) =>
  kinds.trainingDay && push.trainingDay && (!kinds.streakAtRisk || push.streakAtRisk);

/** Reminders of training days on this device: their hour once they are on, and one tap to turn them on. */
export function useReminder() {
  const queries = useQueryClient();
  const { state, busy, failure, change } = usePushState();
  const [isAsked, setAsked] = useState(false);
  const { data } = useQuery({ ...preferencesQuery, enabled: state === 'on' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const stored = await queries.fetchQuery(preferencesQuery);
      if (remindsHere(stored)) return;
      const changed = await callEndpoint(notificationsContract.changePreferences, {
        body: {
          kinds: { trainingDay: true },
          push: { trainingDay: true, ...(stored.kinds.streakAtRisk && { streakAtRisk: true }) },
        },
      });
      queries.setQueryData(preferencesQuery.queryKey, changed);
    },
  });
  return {
    /** Null until it is known. */
    state: state === 'on' && !data ? null : state,
    /** Of the person's own day; null while no reminder comes. */
    hour: state === 'on' && data && remindsHere(data) ? data.reminderHour : null,
    isAsked,
    isPending: busy || isPending,
    failure: failure ?? (error && messageOf(error, "That didn't work. Try again in a moment.")),
    turnOn: async () => {
      setAsked(true);
      if ((await change(true)) === 'on') mutate();
    },
  };
}
