import { AppError } from '../platform/errors';
import type { Admit } from '../platform/http/api';
import type { Caller } from '../platform/http/routes';
import type { Storage } from '../platform/storage/storage';
import { createPeopleRepository } from './people-repository';

/** How long an admitted person may read without another check. */
const readableMs = 45_000;
const mostRemembered = 10_000;

/**
 * For every API for people: refuses writes from accounts that are suspended, being deleted, or gone, and any request
 * from gone accounts and from sessions older than a sign-out everywhere, which a suspension is, too. Writes are refused
 * immediately, reads within a minute.
 */
export function createAdmit(storage: Storage): Admit {
  const people = createPeopleRepository(storage);
  const readableUntil = new Map<string, number>();

  async function admitReader({ userId, authTime }: Caller): Promise<void> {
    const now = storage.clock.now().getTime();
    const signIn = `${userId}#${authTime}`;
    if ((readableUntil.get(signIn) ?? 0) > now) return;
    const person = await people.read(userId);
    if (!person || authTime < person.signedOutAt) throw new AppError('unauthorized');
    if (readableUntil.size >= mostRemembered) readableUntil.clear();
    readableUntil.set(signIn, now + readableMs);
  }

  return async (caller, access) => {
    const { userId, authTime, device } = caller;
    if (access === 'read') return admitReader(caller);
    const person = await people.read(userId);
    if (person?.state === 'suspended') throw new AppError('account_suspended');
    if (person?.state !== 'active') throw new AppError('unauthorized');
    if (!device && authTime < person.signedOutAt) throw new AppError('unauthorized');
  };
}
