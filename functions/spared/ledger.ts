import type { FactSource } from '../../shared/contracts/spared';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import { namedFactId } from './fact-text';
import { type HealthFact, type ToldFact } from './health-fact';

/** Where and when something was told. `newId` names what only the words tell. */
export interface Telling {
  today: LocalDate;
  now: string;
  source: FactSource;
  words: string;
  newId: () => string;
}

const mostWords = 500;

/** A fact as it is kept. */
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

/** Both sides, where each was told of another one. */
const sideOf = (fact: HealthFact, known: HealthFact): HealthFact['side'] =>
  fact.side && known.side && fact.side !== known.side ? 'both' : (fact.side ?? known.side);

/** A fact said again: its side stays known, and it holds as long as the longer of both. `known` still counts. */
export function renewed(fact: HealthFact, known: HealthFact): HealthFact {
  const until =
    fact.until === null || known.until === null ? null : fact.until > known.until ? fact.until : known.until;
  return { ...fact, side: sideOf(fact, known), until };
}

/** A fact as it is kept when it holds no more. What the profile tells keeps its words: other notes count anew. */
export const settled = (fact: HealthFact, now: string): HealthFact => ({
  ...fact,
  state: 'settled',
  changedAt: now,
});

/** Days of care after a danger, and after what was only of a day. */
const careDays = 14;
const shortCare: Readonly<Record<string, number>> = { fever: 4, 'no-inhaler': 1, alcohol: 1 };

/** A fact with which a doctor allows training: of a danger only care is left, for two weeks; after a fever for some days. */
export function cleared(fact: HealthFact, { now, today }: Pick<Telling, 'now' | 'today'>): HealthFact {
  const days = shortCare[fact.what ?? ''] ?? careDays;
  const until = fact.kind === 'event' ? addDays(today, days - 1) : fact.until;
  return { ...fact, state: 'cleared', until, changedAt: now };
}

/** The ledger with these facts in place of those of the same name. */
export function ledgerWith(ledger: readonly HealthFact[], changed: readonly HealthFact[]): HealthFact[] {
  const ids = new Set(changed.map(({ factId }) => factId));
  return [...ledger.filter(({ factId }) => !ids.has(factId)), ...changed];
}
