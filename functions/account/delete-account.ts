import { changeStandingItem, standingOf, type ReadPerson } from '../people/public';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/http/routes';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';

const freshForMs = 5 * 60_000;

/** `authTime` is when the password was last asked for, in epoch seconds. */
function requireFreshSignIn(authTime: number, now: Date): void {
  if (now.getTime() - authTime * 1000 > freshForMs) throw new AppError('fresh_sign_in_required');
}

/**
 * Marks the account as being deleted, which refuses every further write, and tells the boards and the eraser in the
 * same transaction. A repeat changes nothing; an account whose rows were never made is erased too.
 */
export async function deleteAccount(
  { readPerson, storage }: { readPerson: ReadPerson; storage: Storage },
  { userId, authTime }: Caller,
  correlationId: string,
): Promise<{ state: 'deleting' }> {
  const about = { userId, cause: { correlationId, depth: 0 } };
  await decideAgain(async () => {
    const person = await readPerson(userId);
    if (person?.state === 'deleting') return;
    requireFreshSignIn(authTime, storage.clock.now());
    const deleted = outboxItem(storage, 'AccountDeleted', { ...about, data: {} });
    if (!person) return transact(storage.documents, [deleted]);
    const standing = standingOf({ ...person, state: 'deleting', version: person.version + 1 });
    await transact(storage.documents, [
      changeStandingItem(storage, person, { state: 'deleting' }),
      outboxItem(storage, 'StandingChanged', { ...about, data: { standing } }),
      deleted,
    ]);
  });
  return { state: 'deleting' };
}
