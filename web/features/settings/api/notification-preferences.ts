import { queryOptions } from '@tanstack/react-query';
import {
  notificationsContract,
  type NotificationPreferences,
} from '../../../../shared/contracts/notifications';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export type Kinds = NotificationPreferences['kinds'];

export function preferencesQuery() {
  return queryOptions({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => callEndpoint(notificationsContract.readPreferences, {}, signal),
  });
}

/** Switches the given kinds and returns all of them. */
export function changePreferences(kinds: Partial<Kinds>) {
  return callEndpoint(notificationsContract.changePreferences, { body: { kinds } });
}
