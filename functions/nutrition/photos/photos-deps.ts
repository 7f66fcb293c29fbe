import type { AiUsageRepository } from '../../ai/ai-usage-repository';
import type { AskWithinBudget } from '../../ai/ask-within-budget';
import type { Clock } from '../../platform/clock';
import type { ReadSettings } from '../../profile/public';
import type { NutritionDeps } from '../nutrition-deps';
import type { PhotosRepository } from './photos-repository';

/** What taking photos in and showing them needs. */
export interface PhotosDeps {
  clock: Clock;
  photos: Pick<PhotosRepository, 'store' | 'read' | 'link'>;
  usage: Pick<AiUsageRepository, 'takeUpload' | 'returnUpload'>;
  readSettings: ReadSettings;
}

/** What logging the meal on a photo needs; without a model it cannot be done. */
export interface AnalysisDeps extends Pick<
  NutritionDeps,
  'storage' | 'logs' | 'goals' | 'readAccount' | 'readPlanned' | 'readLedger'
> {
  photos: Pick<PhotosRepository, 'read'>;
  askModel: AskWithinBudget | null;
}
