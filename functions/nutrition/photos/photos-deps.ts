import type { AiUsageRepository } from '../../ai/ai-usage-repository';
import type { Clock } from '../../platform/clock';
import type { ReadSettings } from '../../profile/public';
import type { PhotosRepository } from './photos-repository';

export interface PhotosDeps {
  clock: Clock;
  photos: PhotosRepository;
  usage: Pick<AiUsageRepository, 'takeUpload'>;
  readSettings: ReadSettings;
}
