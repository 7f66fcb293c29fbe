import { answerByRules } from '../../functions/coach/reply/answer-by-rules';
import { coachRequestOf } from '../../functions/coach/coach-request';
import { fitReply } from '../../functions/coach/fit-reply';
import { screenMessage } from '../../functions/coach/safety/screen-message';
import type { Answer } from './eval-case';

/** The built-in coach behind its safety screen, as the API asks it. */
export const rulesAnswer: Answer = (facts, message, history) => {
  const request = coachRequestOf(facts, message, history);
  return fitReply(screenMessage(request)?.reply ?? answerByRules(request), request);
};
