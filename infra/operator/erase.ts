import { createOperatorActionsRepository } from '../../functions/people/operator-actions-repository';
import { changeStandingItem, createReadPerson, standingOf } from '../../functions/people/public';
import { outboxItem } from '../../functions/platform/outbox/outbox-item';
import { decideAgain } from '../../functions/platform/storage/retries';
import type { Storage } from '../../functions/platform/storage/storage';
import { transact } from '../../functions/platform/storage/transact';

/** The audit log keeps that someone erased an account, but no longer whose. */
const erasedPerson = 'someone';

/**
 * Marks an account as being deleted and publishes that, as its owner's request would; a repeat continues where one got
 * stuck.
 */
export async function erase(storage: Storage, userId: string, by: string): Promise<void> {
  const record = createOperatorActionsRepository(storage).recordItem({
    userId: erasedPerson,
    action: 'erase',
    by,
  });
  const about = { userId, cause: { correlationId: storage.newId(), depth: 0 } };
  await decideAgain(async () => {
    const person = await createReadPerson(storage)(userId);
    const deleted = outboxItem(storage, 'AccountDeleted', { ...about, data: {} });
    if (!person || person.state === 'deleting') return transact(storage.documents, [deleted, record]);
    const standing = standingOf({ ...person, state: 'deleting', version: person.version + 1 });
    await transact(storage.documents, [
      changeStandingItem(storage, person, { state: 'deleting' }),
      outboxItem(storage, 'StandingChanged', { ...about, data: { standing } }),
      deleted,
      record,
    ]);
  });
}
