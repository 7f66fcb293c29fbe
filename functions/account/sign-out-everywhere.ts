import { signOutItem } from '../people/public';
import type { CloseSockets } from '../platform/sockets/close-sockets';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';
import { endPushesItems } from '../push/public';
import type { UserPool } from '../platform/user-pool';

export interface SignOutDeps {
  storage: Storage;
  users: Pick<UserPool, 'signOut'>;
  closeSockets: CloseSockets;
}

/**
 * Ends every session of the caller, this one too, and what is sent to their browsers. Sockets last: one that is closed would
 * open again if it could.
 */
export async function signOutEverywhere(
  { storage, users, closeSockets }: SignOutDeps,
  userId: string,
): Promise<{ signedOutAt: string }> {
  const now = storage.clock.now();
  await users.signOut(userId);
  const pushes = await endPushesItems(storage, userId);
  const noted = signOutItem(storage, userId, Math.floor(now.getTime() / 1000));
  await transact(storage.documents, [noted, ...pushes]);
  await closeSockets(userId);
  return { signedOutAt: now.toISOString() };
}
