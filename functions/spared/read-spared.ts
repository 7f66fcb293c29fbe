import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { AppError } from '../platform/errors';
import type { HealthFact } from './health-fact';
import { presentFact } from './fact-text';
import { sparedFor, type Spared } from './spared-for';
import type { SparedDeps } from './spared-deps';

export interface OwnSpared {
  today: LocalDate;
  ledger: HealthFact[];
  spared: Spared;
  /** The same with another ledger. */
  sparedWith: (ledger: readonly HealthFact[]) => Spared;
}

/** Everything known about a person's health; refuses an account that is gone. */
export async function readSpared(
  { storage, facts, readAccount }: Pick<SparedDeps, 'storage' | 'facts' | 'readAccount'>,
  userId: string,
): Promise<OwnSpared> {
  const [account, ledger] = await Promise.all([readAccount(userId), facts.list(userId)]);
  if (!account) throw new AppError('profile_not_found');
  const today = localDateOf(storage.clock.now(), account.timeZone);
  const sparedWith = (rows: readonly HealthFact[]) => sparedFor(account.answers, rows, today);
  return { today, ledger, spared: sparedWith(ledger), sparedWith };
}

/** The facts that hold, as the API returns them. */
export const presented = ({ facts }: Pick<Spared, 'facts'>) => ({ facts: facts.map(presentFact) });
