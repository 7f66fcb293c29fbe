import { remindPerson } from './remind-person';
import type { SendDeps } from './reminders-deps';
import type { ReminderRow } from './reminders-repository';

const atOnce = 25;
/** Stops before the function's time limit; a page takes a few seconds at most. */
const patienceMs = 35_000;

async function remindAll(
  deps: SendDeps,
  rows: readonly ReminderRow[],
): Promise<PromiseSettledResult<boolean>[]> {
  const results: PromiseSettledResult<boolean>[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    results.push(...(await Promise.allSettled(some.map((row) => remindPerson(deps, row)))));
  }
  return results;
}

/**
 * Handles everyone whose hour has come, including hours that a run missed, as far as time allows. People it did not
 * get to, or could not handle, keep their hour for the next run; failures are thrown after everyone else had their
 * turn.
 */
export const sendReminders =
  (deps: SendDeps) => async (): Promise<{ lookedAt: number; reminded: number }> => {
    const count = { lookedAt: 0, reminded: 0 };
    let failure: unknown = null;
    const { clock } = deps.storage;
    const began = clock.now();
    for await (const rows of deps.reminders.pagesDue(began.toISOString())) {
      for (const result of await remindAll(deps, rows)) {
        count.lookedAt += 1;
        if (result.status === 'rejected') failure ??= result.reason;
        else if (result.value) count.reminded += 1;
      }
      if (clock.now().getTime() - began.getTime() > patienceMs) break;
    }
    deps.log.info('reminders sent', count);
    if (failure !== null) throw failure;
    return count;
  };
