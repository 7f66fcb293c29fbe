import type { NotificationKind } from '../../../shared/contracts/notifications';
import { localDateOf, type LocalDate } from '../../../shared/rules/local-date';
import { isQuiet, quietEnd, type QuietHours } from '../../../shared/rules/quiet-hours';

/** How often a person is interrupted on one of their days, whether by the open page, a push, or an email. */
export const mostADay = 3;

/** How many interruptions may have come that day before one of this kind: the last one is for what waits for an answer. */
const before: Record<NotificationKind, number> = {
  friendRequest: mostADay,
  challenge: mostADay,
  streakAtRisk: mostADay,
  trainingDay: mostADay,
  friendAccepted: mostADay - 1,
  challengeResult: mostADay - 1,
  sharedWorkout: mostADay - 1,
  tier: mostADay - 1,
  cheer: mostADay - 1,
};

export interface Day {
  localDate: LocalDate;
  /** How often the person was interrupted on it. */
  told: number;
}

interface Moment {
  now: Date;
  timeZone: string;
  quietHours: QuietHours | null;
  /** The last day that counts, if there was any. */
  day: Day | null;
}

/** The person's day now. */
export function dayOf({ now, timeZone, day }: Moment): Day {
  const localDate = localDateOf(now, timeZone);
  return day?.localDate === localDate ? day : { localDate, told: 0 };
}

/**
 * live: tell now. waiting: tell at `dueAt` with whatever else waits by then. silent: the list has it, and that is all.
 */
export type Telling = { told: 'live' | 'silent' } | { told: 'waiting'; dueAt: Date };

interface Facts extends Moment {
  kind: NotificationKind;
  /** Whether anything would interrupt them now: a page they see, a push, or an email. */
  isReachable: boolean;
  /** Whether it is pushed, and still is news tomorrow. */
  mayWait: boolean;
}

/** How someone is told of what is news now. */
export function decideTelling(facts: Facts): Telling {
  const { now, timeZone, quietHours, kind, isReachable, mayWait } = facts;
  const later: Telling = mayWait
    ? { told: 'waiting', dueAt: quietEnd(now, timeZone, quietHours) }
    : { told: 'silent' };
  if (isQuiet(now, timeZone, quietHours)) return later;
  if (!isReachable) return { told: 'silent' };
  return dayOf(facts).told < before[kind] ? { told: 'live' } : later;
}
