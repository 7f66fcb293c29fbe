import { accountContract } from '../../shared/contracts/account';
import { routes } from '../platform/http/routes';
import type { AccountDeps } from './account-deps';
import { deleteAccount } from './delete-account';
import { createDeviceToken } from './devices/create-device-token';
import { deleteDeviceToken } from './devices/delete-device-token';
import { exportAccount } from './export-account';
import { oneAtATime } from '../platform/storage/lease';
import { signOutEverywhere } from './sign-out-everywhere';

/** As long as the function may run. */
const exportLease = { what: 'export', seconds: 30, refused: 'export_under_way' } as const;

export const accountRoutes = (account: AccountDeps) => {
  const deps = { ...account, clock: account.storage.clock };
  return routes(accountContract, {
    deleteAccount: (_, { caller, correlationId }) => deleteAccount(deps, caller, correlationId),
    exportAccount: (_, { caller: { userId } }) =>
      oneAtATime(deps.storage, { ...exportLease, userId }, () => exportAccount(deps, userId)),
    signOutEverywhere: (_, { caller }) => signOutEverywhere(deps, caller.userId),
    listDeviceTokens: async (_, { caller }) => ({
      deviceTokens: await deps.deviceTokens.list(caller.userId),
    }),
    createDeviceToken: ({ body }, { caller }) => createDeviceToken(deps, caller.userId, body),
    deleteDeviceToken: ({ params }, { caller }) =>
      deleteDeviceToken(deps.deviceTokens, caller.userId, params.id),
  });
};
