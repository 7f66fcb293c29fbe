import { notificationsContract } from '../../shared/contracts/notifications';
import { routes } from '../platform/http/routes';
import type { PreferencesRepository } from './preferences-repository';

export const notificationsRoutes = (preferences: PreferencesRepository) =>
  routes(notificationsContract, {
    readPreferences: async (_, { caller }) => ({ kinds: await preferences.read(caller.userId) }),
    changePreferences: async ({ body }, { caller }) => ({
      kinds: await preferences.change(caller.userId, body.kinds),
    }),
  });
