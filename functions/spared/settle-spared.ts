import { AppError } from '../platform/errors';
import { cleared, ledgerWith, settled } from './ledger';
import { presented, readSpared } from './read-spared';
import type { SparedDeps } from './spared-deps';

/** Settles a fact, including one from the profile; a repeat returns the first result. */
export async function settleSpared(deps: SparedDeps, userId: string, factId: string) {
  const { today, ledger, spared, sparedWith } = await readSpared(deps, userId);
  const kept = ledger.find((fact) => fact.factId === factId);
  const fact = spared.facts.find((each) => each.factId === factId) ?? kept;
  if (!fact) throw new AppError('fact_not_found');
  if (fact.state === 'settled') return { ...presented(spared), settledAt: fact.changedAt };
  const now = deps.storage.clock.now().toISOString();
  // A danger is followed by a period of care.
  const done =
    fact.kind === 'event' && fact.state === 'told' ? cleared(fact, { now, today }) : settled(fact, now);
  await deps.facts.keep(userId, done);
  return { ...presented(sparedWith(ledgerWith(ledger, [done]))), settledAt: done.changedAt };
}
