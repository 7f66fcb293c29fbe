import { createReadActivityDays } from '../activity/public';
import { createReadPreferences } from '../notifications/public';
import { digestsDue } from '../notifications/rules/digest-text';
import { createReadPerson } from '../people/public';
import { createEventBridge } from '../platform/clients';
import { createConsumer } from '../platform/events/consumer';
import { createPlatform } from '../platform/platform';
import { counted } from '../platform/usage';
import { createReadRhythm } from '../profile/public';
import { createReadPlannedMinutes } from '../training/public';
import { createDueRepository } from './due-repository';
import { keepReminder } from './keep-reminder';
import { listReminders } from './list-reminders';
import { createRemindersRepository, waiting } from './reminders-repository';
import { sendReminders } from './send-reminders';

const { config, log, storage } = createPlatform('reminders');
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
const due = createDueRepository(storage);
const listing = {
  storage,
  log,
  lists: [
    { name: waiting, event: 'RemindersListed', due },
    { name: digestsDue, event: 'DigestsListed', due: createDueRepository(storage, 'digests') },
  ] as const,
  progress: due,
  bus: { client: createEventBridge(), name: config.eventBusName },
};
export const list = counted(log, 'reminders-list', listReminders(listing));
export const send = createConsumer({ RemindersListed: sendReminders(deps) }, log);
