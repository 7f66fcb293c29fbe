import type { AiUsageRepository } from '../../ai/ai-usage-repository';
import type { AskWithinBudget } from '../../ai/ask-within-budget';
import type { Clock } from '../../platform/clock';
import type { ReadSettings } from '../../profile/public';
import type { NutritionDeps } from '../nutrition-deps';
import type { PhotosRepository } from './photos-repository';

export interface PhotosDeps {
  clock: Clock;
  photos: Pick<PhotosRepository, 'store' | 'read' | 'link'>;
  usage: Pick<AiUsageRepository, 'takeUpload' | 'returnUpload'>;
  readSettings: ReadSettings;
}

/** For logging the meal in a photo; impossible without a model. */
export interface AnalysisDeps extends Pick<
  NutritionDeps,
  'storage' | 'logs' | 'goals' | 'readAccount' | 'readPlanned' | 'readLedger'
> {
  photos: Pick<PhotosRepository, 'read'>;
  askModel: AskWithinBudget | null;
}
