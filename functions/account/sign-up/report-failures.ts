import type { Log } from '../../platform/logger';

/** A sign-up or sign-in that the product refuses. The user pool only accepts a refusal as an error. */
export class Refused extends Error {}

/** Rethrows every error, and logs those that are not refusals: the alarm counts these log lines. */
export function reportFailures<Event>(log: Log, trigger: (event: Event) => Promise<Event>) {
  return async (event: Event): Promise<Event> => {
    try {
      return await trigger(event);
    } catch (error) {
      if (!(error instanceof Refused))
        log.error('trigger failed', { error: error instanceof Error ? error : new Error(String(error)) });
      throw error;
    }
  };
}
