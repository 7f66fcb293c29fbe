import { queryOptions } from '@tanstack/react-query';
import {
  notificationsContract,
  type NotificationPreferences,
  type PreferenceChanges,
} from '../../../../shared/contracts/notifications';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export type Kinds = NotificationPreferences['kinds'];

export function preferencesQuery() {
  return queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => callEndpoint(notificationsContract.readPreferences, {}, signal),
  });
}

/** Changes the given preferences and returns all of them. */
export function changePreferences(changes: PreferenceChanges) {
  return callEndpoint(notificationsContract.changePreferences, { body: changes });
}
