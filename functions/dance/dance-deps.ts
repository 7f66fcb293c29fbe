import type { ReadTakenTime } from '../activity/public';
import type { Storage } from '../platform/storage/storage';
import type { ReadPaidDance } from '../points/public';
import type { ReadSettings } from '../profile/public';
import type { ReadNewGoal } from '../training/public';
import type { DanceSessionsRepository } from './dance-sessions-repository';

export interface DanceDeps {
  storage: Storage;
  sessions: DanceSessionsRepository;
  readSettings: ReadSettings;
  readTakenTime: ReadTakenTime;
  readPaidDance: ReadPaidDance;
  readNewGoal: ReadNewGoal;
}
