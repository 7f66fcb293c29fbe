import { signOutItem } from '../people/public';
import type { CloseSockets } from '../platform/sockets/close-sockets';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';
import type { StopPushing } from '../push/public';
import type { UserPool } from '../platform/user-pool';

export interface SignOutDeps {
  storage: Storage;
  users: Pick<UserPool, 'signOut'>;
  stopPushing: StopPushing;
  closeSockets: CloseSockets;
}

/**
 * Ends every session of the caller, this one too, and what is sent to their browsers. Sockets last: one that is closed would
 * open again if it could.
 */
export async function signOutEverywhere(
  { storage, users, stopPushing, closeSockets }: SignOutDeps,
  userId: string,
): Promise<{ signedOutAt: string }> {
  const now = storage.clock.now();
  await users.signOut(userId);
  await transact(storage.documents, [signOutItem(storage, userId, Math.floor(now.getTime() / 1000))]);
  await stopPushing(userId);
  await closeSockets(userId);
  return { signedOutAt: now.toISOString() };
}
