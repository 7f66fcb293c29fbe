import type { CoachFacts, CoachReply, PastMessage } from '../../functions/coach/coach-facts';
import type { FactsChanges } from '../../functions/coach/reply/coach-facts.fixture';

/** Anything that answers as the coach does: the rules, or a configured model behind the same screen. */
export type Answer = (
  facts: CoachFacts,
  message: string,
  history: readonly PastMessage[],
) => CoachReply | Promise<CoachReply>;

/** Says what is wrong with a reply, or null. */
export type Check = (reply: CoachReply, facts: CoachFacts) => string | null;

export interface EvalCase {
  message: string;
  /** How this person differs from the one of the fixture. */
  facts?: FactsChanges;
  history?: readonly PastMessage[];
  checks: readonly Check[];
}
