import { createAiUsageRepository } from '../../ai/ai-usage-repository';
import { createAdmit } from '../../people/public';
import { createFilesClient } from '../../platform/clients';
import { createApi } from '../../platform/http/api';
import { createPlatform } from '../../platform/platform';
import { createReadSettings } from '../../profile/public';
import { createPhotosRepository } from './photos-repository';
import { photosRoutes } from './routes';

const platform = createPlatform('photos', createAdmit);
const { config, storage } = platform;

const client = createFilesClient();
const photos = createPhotosRepository({
  client,
  linkClient: config.fileLinkEndpoint ? createFilesClient(config.fileLinkEndpoint) : client,
  bucket: `${config.bucketPrefix}photos`,
});

export const api = createApi(
  photosRoutes({
    clock: storage.clock,
    photos,
    usage: createAiUsageRepository(storage),
    readSettings: createReadSettings(storage),
  }),
  platform,
);
