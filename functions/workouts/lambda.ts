import { createReadTakenTime } from '../activity/public';
import { createReadHighestChallenge } from '../challenges/public';
import { createFindExercises, createListLibrary, createReadExerciseNames } from '../exercises/public';
import { createReadFriendIds, createReadAreFriends } from '../friends/public';
import { createAdmit, createReadPerson } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createQuotas } from '../platform/storage/quotas';
import { createReadWorkoutPoints } from '../points/public';
import { createReadMeasurable, createReadSettings } from '../profile/public';
import { createReadLedger } from '../spared/public';
import {
  createFindChangedRoutine,
  createFindTraining,
  createFindChallenge,
  createFindSuited,
  createReadIsAllowed,
  createReadNewGoal,
} from '../training/public';
import { createHeartRatesRepository } from './heart-rates-repository';
import { createPersonalRecordsRepository } from './personal-records-repository';
import { workoutsRoutes } from './routes';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';
import { createWorkoutSummariesRepository } from './workout-summaries-repository';

const platform = createPlatform('workouts', createAdmit);
const { log, storage } = platform;
const listLibrary = createListLibrary(storage, log);
const planning = { storage, log, listLibrary };

export const api = createApi(
  workoutsRoutes({
    storage,
    quotas: createQuotas(storage),
    sessions: createWorkoutSessionsRepository(storage),
    summaries: createWorkoutSummariesRepository(storage),
    records: createPersonalRecordsRepository(storage),
    heartRates: createHeartRatesRepository(storage),
    readSettings: createReadSettings(storage),
    readMeasurable: createReadMeasurable(storage),
    readLedger: createReadLedger(storage),
    readTakenTime: createReadTakenTime(storage),
    readWorkoutPoints: createReadWorkoutPoints(storage),
    findExercises: createFindExercises(listLibrary),
    findTraining: createFindTraining(planning),
    findChangedRoutine: createFindChangedRoutine(planning),
    findChallenge: createFindChallenge(planning),
    readIsAllowed: createReadIsAllowed(planning),
    readNewGoal: createReadNewGoal(planning),
    readHighestChallenge: createReadHighestChallenge(storage),
    readExerciseNames: createReadExerciseNames(listLibrary),
    readFriendIds: createReadFriendIds(storage),
    readAreFriends: createReadAreFriends(storage),
    readPerson: createReadPerson(storage),
    findSuited: createFindSuited(planning),
  }),
  platform,
);
