import { createReadActivityDays } from '../activity/public';
import { createReadPreferences } from '../notifications/public';
import { createReadPerson } from '../people/public';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { counted } from '../platform/usage';
import { createReadRhythm } from '../profile/public';
import { createReadPlannedMinutes } from '../training/public';
import { keepReminder } from './keep-reminder';
import { createRemindersRepository } from './reminders-repository';
import { sendReminders } from './send-reminders';

const { log, storage } = createPlatform('reminders');
const deps = {
  storage,
  log,
  reminders: createRemindersRepository(storage),
  readPerson: createReadPerson(storage),
  readRhythm: createReadRhythm(storage),
  readPreferences: createReadPreferences(storage),
  readActivityDays: createReadActivityDays(storage),
  readPlannedMinutes: createReadPlannedMinutes(storage),
};

const keep = ({ userId }: { userId: string }) => keepReminder(deps, userId);

export const events = createConsumer(
  {
    OnboardingCompleted: keep,
    ProfileUpdated: keep,
    NotificationPreferencesChanged: keep,
    WorkoutCompleted: keep,
    DanceSessionCompleted: keep,
  },
  log,
);
export const remind = counted(log, 'reminders-send', sendReminders(deps));
