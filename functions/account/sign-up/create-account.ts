import { nameSchema } from '../../../shared/contracts/values';
import type { TombstonesRepository } from '../tombstones-repository';
import { newPersonItem, type ReadPerson } from '../../people/public';
import { outboxItem } from '../../platform/outbox/outbox-item';
import type { Storage } from '../../platform/storage/storage';
import { refusedBy } from '../../platform/storage/conditions';
import { transact } from '../../platform/storage/transact';
import { newProfileItem } from '../../profile/public';
import { Refused } from './report-failures';

export interface SignUpDeps {
  storage: Storage;
  readPerson: ReadPerson;
  tombstones: Pick<TombstonesRepository, 'absentItem'>;
}

/** Thrown to the user pool, which then refuses the sign-in or confirmation. */
export const accountDeleted = () => new Refused('this account was deleted');

/**
 * Creates an account's rows from the pool's attributes, once: those that exist are left as they are, and those of a
 * deleted account are refused.
 */
export async function createAccount(
  { storage, tombstones }: SignUpDeps,
  userId: string,
  attributes: Record<string, string>,
): Promise<void> {
  const { name = '', zoneinfo = 'UTC', 'custom:consent': consentVersion = '' } = attributes;
  // As it was checked before, and as every change of it is kept.
  const { data: shown = name } = nameSchema.safeParse(name);
  const createdAt = storage.clock.now().toISOString();
  const refused = await refusedBy(
    transact(storage.documents, [
      tombstones.absentItem(userId),
      newProfileItem(storage, { userId, timeZone: zoneinfo, consentVersion, createdAt }),
      newPersonItem(storage, { userId, name: shown, createdAt }),
      outboxItem(storage, 'UserRegistered', {
        userId,
        cause: { correlationId: userId, depth: 0 },
        data: { consentVersion },
      }),
    ]),
  );
  if (refused.includes(0)) throw accountDeleted();
}
