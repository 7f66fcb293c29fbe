import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { keyOf } from '../platform/secret';
import { createEnquiriesRepository } from './enquiries-repository';
import { enquiriesRoutes } from './routes';

const platform = createPlatform('enquiries');
const { config, storage, origin } = platform;

export const api = createApi(
  enquiriesRoutes({
    enquiries: createEnquiriesRepository(storage),
    clock: storage.clock,
    // Without a CDN there is no address to protect; the stage's name keeps hashes apart.
    readKey: keyOf(origin, config.stage),
  }),
  platform,
);
