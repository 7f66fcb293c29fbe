import type { CoachReply, PastMessage } from '../coach-facts';
import { coachRequestOf, type CoachRequest } from '../coach-request';
import { fitReply } from '../fit-reply';
import { answerByRules } from './answer-by-rules';
import { coachFacts, type FactsChanges } from './coach-facts.fixture';

/** A message from the fixture's person, with the given changes. */
export const requestFor = (
  message: string,
  changes: FactsChanges = {},
  history: readonly PastMessage[] = [],
): CoachRequest => coachRequestOf(coachFacts(changes), message, history);

/** The built-in coach's answer, as it is shown. */
export function askBuiltIn(...asked: Parameters<typeof requestFor>): CoachReply {
  const request = requestFor(...asked);
  return fitReply(answerByRules(request), request);
}
