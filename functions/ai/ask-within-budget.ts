import type { Answered, AskModel, Question } from './ask-model';
import type { Budget, Spender } from './budget';
import type { ModelMessage } from './provider';
import { estimateTokens } from './tokens';

export interface BudgetedQuestion<Reply> extends Omit<Question<Reply>, 'safetyIdentifier' | 'startedAt'> {
  spender: Spender;
  /** Tokens that a reply of typical length costs on top of the prompt. */
  replyTokens: number;
  /** The follow-up request after a reply; null if the reply is the answer. */
  again?: (reply: Reply) => Promise<ModelMessage[] | null>;
}

/**
 * Asks the model within a person's budget: reserves before, corrects to the true cost afterward, and gives a question
 * back if it got no answer. Two rounds count as one chat and share its time. `remainingToday` is the chats left.
 * Throws coach_limit_reached without asking.
 */
export type AskWithinBudget = <Reply>(
  question: BudgetedQuestion<Reply>,
) => Promise<{ answered: Answered<Reply>; remainingToday: number }>;

interface AskWithinBudgetDeps {
  ask: AskModel;
  budget: Pick<Budget, 'take' | 'settle'>;
  safetyIdentifierOf: (userId: string) => Promise<string>;
}

/** At most two rounds; the second one's reply is the answer. */
async function askInRounds<Reply>(
  ask: AskModel,
  question: Question<Reply>,
  again: BudgetedQuestion<Reply>['again'],
): Promise<Answered<Reply>> {
  const startedAt = performance.now();
  const first = await ask(question);
  if (first.kind !== 'reply' || question.stop.aborted) return first;
  const messages = (await again?.(first.reply)) ?? null;
  if (!messages) return first;
  const second = await ask({ ...question, messages, startedAt });
  return { ...second, tokens: first.tokens + second.tokens };
}

export function createAskWithinBudget({
  ask,
  budget,
  safetyIdentifierOf,
}: AskWithinBudgetDeps): AskWithinBudget {
  return async ({ spender, replyTokens, again, ...question }) => {
    const estimate = estimateTokens(question.messages) + replyTokens;
    await budget.take(spender, estimate);
    const safetyIdentifier = await safetyIdentifierOf(spender.userId);
    const answered = await askInRounds(ask, { ...question, safetyIdentifier }, again);
    const actual = { tokens: answered.tokens, answered: answered.kind !== 'failed' };
    return { answered, remainingToday: await budget.settle(spender, estimate, actual) };
  };
}
