import type { PeopleRepository } from '../people/public';
import { outboxItem } from '../platform/storage/outbox';
import type { Storage } from '../platform/storage/storage';
import { ConditionFailed, transact } from '../platform/storage/transact';
import { newProfileItem } from '../profile/public';

export interface AccountDeps {
  storage: Storage;
  people: PeopleRepository;
}

/** Creates an account's rows from the pool's attributes, once: those that exist are left as they are. */
export async function createAccount(
  { storage, people }: AccountDeps,
  userId: string,
  attributes: Record<string, string>,
): Promise<void> {
  const { name = '', zoneinfo = 'UTC', 'custom:consent': consentVersion = '' } = attributes;
  const createdAt = storage.clock.now().toISOString();
  try {
    await transact(storage.documents, [
      newProfileItem(storage, { userId, timeZone: zoneinfo, consentVersion, createdAt }),
      people.createItem({ userId, name, createdAt }),
      outboxItem(storage, 'UserRegistered', {
        userId,
        cause: { correlationId: userId, depth: 0 },
        data: { consentVersion },
      }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}
