import { createAuthenticate } from '../account/public';
import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createActivityRepository } from './activity-repository';
import { activityRoutes } from './routes';

const { config, log, storage } = createPlatform('activity');

export const api = createApi(
  activityRoutes({
    clock: storage.clock,
    activity: createActivityRepository(storage),
    readSettings: createReadSettings(storage),
  }),
  {
    log,
    originVerifySecret: config.originVerifySecret,
    admit: createAdmit(storage),
    authenticate: createAuthenticate(storage, config.userPool()),
  },
);
