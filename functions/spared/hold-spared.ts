import { heldKinds } from '../../shared/contracts/spared';
import { addDays } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import { holdsOn, type HealthFact } from './health-fact';
import { ledgerWith } from './ledger';
import { presented, readSpared } from './read-spared';
import type { SparedDeps } from './spared-deps';

const canBeHeld = ({ kind }: HealthFact) => heldKinds.some((held) => held === kind);

/** Sets how many days a fact holds, including today; null: until it is settled. */
export async function holdSpared(deps: SparedDeps, userId: string, factId: string, days: number | null) {
  const { today, ledger, sparedWith } = await readSpared(deps, userId);
  const fact = ledger.find((each) => each.factId === factId && canBeHeld(each) && holdsOn(each, today));
  if (!fact) throw new AppError('fact_not_found');
  const held = { ...fact, until: days === null ? null : addDays(today, days - 1) };
  await deps.facts.keep(userId, held);
  return presented(sparedWith(ledgerWith(ledger, [held])));
}
