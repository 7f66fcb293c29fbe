import { notificationsContract, type NotificationPreferences } from '../../shared/contracts/notifications';
import { routes } from '../platform/http/routes';
import { changePreferences } from './change-preferences';
import { listNotifications, markNotificationsRead, type NotificationsDeps } from './list-notifications';
import { askUnsubscribe, unsubscribe } from './unsubscribe';

export const notificationsRoutes = (deps: NotificationsDeps) => {
  const offered = (preferences: NotificationPreferences) =>
    deps.canMail ? preferences : { ...preferences, mail: null };
  return routes(notificationsContract, {
    listNotifications: ({ query }, { caller }) => listNotifications(deps, caller.userId, query.cursor),
    markNotificationsRead: ({ body }, { caller }) => markNotificationsRead(deps, caller.userId, body),
    readPreferences: async (_, { caller }) => offered(await deps.preferences.read(caller.userId)),
    changePreferences: async ({ body }, { caller: { userId }, correlationId }) =>
      offered(await changePreferences(deps, { userId, correlationId }, body)),
    askUnsubscribe: ({ params }) => askUnsubscribe(deps, params.token),
    unsubscribe: ({ params }) => unsubscribe(deps, params.token),
  });
};
