import type { LedgerEntry } from './rules/ledger';
import { tierReached } from '../../shared/rules/tiers';
import { changeStandingItem, standingOf, type Person } from '../people/public';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createLedgerRepository } from './ledger-repository';

/** A person's awards as they were read, and the row's state with them. */
export interface Payment {
  before: Person;
  awards: readonly LedgerEntry[];
  after: Pick<Person, 'totalPoints' | 'longestStreak'>;
  /** Something was removed or restored: no congratulations. */
  corrects?: boolean;
}

/** The items that pay awards: ledger entries, the row under its version lock, and the events. */
export function awardItems(
  storage: Storage,
  about: { userId: string; cause: Cause },
  payment: Payment,
): TransactItem[] {
  const { before, awards, after } = payment;
  const ledger = createLedgerRepository(storage);
  const createdAt = storage.clock.now().toISOString();
  const isLess = after.totalPoints < before.totalPoints;
  const changes = { ...after, ...(isLess && { mostPoints: mostOf(before) }) };
  return [
    changeStandingItem(storage, before, changes),
    ...awards.map((award) => ledger.entryItem(about.userId, award, createdAt)),
    ...events(storage, about, payment),
  ];
}

const mostOf = ({ totalPoints, mostPoints = 0 }: Person) => Math.max(totalPoints, mostPoints);

function events(
  storage: Storage,
  { userId, cause }: { userId: string; cause: Cause },
  { before, awards, after, corrects = false }: Payment,
): TransactItem[] {
  const standing = standingOf({ ...before, ...after, version: before.version + 1 });
  const { totalPoints } = after;
  const told = awards.filter((award) => award.points !== 0);
  if (told.length === 0)
    return [outboxItem(storage, 'StandingChanged', { userId, cause, data: { standing } })];
  const data = { awards: told, totalPoints, standing };
  const type = corrects ? 'PointsCorrected' : 'PointsAwarded';
  const items = [outboxItem(storage, type, { userId, cause, data })];
  // A tier reached again after points were taken back is not news.
  const tier = tierReached(mostOf(before), totalPoints);
  if (tier && tier !== 'Bronze') {
    items.push(outboxItem(storage, 'TierReached', { userId, cause, data: { tier, totalPoints } }));
  }
  return items;
}
