import type { Log } from '../../platform/logger';
import { pseudonymOf } from '../../platform/pseudonym';
import { addLogFields } from '../../platform/running';
import { asError, outcomeOf } from '../../platform/outcome';

/** A sign-up or sign-in that the product refuses. The user pool only accepts a refusal as an error. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Rethrows every error, and logs those that are not refusals: the alarm counts these log lines. */
export function reportFailures<Event extends { userName: string }>(
  log: Log,
  trigger: (event: Event) => Promise<Event>,
) {
  return async (event: Event): Promise<Event> => {
    addLogFields({ user: pseudonymOf(event.userName) });
    try {
      return await trigger(event);
    } catch (error) {
      if (!(error instanceof Refused))
        log.error('trigger failed', { outcome: outcomeOf(error), error: asError(error) });
      throw error;
    }
  };
}
