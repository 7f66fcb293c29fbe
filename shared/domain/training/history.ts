import type { LocalDate } from '../local-date';

/** One place of a session's plan as it was performed; `workSeconds` as planned, whether or not it was finished. */
export interface PastMove {
  exerciseId: string;
  workSeconds: number;
  finished: boolean;
}

/** One completed or stopped session. */
export interface PastTraining {
  date: LocalDate;
  /** Whole minutes it took. */
  minutes: number;
  /** The main part in its order, without warm-up and cool-down. */
  exercises: readonly PastMove[];
  effort: 'too_easy' | 'right' | 'too_hard' | null;
  swaps: readonly { from: string; to: string; why: 'too_hard' | 'too_easy' }[];
  /** The position of the plan at which it was ended early, null when it came to its end. */
  stoppedAt: number | null;
}

/** The sessions of the last 28 days, oldest first. Older ones may be left in: they are not looked at. */
export type TrainingHistory = readonly PastTraining[];
