import { createAdmit } from '../people/public';
import { createVerifyAccessToken } from '../platform/http/access-token';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadSettings, createRecogniseDevice } from '../profile/public';
import { createActivityRepository } from './activity-repository';
import { authenticate } from './authenticate';
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
    authenticate: authenticate(createRecogniseDevice(storage), createVerifyAccessToken(config.userPool())),
  },
);
