import type { CoachReply, PastMessage } from '../coach-facts';
import { coachRequestOf, type CoachRequest } from '../coach-request';
import { fitReply } from '../fit-reply';
import { answerByRules } from './answer-by-rules';
import { coachFacts, type FactsChanges } from './coach-facts.fixture';

/** A message of the fixture's person, with what is to differ. */
export const requestFor = (
  message: string,
  changes: FactsChanges = {},
  history: readonly PastMessage[] = [],
): CoachRequest => coachRequestOf(coachFacts(changes), message, history);

/** What the built-in coach answers them, as it is shown. */
export function askBuiltIn(...asked: Parameters<typeof requestFor>): CoachReply {
  const request = requestFor(...asked);
  return fitReply(answerByRules(request), request);
}
