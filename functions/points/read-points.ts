import { tierProgress } from '../../shared/domain/tiers';
import type { PeopleRepository } from '../people/public';
import { AppError } from '../platform/errors';
import type { LedgerRepository } from './ledger-repository';

export interface ReadPointsDeps {
  people: PeopleRepository;
  ledger: LedgerRepository;
}

/** The caller's total, tier and newest ledger entries. */
export async function readPoints({ people, ledger }: ReadPointsDeps, userId: string, limit: number) {
  const [person, transactions] = await Promise.all([people.read(userId), ledger.latest(userId, limit)]);
  if (!person) throw new AppError('profile_not_found');
  const { tier, pointsToNextTier } = tierProgress(person.totalPoints);
  return { totalPoints: person.totalPoints, tier, pointsToNextTier, transactions };
}
