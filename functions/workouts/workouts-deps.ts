import type { ReadTakenTime } from '../activity/public';
import type { ReadHighestChallenge } from '../challenges/public';
import type { FindExercises, ReadExerciseNames } from '../exercises/public';
import type { ReadFriendIds, ReadAreFriends } from '../friends/public';
import type { ReadPerson } from '../people/public';
import type { Quotas } from '../platform/storage/quotas';
import type { Storage } from '../platform/storage/storage';
import type { ReadWorkoutPoints } from '../points/public';
import type { ReadMeasurable, ReadSettings } from '../profile/public';
import type { ReadLedger } from '../spared/public';
import type {
  FindChangedRoutine,
  FindTraining,
  FindChallenge,
  FindSuited,
  ReadIsAllowed,
  ReadNewGoal,
} from '../training/public';
import type { HeartRatesRepository } from './heart-rates-repository';
import type { PersonalRecordsRepository } from './personal-records-repository';
import type { WorkoutSessionsRepository } from './workout-sessions-repository';
import type { WorkoutSummariesRepository } from './workout-summaries-repository';

export interface WorkoutDeps {
  storage: Storage;
  quotas: Quotas;
  sessions: WorkoutSessionsRepository;
  summaries: WorkoutSummariesRepository;
  records: PersonalRecordsRepository;
  heartRates: HeartRatesRepository;
  readSettings: ReadSettings;
  readMeasurable: ReadMeasurable;
  readLedger: ReadLedger;
  readTakenTime: ReadTakenTime;
  readWorkoutPoints: ReadWorkoutPoints;
  findExercises: FindExercises;
  findTraining: FindTraining;
  findChangedRoutine: FindChangedRoutine;
  findChallenge: FindChallenge;
  readIsAllowed: ReadIsAllowed;
  readNewGoal: ReadNewGoal;
  readHighestChallenge: ReadHighestChallenge;
  readExerciseNames: ReadExerciseNames;
  readFriendIds: ReadFriendIds;
  readAreFriends: ReadAreFriends;
  readPerson: ReadPerson;
  findSuited: FindSuited;
}
