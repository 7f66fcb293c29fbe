import { answerByRules } from '../../functions/coach/built-in/answer-by-rules';
import { screenMessage } from '../../functions/coach/safety/screen-message';
import type { Answer } from './eval-case';

/** The built-in coach behind its safety screen, as the API asks it. */
export const rulesAnswer: Answer = (facts, message, history) =>
  screenMessage(message, facts) ?? answerByRules(facts, message, history);
