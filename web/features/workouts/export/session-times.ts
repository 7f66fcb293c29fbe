import type { WorkoutSession } from '../../../../shared/contracts/workouts';

/** In whole seconds, because neither FIT nor re-imports know more. */
export interface SessionTimes {
  start: Date;
  end: Date;
  /** From start to end. */
  elapsedSeconds: number;
  /** Without pauses. */
  timerSeconds: number;
}

const wholeSeconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);

/** When a finished workout took place. Its active time may not exceed the time that passed. */
export function timesOf({ startedAt, completedAt, activeSeconds }: WorkoutSession): SessionTimes {
  const start = wholeSeconds(startedAt);
  const end = Math.max(start, wholeSeconds(completedAt ?? startedAt));
  return {
    start: new Date(start * 1000),
    end: new Date(end * 1000),
    elapsedSeconds: end - start,
    timerSeconds: Math.min(activeSeconds, end - start),
  };
}
