import type { DomainEvent } from '../../../shared/events/catalogue';
import type { FoodLogsRepository } from '../food-logs-repository';
import type { PhotosRepository } from './photos-repository';

interface ReleaseDeps {
  logs: Pick<FoodLogsRepository, 'readMeal'>;
  photos: Pick<PhotosRepository, 'remove'>;
}

/** Deletes the photo of a removed meal, unless the meal was restored in the meantime. */
export const onPhotoReleased =
  ({ logs, photos }: ReleaseDeps) =>
  async ({ userId, data: { logId, photoId } }: DomainEvent<'PhotoReleased'>): Promise<void> => {
    const meal = await logs.readMeal(userId, logId);
    if (meal?.photoId !== photoId) await photos.remove({ userId, photoId });
  };
