import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '../../../shared/contracts/errors';
import { AppError } from '../errors';
import { unlessRefused, when } from './conditions';
import type { Storage } from './storage';
import { updateOf } from './update';

interface Lease {
  userId: string;
  what: string;
  /** The longest the work can take: a lease that was never released ends after this. */
  seconds: number;
  refused: ErrorCode;
}

/** Whether a row of the `quotas` table is a lease that is currently held. */
export const isLease = (row: Record<string, unknown>) => row['holder'] !== undefined;

/** Runs something a person may only do once at a time, in any process; throws while one is running. */
export async function oneAtATime<Result>(
  { documents, tableName, clock, newId }: Storage,
  { userId, what, seconds, refused }: Lease,
  work: () => Promise<Result>,
): Promise<Result> {
  const row = { TableName: tableName('quotas'), Key: { userId, period: `${what}#lease` } };
  const holder = newId();
  const now = Math.floor(clock.now().getTime() / 1000);
  const isFree = when('attribute_not_exists(expiresAt) OR expiresAt <= :now', { now });
  const take = updateOf(row, { set: { holder, expiresAt: now + seconds } }, isFree);
  if (!(await unlessRefused(documents.send(new UpdateCommand(take))))) throw new AppError(refused);
  try {
    return await work();
  } finally {
    const isMine = when('holder = :mine', { mine: holder });
    // A lease that cannot be released expires; the work itself is done.
    await unlessRefused(documents.send(new DeleteCommand({ ...row, ...isMine }))).catch(() => null);
  }
}
