import { photosContract } from '../../../shared/contracts/photos';
import { AppError } from '../../platform/errors';
import { routes } from '../../platform/http/routes';
import { analysePhoto } from './analyse-photo';
import type { AnalysisDeps, PhotosDeps } from './photos-deps';
import { uploadPhoto } from './upload-photo';

export const photosRoutes = (deps: PhotosDeps & AnalysisDeps) =>
  routes(photosContract, {
    uploadPhoto: ({ query, body }, { caller }) =>
      uploadPhoto(deps, caller.userId, { id: query.id, bytes: body }),
    readPhotoLink: async ({ params: { photoId } }, { caller: { userId } }) => {
      const link = await deps.photos.link({ userId, photoId }, deps.clock.now());
      if (!link) throw new AppError('photo_not_found');
      return link;
    },
    analysePhoto: ({ body }, { caller, correlationId }) =>
      analysePhoto(deps, { userId: caller.userId, correlationId }, body),
  });
