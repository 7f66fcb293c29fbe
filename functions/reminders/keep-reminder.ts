import { nextReminderTime } from '../../shared/rules/reminder-time';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { KeepDeps } from './reminders-deps';

/**
 * Updates a person's row to match their current preferences and time zone, whichever event announced a change. The
 * current hour stays due until it was handled.
 */
export async function keepReminder(deps: KeepDeps, userId: string): Promise<void> {
  const { storage, reminders, readPerson, readRhythm, readPreferences } = deps;
  await decideAgain(async () => {
    // Read first, so any later change makes the write refuse.
    const seen = await reminders.read(userId);
    const reads = [readPerson(userId), readRhythm(userId), readPreferences(userId)] as const;
    const [person, rhythm, { kinds, reminderHour }] = await Promise.all(reads);
    if (person?.state !== 'active' || !rhythm) return;
    const now = storage.clock.now();
    const done = seen?.doneAt ? new Date(seen.doneAt) : null;
    const next = nextReminderTime(now, rhythm.timeZone, reminderHour, done);
    const dueAt = kinds.streakAtRisk || kinds.trainingDay ? next.toISOString() : null;
    if (seen && seen.dueAt === dueAt) return;
    const { doneAt = null, remindedOn = null, since = now.toISOString() } = seen ?? {};
    await transact(storage.documents, [
      reminders.storeItem(seen, { userId, dueAt, doneAt, remindedOn, since }),
    ]);
  });
}
