import { pushContract } from '../../shared/contracts/push';
import { routes } from '../platform/http/routes';
import { subscribeBrowser, type PushRoutesDeps } from './subscribe-browser';

export const pushRoutes = (deps: PushRoutesDeps) =>
  routes(pushContract, {
    readPushKey: async () => ({ publicKey: await deps.readPublicKey() }),
    subscribeBrowser: async ({ body }, { caller }) => {
      await subscribeBrowser(deps, caller.userId, body);
      return {};
    },
    unsubscribeBrowser: async ({ body }, { caller }) => {
      await deps.subscriptions.remove(caller.userId, body.endpoint);
      return {};
    },
  });
