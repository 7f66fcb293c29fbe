import { createActivityRepository } from '../activity/public';
import { createPeopleRepository } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { workoutsRoutes } from './routes';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';

const { config, log, storage } = createPlatform('workouts');

export const api = createApi(
  workoutsRoutes({
    storage,
    sessions: createWorkoutSessionsRepository(storage),
    activity: createActivityRepository(storage),
    people: createPeopleRepository(storage),
    readSettings: createReadSettings(storage),
  }),
  { log, originVerifySecret: config.originVerifySecret },
);
