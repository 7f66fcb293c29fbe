import type { DomainEvent } from '../../../shared/events/catalogue';
import type { PhotosRepository } from './photos-repository';

/** Keeps the photo of a meal, which would otherwise expire. */
export const onMealLogged =
  ({ photos }: { photos: Pick<PhotosRepository, 'keep'> }) =>
  async ({ userId, data: { photoId } }: DomainEvent<'MealLogged'>): Promise<void> => {
    if (photoId) await photos.keep({ userId, photoId });
  };
