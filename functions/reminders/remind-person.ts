import type { EventData } from '../../shared/events/catalogue';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { hourOf } from '../../shared/rules/hour-of';
import { isWakingHour, nextNight, nextReminderTime } from '../../shared/rules/reminder-time';
import { isActive, isOutsideDay } from '../activity/public';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import { unlessRefused } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import type { Rhythm } from '../profile/public';
import { chooseReminder, isResting, restAfterDays } from './choose-reminder';
import type { SendDeps } from './reminders-deps';
import type { ReminderRow } from './reminders-repository';

interface Moment {
  now: Date;
  today: LocalDate;
  rhythm: Rhythm;
  kinds: { streakAtRisk: boolean; trainingDay: boolean };
  isTheirHour: boolean;
}

interface Outcome {
  reminder: EventData<'ReminderSent'> | null;
  rests: boolean;
}

async function decide(deps: SendDeps, row: ReminderRow, moment: Moment): Promise<Outcome> {
  const { now, today, rhythm, kinds, isTheirHour } = moment;
  const { userId } = row;
  const days = await deps.readActivityDays(userId, addDays(today, -restAfterDays));
  const { timeZone, forgivenDates, answers } = rhythm;
  const facts = {
    today,
    activeDates: days.filter(isActive).map(({ localDate }) => localDate),
    forgivenDates,
    outsideDates: days.filter(isOutsideDay).map(({ localDate }) => localDate),
    since: localDateOf(new Date(row.since), timeZone),
    wants: kinds,
    readMinutes: async () => answers && deps.readPlannedMinutes(userId, answers, today),
  };
  const chosen = isTheirHour ? await chooseReminder(facts) : null;
  const until = nextNight(now, timeZone).toISOString();
  return { reminder: chosen && { ...chosen, localDate: today, until }, rests: isResting(facts) };
}

/**
 * Handles a person whose hour has come: sends a reminder if there is reason to, and sets their next hour, in one
 * transaction. So a repeated message reminds no one twice and forgets no one. Returns whether a reminder was sent.
 */
export async function remindPerson(deps: SendDeps, row: ReminderRow, cause: Cause): Promise<boolean> {
  const { storage, reminders } = deps;
  const { userId } = row;
  const reads = [deps.readPerson(userId), deps.readRhythm(userId), deps.readPreferences(userId)] as const;
  const [person, rhythm, { kinds, reminderHour }] = await Promise.all(reads);
  if (person?.state !== 'active' || !rhythm) {
    await unlessRefused(transact(storage.documents, [reminders.removeItem(row)]));
    return false;
  }
  const now = storage.clock.now();
  const today = localDateOf(now, rhythm.timeZone);
  const isAwake = isWakingHour(now, rhythm.timeZone) && hourOf(now, rhythm.timeZone) >= reminderHour;
  const isTheirHour = isAwake && (row.remindedOn === null || row.remindedOn < today);
  const { reminder, rests } = await decide(deps, row, { now, today, rhythm, kinds, isTheirHour });
  const next = nextReminderTime(now, rhythm.timeZone, reminderHour, now);
  const written = transact(storage.documents, [
    reminders.storeItem(row, {
      userId,
      dueAt: rests || !(kinds.streakAtRisk || kinds.trainingDay) ? null : next.toISOString(),
      doneAt: now.toISOString(),
      remindedOn: reminder ? today : row.remindedOn,
      since: row.since,
    }),
    ...(reminder ? [outboxItem(storage, 'ReminderSent', { userId, cause, data: reminder })] : []),
  ]);
  // Refused: another message was faster and already set the next hour.
  return (await unlessRefused(written.then(() => true))) !== null && reminder !== null;
}
