import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { pseudonymOf } from '../platform/pseudonym';
import { remindPerson } from './remind-person';
import type { SendDeps } from './reminders-deps';
import type { ReminderRow } from './reminders-repository';

/** Three messages, each tried five times: about an hour. */
const mostFailures = 15;
const dayMs = 86_400_000;

/** Someone who always fails is left until tomorrow, so that they are not tried without end. */
async function noteFailure({ storage, reminders, log }: SendDeps, row: ReminderRow): Promise<void> {
  const { userId, dueAt, failures } = row;
  if (dueAt === null || failures + 1 < mostFailures) return reminders.storeFailure(row, null);
  const now = storage.clock.now().getTime();
  const days = Math.ceil((now - Date.parse(dueAt) + 1) / dayMs);
  log.error('reminder given up for today', { user: pseudonymOf(userId) });
  return reminders.storeFailure(row, new Date(Date.parse(dueAt) + days * dayMs).toISOString());
}

/**
 * Reminds those of a message whose hour has still come, all at the same time. Failures are thrown after everyone else
 * had their turn; the repeated message then finds only those who failed.
 */
export const sendReminders =
  (deps: SendDeps) =>
  async (event: DomainEvent<'RemindersListed'>): Promise<void> => {
    const now = deps.storage.clock.now().toISOString();
    const rows = await deps.reminders.readAll(event.data.userIds);
    const due = rows.filter(({ dueAt }) => dueAt !== null && dueAt <= now);
    const results = await Promise.allSettled(due.map((row) => remindPerson(deps, row, causeOf(event))));
    const failed = due.filter((_, index) => results[index]?.status === 'rejected');
    // What cannot be noted is only tried more often.
    await Promise.allSettled(failed.map((row) => noteFailure(deps, row)));
    const reminded = results.filter((result) => result.status === 'fulfilled' && result.value).length;
    deps.log.info('reminders sent', { lookedAt: due.length, reminded });
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  };
