import { createAuthenticate } from '../account/public';
import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createActivityRepository } from './activity-repository';
import { activityRoutes } from './routes';

const platform = createPlatform('activity', createAdmit);
const { config, storage } = platform;

export const api = createApi(
  activityRoutes({
    clock: storage.clock,
    activity: createActivityRepository(storage),
    readSettings: createReadSettings(storage),
  }),
  {
    ...platform,
    authenticate: createAuthenticate(storage, config.userPool()),
  },
);
