import type { FactSource } from '../../shared/contracts/spared';
import { readAnswer } from './bare-name';
import { presentFact } from './fact-text';
import type { ToldFact } from './health-fact';
import { factOf, ledgerWith, renewed, settled } from './ledger';
import { presented, readSpared } from './read-spared';
import { namedDanger } from './reading/named-danger';
import { settledIn } from './reading/read-settled';
import { readTold } from './reading/read-told';
import { ownSentences } from './reading/sentences';
import { isOfTheDay, waitsFor } from './reading/waits-for';
import type { SparedDeps } from './spared-deps';

/** A danger named outright pauses training immediately; the chat says what to do about it. */
function toldBy(words: string, source: FactSource): ToldFact[] {
  const dangers = ownSentences(words).map(({ text }) => namedDanger(text) ?? waitsFor(text));
  const danger = dangers.find((name) => name !== null && name !== 'pregnancy');
  return danger
    ? [{ kind: 'event', what: danger, side: null, days: isOfTheDay(danger) ? 1 : null }]
    : source === 'profile'
      ? readAnswer(words)
      : readTold(words);
}

/** Stores and settles what someone's words say; returns what was understood, empty if nothing was. */
export async function tellSpared(
  deps: SparedDeps,
  userId: string,
  { words, source }: { words: string; source: FactSource },
) {
  const { storage, facts, quotas } = deps;
  const { today, ledger, spared, sparedWith } = await readSpared(deps, userId);
  const now = storage.clock.now().toISOString();
  const telling = { today, now, source, words, newId: storage.newId };
  const told = toldBy(words, source).map((each) => {
    const fact = factOf(each, telling);
    const known = spared.facts.find(({ factId, state }) => factId === fact.factId && state === 'told');
    return known ? renewed(fact, known) : fact;
  });
  const toldIds = new Set(told.map(({ factId }) => factId));
  const over = settledIn(words, spared.facts).filter(({ factId }) => !toldIds.has(factId));
  const changed = [...told, ...over.map((fact) => settled(fact, now))];
  if (changed.length > 0) await quotas.spend(userId, 'health-facts');
  await Promise.all(changed.map((fact) => facts.keep(userId, fact)));
  return {
    ...presented(sparedWith(ledgerWith(ledger, changed))),
    told: told.map(presentFact),
    settled: over.map(presentFact),
  };
}
