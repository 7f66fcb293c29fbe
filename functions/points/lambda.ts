import { createReadAllActivityDays } from '../activity/public';
import { createReadDanceIsThere } from '../dance/public';
import { createReadMealIsThere } from '../nutrition/public';
import { createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { createReadSettings } from '../profile/public';
import { createReadWorkoutIsThere } from '../workouts/public';
import { createLedgerRepository } from './ledger-repository';
import { onDanceSessionCompleted } from './on-dance-session-completed';
import { onMealLogged } from './on-meal-logged';
import { onWorkoutCompleted } from './on-workout-completed';

const { log, storage } = createPlatform('points');
const deps = {
  storage,
  ledger: createLedgerRepository(storage),
  readPerson: createReadPerson(storage),
  readActivityDays: createReadAllActivityDays(storage),
  readSettings: createReadSettings(storage),
  readIsThere: {
    workout: createReadWorkoutIsThere(storage),
    meal: createReadMealIsThere(storage),
    dance: createReadDanceIsThere(storage),
  },
};

const [workouts, meals, dances] = [
  onWorkoutCompleted(deps),
  onMealLogged(deps),
  onDanceSessionCompleted(deps),
];

export const events = createConsumer(
  {
    WorkoutCompleted: workouts,
    WorkoutRemoved: workouts,
    WorkoutRestored: workouts,
    MealLogged: meals,
    MealRemoved: meals,
    MealRestored: meals,
    DanceSessionCompleted: dances,
    DanceRemoved: dances,
    DanceRestored: dances,
  },
  log,
);
