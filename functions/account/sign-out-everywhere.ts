import { signOutItem } from '../people/public';
import type { CloseSockets } from '../platform/sockets/close-sockets';
import type { Storage } from '../platform/storage/storage';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { endPushesItems } from '../push/public';
import { endCalendarItem } from '../training/public';
import type { DeviceTokensRepository } from './devices/device-tokens-repository';
import type { UserPool } from '../platform/user-pool';

export interface SignOutDeps {
  storage: Storage;
  users: Pick<UserPool, 'signOut'>;
  deviceTokens: Pick<DeviceTokensRepository, 'endItems'>;
  closeSockets: CloseSockets;
}

/**
 * Ends every session of the caller, including this one, with push subscriptions, device tokens, and the calendar
 * address. Sockets close last: one that closed earlier could reconnect.
 */
export async function signOutEverywhere(
  { storage, users, deviceTokens, closeSockets }: SignOutDeps,
  userId: string,
): Promise<{ signedOutAt: string }> {
  const now = storage.clock.now();
  await users.signOut(userId);
  await decideAgain(async () => {
    await transact(storage.documents, [
      signOutItem(storage, userId, Math.floor(now.getTime() / 1000)),
      ...(await endPushesItems(storage, userId)),
      ...(await deviceTokens.endItems(userId)),
      endCalendarItem(storage, userId),
    ]);
  });
  await closeSockets(userId);
  return { signedOutAt: now.toISOString() };
}
