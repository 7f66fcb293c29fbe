import type { AiConfig } from '../platform/ai-config';
import { AppError } from '../platform/errors';
import type { AiUsageRepository } from './ai-usage-repository';
import type { Budget } from './budget';

/** What photo analysis may cost: its own photos per day, and tokens shared with the chats. */
export function createPhotoBudget(
  usage: Pick<AiUsageRepository, 'takePhoto' | 'correctPhotos'>,
  { dailyPhotos: photos, dailyTokens: tokens }: AiConfig,
): Pick<Budget, 'take' | 'settle'> {
  return {
    /** Reserves one photo and the estimated tokens; throws photo_limit_reached. */
    async take({ userId, today }, estimatedTokens) {
      if (!(await usage.takePhoto(userId, today, estimatedTokens, { photos, tokens })))
        throw new AppError('photo_limit_reached');
    },

    /** Corrects a reservation; a photo that no model answered is given back. Returns how many are left. */
    async settle({ userId, today }, estimatedTokens, { tokens: spent, answered }) {
      const by = { photos: answered ? 0 : -1, tokens: spent - estimatedTokens };
      const after = await usage.correctPhotos(userId, today, by);
      return Math.max(0, photos - (after?.photos ?? 0));
    },
  };
}
