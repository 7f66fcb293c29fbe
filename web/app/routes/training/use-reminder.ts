import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NotificationPreferences } from '../../../../shared/contracts/notifications';
import { changePreferences, preferencesQuery } from '../../../features/settings/api/notification-preferences';
import { messageOf } from '../../../lib/api/api-error';
import { readPushState, startPush, type PushState } from '../../../lib/push/push-browser';
import { toast } from '../../../ui/toast';

/** Whether a training day's reminder reaches this device: one about the streak would come in its place. */
const remindsHere = ({ kinds, push }: NotificationPreferences) =>
  kinds.trainingDay && push.trainingDay && (!kinds.streakAtRisk || push.streakAtRisk);

/** Reminders of training days on this device: their hour once they are on, and one tap to turn them on. */
export function useReminder() {
  const queries = useQueryClient();
  const [push, setPush] = useState<PushState | null>(null);
  useEffect(() => {
    let isHere = true;
    readPushState()
      .catch(() => 'unsupported' as const)
      .then(
        (read) => isHere && setPush(read),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  const { data } = useQuery({ ...preferencesQuery(), enabled: push === 'on' });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const state = await startPush();
      if (state === 'on') {
        const { kinds } = await queries.fetchQuery({ ...preferencesQuery(), staleTime: 0 });
        const reminders = { trainingDay: true, ...(kinds.streakAtRisk && { streakAtRisk: true }) };
        const changed = await changePreferences({ kinds: { trainingDay: true }, push: reminders });
        queries.setQueryData(preferencesQuery().queryKey, changed);
      }
      return state;
    },
    onSuccess: setPush,
    onError: (error) => toast.error('Error', messageOf(error, "That didn't work. Try again in a moment.")),
  });
  return {
    /** Null until it is known. */
    state: push === 'on' && data === undefined ? null : push,
    /** Of the person's own day; null while no reminder comes. */
    hour: push === 'on' && data && remindsHere(data) ? data.reminderHour : null,
    isPending,
    turnOn: () => mutate(),
  };
}
