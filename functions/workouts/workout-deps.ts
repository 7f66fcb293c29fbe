import type { ActivityRepository } from '../activity/public';
import type { PeopleRepository } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { ReadSettings } from '../profile/public';
import type { WorkoutSessionsRepository } from './workout-sessions-repository';

export interface WorkoutDeps {
  storage: Storage;
  sessions: WorkoutSessionsRepository;
  activity: ActivityRepository;
  people: PeopleRepository;
  readSettings: ReadSettings;
}
