import { createReadActivityDays } from '../activity/public';
import { createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createLedgerRepository } from './ledger-repository';
import { onMealLogged } from './on-meal-logged';
import { onWorkoutCompleted } from './on-workout-completed';
import { pointsRoutes } from './routes';

const platform = createPlatform('points');
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
  { WorkoutCompleted: onWorkoutCompleted(deps), MealLogged: onMealLogged(deps) },
  log,
);
