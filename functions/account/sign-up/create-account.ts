import { anyZoneSchema, nameSchema } from '../../../shared/contracts/values';
import type { TombstonesRepository } from '../tombstones-repository';
import { newPersonItem, type ReadPerson } from '../../people/public';
import { outboxItem } from '../../platform/outbox/outbox-item';
import { runningFields } from '../../platform/running';
import type { Storage } from '../../platform/storage/storage';
import { refusedBy } from '../../platform/storage/conditions';
import { transact } from '../../platform/storage/transact';
import { newProfileItem } from '../../profile/public';
import { Refused } from './report-failures';

export interface SignUpDeps {
  storage: Storage;
  readPerson: ReadPerson;
  tombstones: Pick<TombstonesRepository, 'absentItems'>;
}

/** The user pool refuses the sign-in or confirmation when this is thrown. */
export const accountDeleted = () => new Refused('this account was deleted');

/**
 * Creates an account's rows from the pool's attributes, once: existing rows stay as they are, and deleted accounts are
 * refused.
 */
export async function createAccount(
  { storage, tombstones }: SignUpDeps,
  userId: string,
  attributes: Record<string, string>,
): Promise<void> {
  const { name = '', zoneinfo = '', 'custom:consent': consentVersion = '' } = attributes;
  // Trimmed and normalized the same way as every later change.
  const { data: shown = name } = nameSchema.safeParse(name);
  const createdAt = storage.clock.now().toISOString();
  const absent = await tombstones.absentItems(userId);
  const refused = await refusedBy(
    transact(storage.documents, [
      ...absent,
      newProfileItem(storage, { userId, timeZone: anyZoneSchema.parse(zoneinfo), consentVersion, createdAt }),
      newPersonItem(storage, { userId, name: shown, createdAt }),
      outboxItem(storage, 'UserRegistered', {
        userId,
        cause: { correlationId: runningFields().correlationId ?? storage.newId(), depth: 0 },
        data: { consentVersion },
      }),
    ]),
  );
  if (absent.some((_, position) => refused.includes(position))) throw accountDeleted();
}
