import { createReadActivityDays } from '../activity/public';
import { createAdmit, createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createLedgerRepository } from './ledger-repository';
import { onDanceSessionCompleted } from './on-dance-session-completed';
import { onMealLogged } from './on-meal-logged';
import { onWorkoutCompleted } from './on-workout-completed';
import { pointsRoutes } from './routes';

const platform = createPlatform('points', createAdmit);
const { log, storage } = platform;
const deps = {
  storage,
  ledger: createLedgerRepository(storage),
  readPerson: createReadPerson(storage),
  readActivityDays: createReadActivityDays(storage),
  readSettings: createReadSettings(storage),
};

export const api = createApi(pointsRoutes(deps), platform);
export const events = createConsumer(
  {
    WorkoutCompleted: onWorkoutCompleted(deps),
    MealLogged: onMealLogged(deps),
    DanceSessionCompleted: onDanceSessionCompleted(deps),
  },
  log,
);
