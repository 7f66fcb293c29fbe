import type { Award } from '../../shared/domain/awards';
import { tierReached } from '../../shared/domain/tiers';
import { changeStandingItem, standingOf, type Person } from '../people/public';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createLedgerRepository } from './ledger-repository';

/** Awards of a person as they were read, and what the row says with them. */
export interface Payment {
  before: Person;
  awards: readonly Award[];
  after: Pick<Person, 'totalPoints' | 'longestStreak'>;
}

/** The items that pay awards: ledger entries, the row under its version lock and what is told of it. */
export function awardItems(
  storage: Storage,
  about: { userId: string; cause: Cause },
  { before, awards, after }: Payment,
): TransactItem[] {
  const ledger = createLedgerRepository(storage);
  const createdAt = storage.clock.now().toISOString();
  return [
    changeStandingItem(storage, before, after),
    ...awards.map((award) => ledger.entryItem(about.userId, award, createdAt)),
    ...events(storage, about, { before, awards, after }),
  ];
}

function events(
  storage: Storage,
  { userId, cause }: { userId: string; cause: Cause },
  { before, awards, after }: Payment,
): TransactItem[] {
  const standing = standingOf({ ...before, ...after, version: before.version + 1 });
  const { totalPoints } = after;
  const paying = awards.filter((award) => award.points > 0);
  if (paying.length === 0)
    return [outboxItem(storage, 'StandingChanged', { userId, cause, data: { standing } })];
  const awarded = { awards: paying, totalPoints, standing };
  const items = [outboxItem(storage, 'PointsAwarded', { userId, cause, data: awarded })];
  const tier = tierReached(before.totalPoints, totalPoints);
  if (tier && tier !== 'Bronze') {
    items.push(outboxItem(storage, 'TierReached', { userId, cause, data: { tier, totalPoints } }));
  }
  return items;
}
