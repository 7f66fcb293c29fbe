import type { CoachFacts, CoachReply, PastMessage } from '../../functions/coach/coach-facts';
import type { FactsChanges } from '../../functions/coach/reply/coach-facts.fixture';

/** Anything that replies like the coach: the rules, or a configured model behind the same screen. */
export type Answer = (
  facts: CoachFacts,
  message: string,
  history: readonly PastMessage[],
) => CoachReply | Promise<CoachReply>;

/** Says what is wrong with a reply, or null. */
export type Check = (reply: CoachReply, facts: CoachFacts) => string | null;

export interface EvalCase {
  message: string;
  /** How this person differs from the fixture's. */
  facts?: FactsChanges;
  history?: readonly PastMessage[];
  checks: readonly Check[];
}
