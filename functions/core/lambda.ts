import { createAuthenticate } from '../account/public';
import { activityApi } from '../activity/api';
import { aiApi } from '../ai/api';
import { challengesApi } from '../challenges/api';
import { exercisesApi } from '../exercises/api';
import { healthApi } from '../health/api';
import { createAdmit } from '../people/public';
import { createApi } from '../platform/http/api';
import { joinRoutes } from '../platform/http/join-routes';
import { createPlatform } from '../platform/platform';
import { pointsApi } from '../points/api';
import { realtimeApi } from '../realtime/api';
import { routinesApi } from '../routines/api';

const platform = createPlatform('core', createAdmit);
const { config, storage } = platform;

export const api = createApi(
  joinRoutes(
    activityApi(platform),
    aiApi(platform),
    challengesApi(platform),
    exercisesApi(platform),
    healthApi(platform),
    pointsApi(platform),
    realtimeApi(platform),
    routinesApi(platform),
  ),
  { ...platform, authenticate: createAuthenticate(storage, config.userPool()) },
);
