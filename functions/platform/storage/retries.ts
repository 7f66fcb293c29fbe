import { setTimeout as pause } from 'node:timers/promises';
import { ConditionFailed } from './conditions';

interface Pace {
  /** The longest first pause in milliseconds; it doubles with each attempt. */
  firstMs: number;
  longestMs: number;
}

/** For a busy table. */
const busyPace: Pace = { firstMs: 20, longestMs: 1000 };
/** For a row that someone else just changed. */
const racePace: Pace = { firstMs: 8, longestMs: 120 };

/** Waits between attempt number `attempt` (from 1) and the next: a random time up to the longest (full jitter). */
export async function pauseAfter(
  attempt: number,
  { firstMs, longestMs } = busyPace,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<void> {
  await wait(Math.random() * Math.min(longestMs, firstMs * 2 ** (attempt - 1)));
}

/**
 * Reads, decides, and writes: `decide` runs again, reading afresh, whenever someone else was faster. It gets the
 * attempt's number, from 1; after `attempts` of them the last ConditionFailed is thrown. Other failures are thrown
 * immediately.
 */
export async function decideAgain<Result>(
  decide: (attempt: number) => Promise<Result>,
  attempts = 10,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decide(attempt);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === attempts) throw error;
      await pauseAfter(attempt, racePace);
    }
  }
}
