import type { PeopleRepository } from '../people/public';
import type { Clock } from '../platform/clock';
import type { CloseSockets } from '../platform/sockets/close-sockets';
import type { UserPool } from '../platform/user-pool';

export interface SignOutDeps {
  clock: Clock;
  people: Pick<PeopleRepository, 'noteSignOut'>;
  users: Pick<UserPool, 'signOut'>;
  closeSockets: CloseSockets;
}

/** Ends every session of the caller, this one too. Sockets last: one that is closed would open again if it could. */
export async function signOutEverywhere(
  { clock, people, users, closeSockets }: SignOutDeps,
  userId: string,
): Promise<{ signedOutAt: string }> {
  const now = clock.now();
  await users.signOut(userId);
  await people.noteSignOut(userId, Math.floor(now.getTime() / 1000));
  await closeSockets(userId);
  return { signedOutAt: now.toISOString() };
}
