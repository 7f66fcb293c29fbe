import type { Answered, AskModel, Question } from './ask-model';
import type { Budget, Spender } from './budget';
import { estimateTokens } from './tokens';

export interface BudgetedQuestion<Reply> extends Omit<Question<Reply>, 'safetyIdentifier'> {
  spender: Spender;
  /** What a reply of the usual length costs on top of what is asked, in tokens. */
  replyTokens: number;
}

/**
 * Asks the model at a person's expense: reserves before, corrects to the true cost after, and gives a question that
 * got no answer back. `remainingToday` are the chats left. Throws coach_limit_reached and asks nothing then.
 */
export type AskWithinBudget = <Reply>(
  question: BudgetedQuestion<Reply>,
) => Promise<{ answered: Answered<Reply>; remainingToday: number }>;

interface AskWithinBudgetDeps {
  ask: AskModel;
  budget: Pick<Budget, 'take' | 'settle'>;
  safetyIdentifierOf: (userId: string) => string;
}

export function createAskWithinBudget({
  ask,
  budget,
  safetyIdentifierOf,
}: AskWithinBudgetDeps): AskWithinBudget {
  return async ({ spender, replyTokens, ...question }) => {
    const estimate = estimateTokens(question.messages) + replyTokens;
    await budget.take(spender, estimate);
    const answered = await ask({ ...question, safetyIdentifier: safetyIdentifierOf(spender.userId) });
    const actual = { tokens: answered.tokens, answered: answered.kind !== 'failed' };
    return { answered, remainingToday: await budget.settle(spender, estimate, actual) };
  };
}
