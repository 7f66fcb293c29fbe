import type { LocalDate } from '../../../shared/rules/local-date';

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
  swaps: readonly { from: string; to: string; why: 'too_hard' | 'too_easy' | 'other' | 'hurts' }[];
  /** The position of the plan at which it was ended early, null when it came to its end. */
  stoppedAt: number | null;
}

/** Sessions, oldest first: all of the last 28 days, and older ones as far as they are known, which tell of levels only. */
export type TrainingHistory = readonly PastTraining[];
