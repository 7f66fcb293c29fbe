import type { ReadActivityDays } from '../activity/public';
import type { ReadPreferences } from '../notifications/public';
import type { ReadPerson } from '../people/public';
import type { Log } from '../platform/logger';
import type { Storage } from '../platform/storage/storage';
import type { ReadRhythm } from '../profile/public';
import type { ReadPlannedMinutes } from '../training/public';
import type { RemindersRepository } from './reminders-repository';

export interface KeepDeps {
  storage: Storage;
  reminders: RemindersRepository;
  readPerson: ReadPerson;
  readRhythm: ReadRhythm;
  readPreferences: ReadPreferences;
}

export interface SendDeps extends KeepDeps {
  log: Log;
  readActivityDays: ReadActivityDays;
  readPlannedMinutes: ReadPlannedMinutes;
}
