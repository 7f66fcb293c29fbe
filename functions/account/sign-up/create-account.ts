import { anyZoneSchema, nameSchema } from '../../../shared/contracts/values';
import type { TombstonesRepository } from '../tombstones-repository';
import { newPersonItem, type ReadPerson } from '../../people/public';
import { outboxItem } from '../../platform/outbox/outbox-item';
import { runningFields } from '../../platform/running';
import type { Storage } from '../../platform/storage/storage';
import { refusedBy } from '../../platform/storage/conditions';
import { transact, type TransactItem } from '../../platform/storage/transact';
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
 * Creates an account's rows from the pool's attributes, once: existing rows stay as they are, one that a restore lost is
 * made again, and deleted accounts are refused.
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
  const timeZone = anyZoneSchema.parse(zoneinfo);
  const rows = [
    newProfileItem(storage, { userId, timeZone, consentVersion, createdAt }),
    newPersonItem(storage, { userId, name: shown, createdAt }),
  ];
  const cause = { correlationId: runningFields().correlationId ?? storage.newId(), depth: 0 };
  /** The positions of what refused: the tombstones first, then the rows. */
  const write = (missing: readonly TransactItem[]) =>
    refusedBy(
      transact(storage.documents, [
        ...absent,
        ...missing,
        outboxItem(storage, 'UserRegistered', { userId, cause, data: { consentVersion } }),
      ]),
    );
  const refused = await write(rows);
  const missing = rows.filter((_, at) => !refused.includes(at + absent.length));
  const isHalf = missing.length > 0 && missing.length < rows.length;
  const refusedAgain = isHalf ? await write(missing) : [];
  const isDeleted = [...refused, ...refusedAgain].some((position) => position < absent.length);
  if (isDeleted) throw accountDeleted();
}
