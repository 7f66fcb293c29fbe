import { setSeconds, type DanceSetId } from './choices';
import type { DanceSample } from './result';

/** Seconds by which a start may reach the server late. */
const LATE_START_SECONDS = 3;
/** How far back a client may date what it did while offline. */
const LONGEST_BACKDATING_HOURS = 48;

interface Times {
  /** As the server knows them. */
  startedAt: Date;
  now: Date;
}

/** Whether the seconds can have been danced: they fit the set and the time that passed, and without a camera nobody was seen. */
export function isPlausible(
  { set, camera }: { set: DanceSetId; camera: boolean },
  samples: readonly DanceSample[],
  { startedAt, now }: Times,
): boolean {
  const passed = (now.getTime() - startedAt.getTime()) / 1000 + LATE_START_SECONDS;
  if (samples.length > Math.min(passed, setSeconds(set))) return false;
  return camera || samples.every(({ accuracy }) => accuracy === null);
}

/** The end of a session: as claimed, but not before it can have been danced, after `now`, or more than 48 h back. */
export function clampDanceEnd(
  claimed: Date,
  { startedAt, now, activeSeconds }: Times & { activeSeconds: number },
): Date {
  const earliest = Math.max(
    startedAt.getTime() + activeSeconds * 1000,
    now.getTime() - LONGEST_BACKDATING_HOURS * 3_600_000,
  );
  return new Date(Math.min(now.getTime(), Math.max(claimed.getTime(), earliest)));
}
