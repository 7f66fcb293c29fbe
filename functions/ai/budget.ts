import type { AiConfig } from '../platform/ai-config';
import { AppError } from '../platform/errors';
import type { AiUsageRepository } from './ai-usage-repository';

/** Whose budget, and for which day of their own calendar. */
export interface Spender {
  userId: string;
  today: string;
}

/** What a model may cost: reserved before it is asked, then corrected to the actual cost. */
export function createBudget(usage: AiUsageRepository, config: AiConfig) {
  const { dailyChats: chats, dailyTokens: tokens, chatsPerMinute } = config;
  const left = (used: number) => Math.max(0, chats - used);

  return {
    /** Throws too_many_messages above the limit per minute, with or without a model. */
    async takeMinute(userId: string): Promise<void> {
      if (!(await usage.takeMinute(userId, chatsPerMinute))) throw new AppError('too_many_messages');
    },

    /** Reserves one chat and the estimated tokens; throws coach_limit_reached. */
    async take({ userId, today }: Spender, estimatedTokens: number): Promise<void> {
      const taken = await usage.take(userId, today, estimatedTokens, { chats, tokens });
      if (!taken) throw new AppError('coach_limit_reached');
    },

    /** Corrects a reservation; a chat that no model answered is given back. Returns the chats left. */
    async settle(
      { userId, today }: Spender,
      estimatedTokens: number,
      actual: { tokens: number; answered: boolean },
    ): Promise<number> {
      const by = { chats: actual.answered ? 0 : -1, tokens: actual.tokens - estimatedTokens };
      const after = await usage.correct(userId, today, by);
      return left(after?.chats ?? 0);
    },

    /** Chats left today; null if no model is configured. */
    async remaining({ userId, today }: Spender): Promise<number | null> {
      if (config.mode === 'rules') return null;
      return left((await usage.read(userId, today)).chats);
    },
  };
}

export type Budget = ReturnType<typeof createBudget>;
