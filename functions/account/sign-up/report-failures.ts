import type { Log } from '../../platform/logger';

/** A sign-up or sign-in that the product refuses. The user pool takes a refusal only as an error. */
export class Refused extends Error {}

/** Passes every error on, and logs those that are no refusals: an alarm counts these lines, not the errors. */
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
