import type { FactSource } from '../../shared/contracts/spared';
import { AppError } from '../platform/errors';
import { presentFact } from './fact-text';
import { factOf, ledgerWith } from './ledger';
import { presented, readSpared } from './read-spared';
import type { ToldFact } from './health-fact';
import { namedDanger } from './reading/named-danger';
import { ownSentences } from './reading/sentences';
import { readTold } from './reading/read-told';
import type { SparedDeps } from './spared-deps';

/** Nobody tells more in a day; each is a row. */
const perDay = { what: 'health-facts', maximum: 50, seconds: 24 * 3600 };

/** Keeps what somebody's words tell; answers what was understood, nothing where nothing was. */
export async function tellSpared(
  deps: SparedDeps,
  userId: string,
  { words, source }: { words: string; source: FactSource },
) {
  const { storage, facts, quotas } = deps;
  const { today, ledger, sparedWith } = await readSpared(deps, userId);
  const telling = { today, now: storage.clock.now().toISOString(), source, words, newId: storage.newId };
  const danger = ownSentences(words)
    .map(({ text }) => namedDanger(text))
    .find((name) => name !== null);
  // A danger that is named outright holds training at once; what to do about it is said in the chat.
  const read: ToldFact[] = danger
    ? [{ kind: 'event', what: danger, side: null, days: null }]
    : readTold(words);
  const told = read.map((fact) => factOf(fact, telling));
  if (told.length > 0 && !(await quotas.take(userId, perDay))) throw new AppError('too_many_facts');
  await Promise.all(told.map((fact) => facts.keep(userId, fact)));
  return { ...presented(sparedWith(ledgerWith(ledger, told))), told: told.map(presentFact) };
}
