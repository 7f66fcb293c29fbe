import { pushContract } from '../../shared/contracts/push';
import { routes } from '../platform/http/routes';
import type { PushSubscriptionsRepository } from './push-subscriptions-repository';
import { subscribeBrowser } from './subscribe-browser';

interface PushRoutesDeps {
  subscriptions: PushSubscriptionsRepository;
  publicKey: string;
}

export const pushRoutes = ({ subscriptions, publicKey }: PushRoutesDeps) =>
  routes(pushContract, {
    readPushKey: async () => ({ publicKey }),
    subscribeBrowser: async ({ body }, { caller }) => {
      await subscribeBrowser(subscriptions, caller.userId, body);
      return {};
    },
    unsubscribeBrowser: async ({ body }, { caller }) => {
      await subscriptions.remove(caller.userId, body.endpoint);
      return {};
    },
  });
