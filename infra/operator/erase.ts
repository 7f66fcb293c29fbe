import { changeStandingItem, createReadPerson, standingOf } from '../../functions/people/public';
import { outboxItem } from '../../functions/platform/outbox/outbox-item';
import { decideAgain } from '../../functions/platform/storage/retries';
import type { Storage } from '../../functions/platform/storage/storage';
import { transact } from '../../functions/platform/storage/transact';

/**
 * Marks an account as being deleted and publishes that, as its owner's request would; a repeat continues where one got
 * stuck.
 */
export async function erase(storage: Storage, userId: string): Promise<void> {
  const about = { userId, cause: { correlationId: storage.newId(), depth: 0 } };
  await decideAgain(async () => {
    const person = await createReadPerson(storage)(userId);
    const deleted = outboxItem(storage, 'AccountDeleted', { ...about, data: {} });
    if (!person || person.state === 'deleting') return transact(storage.documents, [deleted]);
    const standing = standingOf({ ...person, state: 'deleting', version: person.version + 1 });
    await transact(storage.documents, [
      changeStandingItem(storage, person, { state: 'deleting' }),
      outboxItem(storage, 'StandingChanged', { ...about, data: { standing } }),
      deleted,
    ]);
  });
}
