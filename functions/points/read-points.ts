import { tierProgress } from '../../shared/rules/tiers';
import type { ReadPerson } from '../people/public';
import { AppError } from '../platform/errors';
import type { LedgerRepository } from './ledger-repository';

export interface ReadPointsDeps {
  readPerson: ReadPerson;
  ledger: LedgerRepository;
}

/** The caller's total, tier, and newest ledger entries. */
export async function readPoints({ readPerson, ledger }: ReadPointsDeps, userId: string, limit: number) {
  const [person, transactions] = await Promise.all([readPerson(userId), ledger.latest(userId, limit)]);
  if (!person) throw new AppError('profile_not_found');
  const { tier, pointsToNextTier } = tierProgress(person.totalPoints);
  return { totalPoints: person.totalPoints, tier, pointsToNextTier, transactions };
}
