import { notificationsContract } from '../../shared/contracts/notifications';
import { routes } from '../platform/http/routes';
import { listNotifications, markNotificationsRead, type NotificationsDeps } from './list-notifications';

export const notificationsRoutes = (deps: NotificationsDeps) =>
  routes(notificationsContract, {
    listNotifications: ({ query }, { caller }) => listNotifications(deps, caller.userId, query.cursor),
    markNotificationsRead: ({ body }, { caller }) => markNotificationsRead(deps, caller.userId, body),
    readPreferences: async (_, { caller }) => ({ kinds: await deps.preferences.read(caller.userId) }),
    changePreferences: async ({ body }, { caller }) => ({
      kinds: await deps.preferences.change(caller.userId, body.kinds),
    }),
  });
