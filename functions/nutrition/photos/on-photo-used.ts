import type { DomainEvent } from '../../../shared/events/catalogue';
import type { PhotosRepository } from './photos-repository';

/**
 * Keeps the photo of a meal, which would otherwise expire. `MealLogged` told so before `PhotoUsed` did, and may still be
 * in the queue.
 */
export const onPhotoUsed =
  ({ photos }: { photos: Pick<PhotosRepository, 'keep'> }) =>
  async ({ userId, data: { photoId } }: DomainEvent<'PhotoUsed' | 'MealLogged'>): Promise<void> => {
    if (photoId) await photos.keep({ userId, photoId });
  };
