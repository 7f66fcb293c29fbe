import type { FactSource } from '../../shared/contracts/spared';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { namedFactId } from './fact-text';
import { type HealthFact, type ToldFact } from './health-fact';

/** Where and when something was told. `newId` names facts that only have words. */
export interface Telling {
  today: LocalDate;
  now: string;
  source: FactSource;
  words: string;
  newId: () => string;
}

const mostWords = 500;

/** A fact as it is stored. */
export function factOf(told: ToldFact, { today, now, source, words, newId }: Telling): HealthFact {
  const { days, ...fact } = told;
  return {
    ...fact,
    factId: fact.what === null ? `${fact.kind}.${newId()}` : namedFactId({ ...fact, words }),
    since: today,
    until: days === null ? null : addDays(today, days - 1),
    source,
    words: words.slice(0, mostWords),
    state: 'told',
    changedAt: now,
  };
}

/** Both sides, if the two facts name different ones. */
const sideOf = (fact: HealthFact, known: HealthFact): HealthFact['side'] =>
  fact.side && known.side && fact.side !== known.side ? 'both' : (fact.side ?? known.side);

/** A fact told again: it keeps a known side, and holds for the longer of both times. `known` still holds. */
export function renewed(fact: HealthFact, known: HealthFact): HealthFact {
  const until =
    fact.until === null || known.until === null ? null : fact.until > known.until ? fact.until : known.until;
  return { ...fact, side: sideOf(fact, known), until };
}

/** A settled fact as it is stored. Facts from the profile keep their words, so that changed notes count again. */
export const settled = (fact: HealthFact, now: string): HealthFact => ({
  ...fact,
  state: 'settled',
  changedAt: now,
});

/** Days of care after a danger, and after one that passes quickly. */
const careDays = 14;
const shortCare: Readonly<Record<string, number>> = { fever: 4, 'no-inhaler': 1, alcohol: 1 };

/** A fact after a doctor allowed training: a danger leaves two weeks of care, a fever a few days. */
export function cleared(fact: HealthFact, { now, today }: Pick<Telling, 'now' | 'today'>): HealthFact {
  const days = shortCare[fact.what ?? ''] ?? careDays;
  const until = fact.kind === 'event' ? addDays(today, days - 1) : fact.until;
  return { ...fact, state: 'cleared', until, changedAt: now };
}

/** The ledger with these facts replacing those with the same ID. */
export function ledgerWith(ledger: readonly HealthFact[], changed: readonly HealthFact[]): HealthFact[] {
  const ids = new Set(changed.map(({ factId }) => factId));
  return [...ledger.filter(({ factId }) => !ids.has(factId)), ...changed];
}
